declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
  }

  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
    readonly noHinting?: boolean;
    readonly noLayoutClosure?: boolean;
    readonly keepAllGlyphs?: boolean;
  }

  /** Cuts a font down to the characters of `text`, by HarfBuzz. */
  // biome-ignore lint/style/noDefaultExport: the package is a CommonJS function
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
