import type { Field } from '#content/openapi/openapi-fields.ts';
import { objectPlace } from '#content/queries/api-reference-query.ts';
import { Breakable } from '#ui/breakable/breakable.tsx';
import { keyAt } from '#ui/key-at.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { t } from '#words/words.ts';
import styles from './reference.module.css';

/** The name of a field, an event or a code in running text: `expires_at`, `recall.answered`. */
const NAME = /\b([a-z]{2,}(?:[._][a-z]{2,})+)\b/;

/**
 * A description from the OpenAPI document, with the names in it set as code, as everywhere in the
 * reference.
 */
export function Description({ children }: { children: string }) {
  return children
    .split(NAME)
    .map((part, index) => (index % 2 === 0 ? part : <code key={keyAt(index, part)}>{part}</code>));
}

/** A value as it is written: in quotes if it contains white space, so that its end is visible. */
const written = (value: string) => (/\s/.test(value) ? JSON.stringify(value) : value);

interface FieldsProps {
  fields: readonly Field[];
  /** The prefix of their fragment ids: `create-payment`. */
  under: string;
  /** What they belong to, for the accessible names of their links: `Prepare a payment`. */
  of: string;
  /** The nesting depth; fields deeper than the first level are folded. */
  depth?: number;
}

/** A constraint on a value; a pattern is set as code, on a line of its own. */
function Rule({ text, first }: { text: string; first: boolean }) {
  const [, pattern] = /^pattern (.*)$/.exec(text) ?? [];
  if (pattern) return <code>{pattern}</code>;
  return <span>{first ? text : ` · ${text}`}</span>;
}

function Type({ field: { type, object } }: { field: Field }) {
  const place = object && objectPlace(object);
  if (!place) return type;
  const [before = '', after = ''] = type.split(object);
  return (
    <>
      {before}
      <Link href={place} variant="text">
        {object}
      </Link>
      {after}
    </>
  );
}

interface InnerProps extends Omit<Required<FieldsProps>, 'fields'> {
  field: Field;
}

function Inner({ field, under, of, depth }: InnerProps) {
  return (
    <details open={depth === 0} className={styles.inner}>
      <summary>{t('api.fieldsOf', { count: field.fields.length, name: field.name })}</summary>
      <Fields
        fields={field.fields}
        under={`${under}-${field.name}`}
        of={t('api.fieldOf', { name: field.name, of })}
        depth={depth + 1}
      />
    </details>
  );
}

/** Properties or parameters, each with its type, its constraints, and a fragment id. */
export function Fields({ fields, under, of, depth = 0 }: FieldsProps) {
  return (
    <Box.ul className={styles.fields}>
      {fields.map((field) => (
        <Box.li key={field.name} id={`${under}-${field.name}`} rule="start" pad={3}>
          <p className={styles.field}>
            <a
              href={`#${under}-${field.name}`}
              aria-label={t('api.fieldOf', { name: field.name, of })}
              className={styles.name}
            >
              <code>
                <Breakable text={field.name} at={/(?<=[._])/} />
              </code>
            </a>{' '}
            <Text.span size="small" tone="mute">
              <Type field={field} />
            </Text.span>{' '}
            {field.required ? (
              <Text.span size="small" tone="bone">
                {t('api.required')}
              </Text.span>
            ) : null}
          </p>
          {field.description ? (
            <Text size="fine" before={1}>
              <Description>{field.description}</Description>
            </Text>
          ) : null}
          {field.rules.length > 0 ? (
            <Text size="small" tone="mute" before={1} className={styles.rules}>
              {field.rules.map((rule, index) => (
                <Rule key={rule} text={rule} first={index === 0} />
              ))}
            </Text>
          ) : null}
          {field.values.length > 0 ? (
            <Text size="small" before={1} className={styles.values}>
              {field.values.map((value) => (
                <code key={value}>{written(value)}</code>
              ))}
            </Text>
          ) : null}
          {field.fields.length > 0 ? (
            <Inner field={field} under={under} of={of} depth={depth} />
          ) : null}
        </Box.li>
      ))}
    </Box.ul>
  );
}
