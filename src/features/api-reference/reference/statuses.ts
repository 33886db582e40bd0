import { STATUS_CODES as NODE } from 'node:http';

/** The reason phrases of the statuses (RFC 9110, which renamed two since Node's list). */
export const STATUS_CODES: Readonly<Record<string, string | undefined>> = {
  ...NODE,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};
