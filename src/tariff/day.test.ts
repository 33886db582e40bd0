import { afterEach, expect, test } from 'vitest';
import { en } from '#words/en.ts';
import { messagesOf, setMessages } from '#words/words.ts';
import { dayOfYear, monthName } from './day.ts';

const messages = new Map(messagesOf(en));
const speak = (language: string) => setMessages(() => ({ language, messages }));
afterEach(() => speak('en'));

test.each([
  ['en', '8 April', 'April'],
  ['fr', '8 avril', 'avril'],
  ['de', '8. April', 'April'],
  ['pt', '8 de abril', 'abril'],
])('in %s a day without its year is %s, and its month %s', (language, day, month) => {
  speak(language);
  expect(dayOfYear('2027-04-08')).toBe(day);
  expect(monthName('2027-04-08')).toBe(month);
});
