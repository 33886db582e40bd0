import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The maximum grade of an FAQ answer, and of all answers on average (docs/authoring.md). */
export const HIGHEST_GRADE = 12;
export const AVERAGE_GRADE = 7;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The readable text of an answer: a component counts as one figure, a link as its text. */
export function readText(body: string): string {
  return body
    .replace(/<[A-Z][^>]*\/>/g, '10')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]/g, '')
    .replace(/→/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

const grades = new Map<string, number>();

/** The grade of a text, cached. */
export function gradeOf(text: string): number {
  const grade = grades.get(text) ?? computeGrade(text);
  grades.set(text, grade);
  return grade;
}

/**
 * The Flesch–Kincaid grade level, which rises with the length of sentences and words. Figures count
 * as words of one syllable.
 */
function computeGrade(text: string): number {
  const sentences = [...SENTENCES.segment(text)].filter(({ segment }) => /\w/.test(segment));
  const words = [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike);
  const syllables = words.reduce((all, { segment }) => all + Math.max(1, syllable(segment)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
