import { type Ref, useEffect, useId, useRef } from 'react';
import type { EligibilityContent } from '#content/queries/eligibility-query.ts';
import { Station } from '#drawings/lines/station.tsx';
import { showSupportStatus } from '#drawings/support-hours/show-support-status.ts';
import { SupportStatusLine } from '#drawings/support-hours/support-status-line.tsx';
import { dayText } from '#tariff/day.ts';
import { keepTyped, setOrDrop, writeAddress } from '#ui/browser/address.ts';
import { printAround } from '#ui/browser/print.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '#ui/layout/box.tsx';
import { Link, MoreLink } from '#ui/link/link.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { useAddress } from '#ui/use-address.ts';
import { t } from '#words/words.ts';
import { answerTo, type Decision, decide, isFinal } from './decide.ts';
import styles from './eligibility.module.css';
import { QuestionField } from './question-field.tsx';

/** The id of the check, at which the form of other pages arrives. */
export const CHECK_ID = 'check';

/** The visitor's day in ISO 8601, which is how Swedish writes dates. */
const localDay = () => new Date().toLocaleDateString('sv-SE');

interface AnswerProps {
  content: EligibilityContent;
  decision: Decision;
}

interface Titled {
  /** The level of the result's heading. */
  level: 2 | 3;
}

/**
 * A range of prices, also from `free`; only its lower end if one is a sum and the other a
 * percentage.
 */
const rangeOf = (figure: string, price: string): string =>
  figure.includes('%') === price.includes('%') || !/\d/.test(figure)
    ? `${figure} – ${price}`
    : t('tariff.lowest', { price: figure });

/** How long opening takes: in the only category that is possible, or in each. */
function noteFor({ note, noteOfCategory }: EligibilityContent, { categories }: Decision): string {
  const [only = '', ...others] = categories;
  const time = others.length === 0 ? noteOfCategory?.times[only] : undefined;
  return (time && noteOfCategory?.text.replace('{time}', time)) || note;
}

/** The lowest and the highest of the categories that are possible, if any is. */
function rangeIn({ content, decision }: AnswerProps) {
  const categories = content.categories.filter(({ id }) => decision.categories.includes(id));
  const [lowest, highest] = [categories[0], categories.at(-1)];
  return lowest && highest && { lowest, highest };
}

/** The usual category, or the range of those that are possible. */
function categoryText(props: AnswerProps): string | undefined {
  const range = rangeIn(props);
  if (!range) return undefined;
  const { lowest, highest } = range;
  const { usually, between } = props.content;
  return (lowest === highest ? usually : between)
    .replace('{category}', lowest.label)
    .replace('{from}', lowest.label)
    .replace('{to}', highest.label);
}

/** The prices of the usual category, or their range in those that are possible. */
function CategoryPrices(props: AnswerProps) {
  const range = rangeIn(props);
  if (!range) return null;
  const { lowest, highest } = range;
  return (
    <FactList
      before={3}
      facts={highest.prices.flatMap(({ id, name, price }, index) => {
        if (!props.decision.prices.includes(id)) return [];
        const { price: least, figure } = lowest.prices[index] ?? { price, figure: price };
        return { name, value: least === price ? price : rangeOf(figure, price) };
      })}
      className={styles.prices}
    />
  );
}

/** The names of documents, in two columns if there is room. */
export function DocumentList({ documents }: { documents: readonly string[] }) {
  return (
    <Box.ul before={3} className={styles.documents}>
      {documents.map((document) => (
        <li key={document}>{document}</li>
      ))}
    </Box.ul>
  );
}

interface DocumentsProps extends Pick<AnswerProps, 'content'>, Titled {
  documents: readonly string[];
  /** Whether every question is answered, so that the list can be printed. */
  whole: boolean;
}

/** The documents required in a case. */
function Documents({ content, documents, whole, level }: DocumentsProps) {
  const { title, more } = content.documents;
  const Title = level === 2 ? Text.h3 : Text.h4;
  return (
    <>
      <Title size="name" before={6}>
        {title}
      </Title>
      <DocumentList documents={documents} />
      <Inline gap={5} before={4} items="middle">
        <MoreLink to={more} />
        {whole ? (
          <Button
            size="small"
            data-screen=""
            onClick={({ currentTarget }) => printAround(currentTarget)}
          >
            {content.print}
          </Button>
        ) : null}
      </Inline>
    </>
  );
}

/** How to ask at once, by phone or by e-mail. */
function Contact({ ask: { phone, email, answering } }: Pick<EligibilityContent, 'ask'>) {
  useEffect(showSupportStatus, []);
  return (
    <>
      {phone ? (
        <Text before={5}>
          <Link href={phone.href}>{phone.number}</Link>
          {answering ? `, ${answering.inWords}` : null}
        </Text>
      ) : null}
      {answering ? (
        <SupportStatusLine hours={answering.hours} withClock size="fine" before={1}>
          {answering.inWords}
        </SupportStatusLine>
      ) : null}
      <Text before={3}>
        <Link href={`mailto:${email.address}`}>{email.address}</Link>
      </Text>
      <Text size="fine" tone="mute" before={1}>
        {email.text}
      </Text>
    </>
  );
}

