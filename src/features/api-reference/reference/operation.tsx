import { STATUS_CODES as NODE } from 'node:http';
import type { ReactNode } from 'react';
import type { AnswerView, ObjectView, OperationView } from '#content/openapi/openapi-reference.ts';
import { objectPlace } from '#content/queries/api-reference-query.ts';
import { Breakable } from '#ui/breakable/breakable.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { Description, Fields } from './fields.tsx';
import styles from './reference.module.css';
import { ExampleCode, MoreExamples, type Sample, Samples } from './samples.tsx';

/** The reason phrases of the statuses (RFC 9110, which renamed two since Node's list). */
const STATUS_CODES: Readonly<Record<string, string | undefined>> = {
  ...NODE,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

/** A method and a path, which may break before a slash. */
export function Endpoint({ method, path }: Pick<OperationView, 'method' | 'path'>) {
  return (
    <code>
      <b>{method.toUpperCase()}</b> <Breakable text={path} at={/(?=\/)/} />
    </code>
  );
}

/** The heading of a section, with a link to itself. */
function PartHeading({ id, title }: { id: string; title: string }) {
  return (
    <Heading size="subsection" level={2} id={id}>
      {title}
      <a className="anchor" href={`#${id}`} aria-label={t('ui.linkTo', { heading: title })}>
        #
      </a>
    </Heading>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box before={6}>
      <Heading size="minor" level={3}>
        {title}
      </Heading>
      <Box before={3}>{children}</Box>
    </Box>
  );
}

interface AnswerProps {
  answer: AnswerView;
  under: string;
  of: string;
}

function AnswerRow({ answer, under, of }: AnswerProps) {
  const { status, description, object, listed, fields, codes } = answer;
  const place = object && objectPlace(object);
  const more = { size: 'fine', before: 1 } as const;
  if (!status.startsWith('2')) {
    return (
      <Text.li rule="start" pad={2} size="fine">
        <code>{status}</code> {STATUS_CODES[status]}
        {codes.length > 0 ? ': ' : `: ${description}`}
        {codes.map((code, index) => (
          <span key={code}>
            {index > 0 ? ', ' : null}
            <Link href={`/api/errors#${code}`}>
              <code>{code}</code>
            </Link>
          </span>
        ))}
      </Text.li>
    );
  }
  return (
    <Box.li rule="start" pad={3}>
      <p className={styles.field}>
        <code>{status}</code>{' '}
        <Text.span size="small" tone="mute">
          {listed && !object ? t('api.list') : null}
          {object
            ? rich(listed ? t('api.listOf', { object }) : t('api.object', { object }), {
                object: (text) => (place ? <Link href={place}>{text}</Link> : text),
              })
            : null}
          {listed || object ? null : STATUS_CODES[status]}
        </Text.span>
      </p>
      <Text {...more}>
        <Description>{description}</Description>
      </Text>
      {fields.length > 0 ? <Fields fields={fields} under={under} of={of} /> : null}
    </Box.li>
  );
}

/**
 * One operation: its parameters, body and responses, and beside them the request in code and an
 * example response.
 */
export function OperationPart({
  operation,
  samples,
}: {
  operation: OperationView;
  samples: readonly Sample[];
}) {
  const { id, operationId, method, path, summary, description } = operation;
  const { right, parameters, body, answers } = operation;
  const titled = answers.flatMap((answer) =>
    answer.examples.map((example) => ({
      ...example,
      title: `${answer.status} ${example.label || STATUS_CODES[answer.status]}`,
      isCode: answer.codes.length > 0,
    })),
  );
  const [first, ...others] = titled.filter(({ isCode }) => !isCode);
  const bodies = (body?.examples ?? []).slice(1).map((one) => ({ ...one, title: one.label }));
  return (
    <Box.section className={styles.operation} aria-labelledby={id}>
      <div>
        <PartHeading id={id} title={summary} />
        <Text before={3} tone="bone">
          <Endpoint method={method} path={path} />
        </Text>
        <Text before={4}>
          <Description>{description}</Description>
        </Text>
        <Text before={3} size="small" tone="mute">
          {rich(
            right
              ? t('api.operationAndRight', { operation: operationId, right })
              : t('api.operation', { operation: operationId }),
            { code: (text) => <code>{text}</code> },
          )}
        </Text>
        {parameters.length > 0 ? (
          <Part title={t('api.parameters')}>
            <Fields
              fields={parameters.map((one) => ({ ...one, type: `${one.type}, ${one.place}` }))}
              under={id}
              of={summary}
            />
          </Part>
        ) : null}
        {body ? (
          <Part title={t('api.body')}>
            <Text size="small" className={styles.values}>
              {body.types.map((type) => (
                <code key={type}>{type}</code>
              ))}
            </Text>
            <Fields fields={body.fields} under={`${id}-body`} of={t('api.ofBody', { summary })} />
          </Part>
        ) : null}
        <Part title={t('api.answers')}>
          <ul>
            {answers.map((answer) => (
              <AnswerRow
                key={answer.status}
                answer={answer}
                under={`${id}-${answer.status}`}
                of={t('api.ofAnswer', { summary })}
              />
            ))}
          </ul>
        </Part>
      </div>
      <Box className={styles.beside}>
        <Samples
          title={<Endpoint method={method} path={path} />}
          of={`${method.toUpperCase()} ${path}`}
          samples={samples}
        />
        <MoreExamples summary={t('api.otherBodies')} examples={bodies} />
        {first ? (
          <Box before={4}>
            <ExampleCode title={first.title} example={first} />
          </Box>
        ) : null}
        <MoreExamples summary={t('api.otherAnswers')} examples={others} />
      </Box>
    </Box.section>
  );
}

/** An object of the responses, with the operations that use it. */
export function ObjectPart({ object: { id, name, fields, usedIn } }: { object: ObjectView }) {
  return (
    <Box.section className={styles.operation} aria-labelledby={id}>
      <div>
        <PartHeading id={id} title={t('api.theObject', { name })} />
        <Box before={4}>
          <Fields fields={fields} under={id} of={name} />
        </Box>
      </div>
      <Box className={styles.beside}>
        <Text size="small" tone="mute">
          {t('api.usedIn')}
        </Text>
        <Split.ul of={2} before={2} size="fine">
          {usedIn.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} variant="plain" block pad={2}>
                {label}
              </Link>
            </li>
          ))}
        </Split.ul>
      </Box>
    </Box.section>
  );
}
