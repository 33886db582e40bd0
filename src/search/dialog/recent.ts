import { SEARCHES_KEY } from '#spec.ts';

/** Maximum number of stored searches. */
const KEPT = 5;

/**
 * The last searches on this device, latest first; empty if storage is blocked or holds invalid
 * data.
 */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEARCHES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Stores a search of which a result was opened. */
export function remember(question: string): void {
  const asked = question.trim();
  if (!asked) return;
  try {
    const all = [asked, ...recent().filter((one) => one !== asked)];
    localStorage.setItem(SEARCHES_KEY, JSON.stringify(all.slice(0, KEPT)));
  } catch {
    // Storage is blocked: the search works without a history.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(SEARCHES_KEY);
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
}
