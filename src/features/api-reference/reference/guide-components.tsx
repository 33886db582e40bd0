import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import { guidePieces } from '#content/queries/api-reference-query.ts';
import { Day } from '#ui/date/date-text.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { Description, Fields } from './fields.tsx';
import styles from './reference.module.css';

/** Every error code under its status: its meaning, what to do, and a request that causes it. */
function ErrorCodes() {
  const { codes } = guidePieces();
  const statuses = [...new Set(codes.map(({ status }) => status))];
  return statuses.map((status) => (
    <section key={status}>
      <h3 id={String(status)}>{status}</h3>
      <Box.ul before={3} className={styles.list}>
        {codes
          .filter((one) => one.status === status)
          .map(({ code, meaning, remedy, request }) => (
            <Box.li key={code} id={code} rule="start" pad={3}>
              <a href={`#${code}`} className={styles.name}>
                <code>{code}</code>
              </a>
              <div>
                <Text size="fine" tone="bone">
                  <Description>{meaning}</Description>
                </Text>
                <Text size="fine">
                  <Description>{remedy}</Description>
                </Text>
                <Text size="small" tone="mute">
                  {t('api.comesWith', { request })}
                </Text>
              </div>
            </Box.li>
          ))}
      </Box.ul>
    </section>
  ));
}

/** Every event with an example, and its fields unless an earlier event has the same ones. */
function Events() {
  return guidePieces().events.map(({ type, like, description, fields, example }) => (
    <section key={type}>
      <h3 id={type}>
        <code>{type}</code>
      </h3>
      <p>
        <Description>{description}</Description>
      </p>
      {like === type ? (
        <Fields fields={fields} under={type} of={type} depth={1} />
      ) : (
        <p>{rich(t('api.like', { like }), { like: (text) => <a href={`#${like}`}>{text}</a> })}</p>
      )}
      <details className={styles.inner}>
        <summary>{t('api.exampleOf', { type })}</summary>
        <ProseCode code={JSON.stringify(example, null, 2)} language="json" title={type} />
      </details>
    </section>
  ));
}

/** Every version of the OpenAPI document with its changes. */
function Changelog() {
  return guidePieces().changelog.map(({ version, date, changes, breaks }) => (
    <section key={version}>
      <h3 id={`version-${version.replaceAll('.', '-')}`}>{version}</h3>
      <Text size="small" tone="mute">
        <Day value={date} />
      </Text>
      <ul>
        {changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {breaks.length > 0 ? (
        <details className={styles.inner}>
          <summary>{t('api.breaks')}</summary>
          <ProseCode code={breaks.join('\n')} language="text" title={t('api.since', { version })} />
        </details>
      ) : null}
    </section>
  ));
}

/** The rights that a key can have. */
function Rights() {
  return (
    <Box.ul className={styles.list}>
      {Object.entries(guidePieces().rights).map(([right, text]) => (
        <Box.li key={right} rule="start" pad={3}>
          <code>{right}</code>
          <Text size="fine">{text}</Text>
        </Box.li>
      ))}
    </Box.ul>
  );
}

/** The properties of an error object. */
function Problem() {
  return <Fields fields={guidePieces().problem} under="problem" of="Problem" />;
}

/** The components for the MDX guides that show the OpenAPI document itself. */
export const guideComponents = { Changelog, ErrorCodes, Events, Problem, Rights };
