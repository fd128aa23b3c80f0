/** Chooses the coding of an answer among those that the client accepts (RFC 9110, section 12.5.3). */

export type Coding = "br" | "gzip";

/** In order of preference: the smallest result first. */
const CODINGS: readonly Coding[] = ["br", "gzip"];

/** Returns the coding for an answer; undefined if it must not be compressed. */
export const codingOf = (header: string | undefined): Coding | undefined =>
  header === undefined ? undefined : CODINGS.find((one) => acceptsCoding(header, one));

/** True if the Accept-Encoding header accepts the coding. */
export function acceptsCoding(header: string | undefined, coding: Coding): boolean {
  let wildcard = false;
  for (const part of (header ?? "").split(",")) {
    const [given = "", ...parameters] = part.split(";");
    const name = given
      .trim()
      .toLowerCase()
      .replace(/^x-gzip$/, "gzip");
    if (name !== coding && name !== "*") continue;
    const wanted = !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0{0,3})?\s*$/i.test(parameter));
    if (name !== "*") return wanted;
    wildcard = wanted;
  }
  return wildcard;
}
