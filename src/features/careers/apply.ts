import type { PositionEntry } from '../../content/queries/careers.ts';

type Position = Pick<PositionEntry['data'], 'title' | 'apply' | 'send'>;

/** A mailto link with its subject and, where given, its first lines filled in. */
export function mailto(address: string, subject: string, lines: readonly string[] = []): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}

/** The way to send an application: the position's own address, else an e-mail with what to send. */
export function applyHref({ title, apply, send }: Position, email: string): string {
  if (apply) return apply;
  return mailto(
    email,
    `Application: ${title}`,
    send.flatMap((item) => [`${item}:`, '', '']),
  );
}
