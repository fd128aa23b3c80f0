/** Types of the used part of the package, which has none. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      /** A range keeps the axis variable; a number fixes it. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
