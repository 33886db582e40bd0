import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { EligibilityContent } from '#content/queries/eligibility-query.ts';
import {
  keepTyped,
  readAddress,
  setOrDrop,
  watchAddress,
  writeAddress,
} from '#ui/browser/address.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Box, Inline, Split, Stack, Text } from '#ui/layout/box.tsx';
import { FactList } from '#ui/ledger/ledger.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { type Decision, decide } from './decide.ts';
import styles from './eligibility.module.css';
import { QuestionField } from './question-field.tsx';

const search = () => window.location.search;
const nowhere = () => '';

interface AnswerProps {
  content: EligibilityContent;
  decision: Decision;
}

/** A range of prices; only its beginning where one is a sum and the other a share. */
const rangeOf = (figure: string, price: string): string =>
  figure.includes('%') === price.includes('%')
    ? `${figure} – ${price}`
    : t('tariff.lowest', { price: figure });

/** The usual category with its prices, or the range of those that are possible, and the documents for this case. */
function CategoryAndDocuments({ content, decision }: AnswerProps) {
  const { usually, between, documents } = content;
  const categories = content.categories.filter(({ id }) => decision.categories.includes(id));
  const [lowest, highest] = [categories[0], categories.at(-1)];
  if (!lowest || !highest) return null;
  const text = lowest === highest ? usually : between;
  return (
    <>
      <Text before={5}>
        {text
          .replace('{category}', lowest.label)
          .replace('{from}', lowest.label)
          .replace('{to}', highest.label)}
      </Text>
      <FactList
        before={3}
        facts={highest.prices.map(({ name, price }, index) => {
          const { price: least, figure } = lowest.prices[index] ?? { price, figure: price };
          return { name, value: least === price ? price : rangeOf(figure, price) };
        })}
        className={styles.prices}
      />
      <Text.h3 size="name" before={6}>
        {documents.title}
      </Text.h3>
      <Stack.ul gap={1} before={3} className={styles.documents}>
        {decision.documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </Stack.ul>
      <MoreLink to={documents.more} before={3} />
    </>
  );
}

function Answer({ content, decision }: AnswerProps) {
  const { verdict, whys } = decision;
  const isOpen = verdict === 'open' || verdict === 'soFar';
  const { title, text } = content.answers[verdict];
  return (
    <Panel
      surface={isOpen ? 'dark' : 'paper'}
      className={styles.answer}
      data-open={isOpen || undefined}
    >
      {/* only what has been decided is read out, not the list below it */}
      <div aria-live="polite">
        <Text size="large" tone="bone" className={styles.verdict}>
          {title}
        </Text>
        <Text before={3}>{text}</Text>
        {whys.map((why) => (
          <Text key={why} before={3}>
            {why}
          </Text>
        ))}
      </div>
      <CategoryAndDocuments content={content} decision={decision} />
      {isOpen ? null : (
        <Inline gap={3} before={6} data-screen="">
          {verdict === 'yes' ? (
            <ButtonLink variant="lamp" href={content.registerHref} outbound="register">
              {content.register}
            </ButtonLink>
          ) : null}
          <ButtonLink variant={verdict === 'ask' ? 'fill' : 'ghost'} href={content.person.href}>
            {content.person.label}
          </ButtonLink>
          {verdict === 'no' ? null : (
            <Button onClick={() => window.print()}>{content.print}</Button>
          )}
        </Inline>
      )}
      {verdict === 'no' ? null : (
        <Text size="fine" tone="mute" before={5}>
          {content.note}
        </Text>
      )}
    </Panel>
  );
}

/** Four questions, and at once whether an account can be opened; the answers stand in the address. */
export function EligibilityCheck({ content }: { content: EligibilityContent }) {
  const params = readAddress(useSyncExternalStore(watchAddress, search, nowhere));
  const chosen = Object.fromEntries(
    content.questions.map(({ id }) => [id, params.get(id) ?? undefined]),
  );
  const choose = (id: string, answer: string) =>
    writeAddress((target) => setOrDrop(target, id, answer, ''));
  const prefix = useId();
  const questions = useRef<HTMLOListElement>(null);

  // What was chosen before the script came.
  useEffect(() => {
    for (const { name, value } of questions.current?.querySelectorAll('select') ?? []) {
      keepTyped(name, value);
    }
  }, []);

  return (
    <Box className={styles.check}>
      <Split.ol ref={questions} of={2} gap={5} apart className={styles.questions}>
        {content.questions.map((question) => (
          <li key={question.id}>
            <QuestionField
              question={question}
              fieldId={`${prefix}${question.id}`}
              value={chosen[question.id] ?? ''}
              onChoose={(answer) => choose(question.id, answer)}
            />
          </li>
        ))}
      </Split.ol>
      <Answer content={content} decision={decide(content, chosen)} />
    </Box>
  );
}
