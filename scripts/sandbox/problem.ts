import type { ApiDocument } from '#content/openapi/types.ts';

/** What an operation answers: a status, and a body where there is one. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal by one of the API's error codes. */
export class Refusal extends Error {
  readonly code: string;
  readonly about: Readonly<Record<string, string>>;

  constructor(code: string, about: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.about = about;
  }
}

/** A refusal as problem details, with the status and the words that the document has for its code. */
export function problemOf(document: ApiDocument, { code, about }: Refusal, request: string): Reply {
  const [status = 500, title = code] =
    document.components.schemas.ErrorCode?.['x-enumDescriptions']?.[code] ?? [];
  const type = `${document.servers.at(-1)?.url.replace(/\/v\d+$/, '')}/problems/${code.replaceAll('_', '-')}`;
  const body = { type, title, code, status, ...about, request_id: `req_${request}` };
  const headers: Record<string, string> = status === 429 ? { 'Retry-After': '1' } : {};
  return { status, type: 'application/problem+json', headers, body };
}