/** The result; the line beside the questions runs into it, and on to its first button. */
function Answer({
  content,
  decision,
  level,
  verdictRef,
}: AnswerProps & Titled & { verdictRef: Ref<HTMLDivElement> }) {
  const { verdict, whys, categories } = decision;
  const isOpen = !isFinal(verdict);
  const { title, text } = content.answers[verdict];
  const category = categoryText({ content, decision });
  const usual = category ? <Text before={5}>{category}</Text> : null;
  // The way to a person; with “Ask us first”, phone and e-mail are named above it.
  const person = (verdict === 'ask' && content.ask.booking) || content.person;
  return (
    <Panel
      surface={isOpen ? 'dark' : 'paper'}
      className={styles.answer}
      data-open={isOpen || undefined}
    >
      <Box place="relative" className={styles.course}>
        {/* the verdict, its reasons and the category are announced, not the prices */}
        <div role="status" tabIndex={-1} ref={verdictRef} className={styles.reasons}>
          <Heading size="subsection" level={level}>
            {title}
          </Heading>
          <Text before={3}>{text}</Text>
          {whys.map((why) => (
            <Text key={why} before={3}>
              {why}
            </Text>
          ))}
          {verdict === 'ask' ? null : usual}
        </div>
        {verdict === 'ask' ? (
          <>
            <Contact ask={content.ask} />
            {usual}
          </>
        ) : null}
        <CategoryPrices content={content} decision={decision} />
      </Box>
      {isOpen ? null : (
        <Inline gap={3} place="relative" data-screen="" className={styles.actions}>
          {verdict === 'yes' ? (
            <ButtonLink variant="lamp" href={content.registerHref} outbound="register">
              {content.register}
            </ButtonLink>
          ) : null}
          <ButtonLink variant={verdict === 'ask' ? 'fill' : 'ghost'} href={person.href}>
            {person.label}
          </ButtonLink>
        </Inline>
      )}
      {categories.length > 0 ? (
        <Documents content={content} documents={decision.documents} whole={!isOpen} level={level} />
      ) : null}
      {verdict === 'no' ? null : (
        <Text size="fine" tone="mute" before={5}>
          {noteFor(content, decision)}
        </Text>
      )}
    </Panel>
  );
}

/**
 * The eligibility questions, with the result updated after each answer; the answers are kept in the
 * query string.
 */
export function EligibilityCheck({ content, level }: Titled & { content: EligibilityContent }) {
  const params = useAddress();
  const chosen = Object.fromEntries(
    content.questions.map((question) => [
      question.id,
      answerTo(question, params.get(question.id))?.id,
    ]),
  );
  const verdict = useRef<HTMLDivElement>(null);
  const choose = (id: string, answer: string) => {
    writeAddress((target) => setOrDrop(target, id, answer, ''));
    // On a small screen the result is below the last question.
    if (isFinal(decide(content, { ...chosen, [id]: answer }).verdict)) {
      verdict.current?.scrollIntoView({ block: 'nearest' });
    }
  };
  const prefix = useId();
  const questions = useRef<HTMLOListElement>(null);

  // Takes over what was chosen before hydration.
  useEffect(() => {
    for (const { name, value } of questions.current?.querySelectorAll('select') ?? []) {
      keepTyped(name, value);
    }
  }, []);

  const decision = decide(content, chosen);
  // After a `no` no further question is highlighted.
  const next =
    decision.verdict === 'no' ? undefined : content.questions.find(({ id }) => !chosen[id]);

  return (
    <Box id={CHECK_ID} className={styles.check} data-print="" data-verdict={decision.verdict}>
      {/* what a printed sheet is, of which day, and where its answers can be opened again */}
      {isFinal(decision.verdict) ? (
        <Box className={styles.printed}>
          <Text size="large">{content.heading}</Text>
          <Text size="fine">{dayText(localDay())}</Text>
          <Text size="fine">{window.location.href}</Text>
        </Box>
      ) : null}
      <Stack.ol ref={questions}>
        {content.questions.map((question) => (
          <Box.li
            key={question.id}
            place="relative"
            className={styles.question}
            data-answered={chosen[question.id] ? '' : undefined}
          >
            <Station
              rail={0}
              state={chosen[question.id] ? 'done' : question === next ? 'now' : 'announced'}
            />
            <QuestionField
              question={question}
              fieldId={`${prefix}${question.id}`}
              value={chosen[question.id] ?? ''}
              onChoose={(answer) => choose(question.id, answer)}
              className={styles.row}
            />
          </Box.li>
        ))}
      </Stack.ol>
      <Answer content={content} decision={decision} level={level} verdictRef={verdict} />
    </Box>
  );
}
