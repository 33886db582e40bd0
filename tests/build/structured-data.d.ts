/** The part of these packages that the rules use; they bring no types of their own. */

declare module '@marbec/web-auto-extractor' {
  class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): object;
  }
  export = WebAutoExtractor;
}

declare module '@adobe/structured-data-validator' {
  class Validator {
    validate(data: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
  export = Validator;
}
