/** The part of the package that is used here; it comes without types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      /** A range stays variable, a number does not. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
