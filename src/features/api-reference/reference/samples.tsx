import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '#blocks/copy/copy-button.tsx';
import { CodeFrame, CodeLines, CodeTitle } from '#blocks/prose/code/prose-code.tsx';
import { LANGUAGES } from '#content/code-languages.ts';
import type { NamedExample } from '#content/openapi/openapi-reference.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Box } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import styles from './reference.module.css';

export interface Sample {
  readonly language: string;
  readonly code: string;
}

/** The choice of language for all samples of a page. The first is shown until another is chosen. */
export function LanguageChoice({ languages }: { languages: readonly string[] }) {
  return (
    <Box className={styles.languages} data-bar="" data-screen="">
      <Choice
        legend={t('api.language')}
        name="language"
        defaultValue={languages[0] ?? ''}
        options={languages.map((value) => ({
          value,
          label: value === 'bash' ? 'curl' : (LANGUAGES[value] ?? value),
        }))}
      />
    </Box>
  );
}

/** A title, and a button that copies the code shown below it (`blocks/copy/copy.ts`). */
const barOf = (title: ReactNode, of: string) => (
  <>
    <CodeTitle>{title}</CodeTitle>
    <CopyButton of={of} />
  </>
);

interface SamplesProps {
  title: ReactNode;
  /** The title as text. */
  of: string;
  samples: readonly Sample[];
}

/**
 * One request in every language; the style sheet shows the chosen one, in a frame as high as the
 * longest.
 */
export function Samples({ title, of, samples }: SamplesProps) {
  return (
    <CodeFrame bar={barOf(title, of)}>
      <div className={styles.stack}>
        {samples.map(({ language, code }) => (
          <div key={language} className={styles.sample} data-language={language}>
            <CodeLines code={code} language={language} />
          </div>
        ))}
      </div>
    </CodeFrame>
  );
}

const written = (value: unknown) =>
  typeof value === 'string' ? value.trimEnd() : JSON.stringify(value, null, 2);

const LANGUAGE_OF: Readonly<Record<string, string>> = {
  'application/xml': 'xml',
  'text/csv': 'csv',
};

/** One example of a body, formatted with line breaks. */
export function ExampleCode({ title, example }: { title: string; example: NamedExample }) {
  const language = LANGUAGE_OF[example.type] ?? 'json';
  return (
    <CodeFrame bar={barOf(title, title)}>
      <div data-language={language}>
        <CodeLines code={written(example.value)} language={language} />
      </div>
    </CodeFrame>
  );
}

/** Further examples, folded. */
export function MoreExamples({
  summary,
  examples,
}: {
  summary: string;
  examples: readonly (NamedExample & { readonly title: string })[];
}) {
  if (examples.length === 0) return null;
  return (
    <details className={clsx(styles.inner, lookOf({ before: 3 }))}>
      <summary>{summary}</summary>
      {examples.map((example) => (
        <Box key={`${example.title} ${example.label}`} before={3}>
          <ExampleCode title={example.title} example={example} />
        </Box>
      ))}
    </details>
  );
}
