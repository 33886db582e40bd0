/** Types for the parts of these packages that the tests use, as they have none. */

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
