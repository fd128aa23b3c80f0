/** Compresses built files, so that services need not compress them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:html|js|mjs|css|svg|json|txt)$/;
/** Below this size the headers cost more than compression saves. */
const WORTHWHILE_BYTES = 800;

/** Writes `….br` and `….gz` beside each file that becomes smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** One level below the highest, which takes more than twice as long to save 1 %. */
const BROTLI_QUALITY = 10;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTHWHILE_BYTES) return;
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
