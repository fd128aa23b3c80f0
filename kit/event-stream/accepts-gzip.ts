/** Whether a client takes gzip: the Accept-Encoding header of RFC 9110, section 12.5.3. */

export function acceptsGzip(header: string | undefined): boolean {
  let wildcard = false;
  for (const part of (header ?? "").split(",")) {
    const [coding = "", ...parameters] = part.split(";");
    const name = coding.trim().toLowerCase();
    if (name !== "gzip" && name !== "x-gzip" && name !== "*") continue;
    const wanted = !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(parameter));
    if (name !== "*") return wanted;
    wildcard = wanted;
  }
  return wildcard;
}
