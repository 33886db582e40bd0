declare module 'openapi-to-postmanv2' {
  export interface CollectionItem {
    readonly name: string;
    readonly item?: readonly CollectionItem[];
    readonly event?: readonly object[];
  }

  export interface Collection {
    readonly item: readonly CollectionItem[];
    readonly variable: readonly object[];
  }

  interface Conversion {
    readonly result: boolean;
    readonly reason?: string;
    readonly output?: readonly { readonly data: Collection }[];
  }

  interface Converter {
    convertV2(
      input: { readonly type: 'json'; readonly data: object },
      options: Readonly<Record<string, string | boolean>>,
      done: (error: Error | null, conversion: Conversion) => void,
    ): void;
  }

  const converter: Converter;

  // biome-ignore lint/style/noDefaultExport: the package has only a default export
  export default converter;
}
