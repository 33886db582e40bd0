declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }

  /** Subsets a font to the characters of `text` with HarfBuzz. */
  // biome-ignore lint/style/noDefaultExport: the package is a CommonJS function
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
