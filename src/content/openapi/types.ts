/**
 * The parts of an OpenAPI 3.1 document that pages, samples and the mock server use. The linter
 * checks the rest.
 */

export interface Reference {
  readonly $ref: string;
  /** Overrides the target's description (JSON Schema 2020-12 allows it beside a reference). */
  readonly description?: string;
}

/** An error code: its status, meaning, remedy, and a request that causes it. */
export interface CodeMeaning {
  readonly status: number;
  /** Occurs only for requests with a body. */
  readonly body?: boolean;
  readonly meaning: string;
  readonly remedy: string;
  readonly request: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  /** For the enumeration of error codes: the meaning of each. */
  readonly 'x-enumDescriptions'?: Readonly<Record<string, CodeMeaning>>;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  /** The possible error codes, if the status alone does not determine them. */
  readonly 'x-codes'?: readonly string[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** The operations of a path, by method, and their shared parameters. */
export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

export interface Tag {
  readonly name: string;
  readonly 'x-displayName': string;
  readonly description: string;
}

export interface SecurityScheme {
  readonly type: string;
  readonly description: string;
  /** For OAuth: the scopes of a token with what each allows. */
  readonly flows?: {
    readonly clientCredentials: { readonly scopes: Readonly<Record<string, string>> };
  };
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Answer>>;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}
