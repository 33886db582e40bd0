import { cancel, isCancel, text } from '@clack/prompts';

/**
 * The answers to `asks`: those `given` as options, and of the others, in a terminal, those typed if
 * `isAsking`, else empty ones. Ends the process if a question is cancelled.
 */
export async function answersTo<Key extends string>(
  asks: Readonly<Record<Key, string>>,
  given: Readonly<Partial<Record<string, string | boolean>>>,
  isAsking: boolean,
): Promise<Record<Key, string>> {
  const answers: Partial<Record<Key, string>> = {};
  for (const [key, message] of Object.entries(asks) as [Key, string][]) {
    const isOpen = given[key] === undefined && isAsking && process.stdin.isTTY;
    const answer = isOpen ? await text({ message, defaultValue: '' }) : String(given[key] ?? '');
    if (isCancel(answer)) {
      cancel('Nothing was written.');
      process.exit(1);
    }
    answers[key] = answer;
  }
  return answers as Record<Key, string>;
}
