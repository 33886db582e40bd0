import type { ReactNode } from 'react';
import type { Sections } from '#blocks/article/contents.tsx';
import { BESIDE_MAP, SideMap } from '#blocks/article/side-map.tsx';
import { withNoBreaks } from '#content/no-break.ts';
import type { Resource } from '#content/openapi/openapi-reference.ts';
import type { referenceMap } from '#content/queries/api-reference-query.ts';
import type { StripStop } from '#drawings/lines/strip-map.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Row } from '#ui/row/row.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { capitalised } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { Endpoint, ObjectPart, OperationPart } from './operation.tsx';
import styles from './reference.module.css';
import { LanguageChoice, type Sample } from './samples.tsx';

interface ApiMapProps extends ReturnType<typeof referenceMap> {
  /** The page's address, and its sections in order. */
  here: string;
  sections: Sections;
}

/**
 * The map of the reference, with the page's sections as a branch of its own stop;
 * `follow-reading.ts` marks the one being read.
 */
function ApiMap({ guides, resources, downloads, here, sections }: ApiMapProps) {
  const parts = sections.map(({ id, label }) => ({ label, href: `#${id}` }));
  const stops = [...guides, ...resources].map(
    (place): StripStop =>
      place.href === here ? { ...place, current: true, branch: parts } : place,
  );
  const overview = { label: t('api.overview'), href: '/api', branch: downloads };
  return (
    <SideMap
      label={t('api.reference')}
      summary={t('api.all')}
      reading
      stops={[overview, ...stops]}
    />
  );
}

interface ShellProps {
  label: string;
  title: string;
  lead: string;
  map: ApiMapProps;
  children: ReactNode;
}

/**
 * The frame of all pages of the reference: the map on the left, and beside it the page under its
 * title.
 */
function Shell({ label, title, lead, map, children }: ShellProps) {
  return (
    <Section>
      <Frame grid pad={6} items="top">
        <ApiMap {...map} />
        <Box at={[4, 13]} tablet={[1, 13]}>
          <Box.header {...BESIDE_MAP} pad={3}>
            <Breadcrumbs trail={[{ href: '/api', label: 'API' }]} here={label} />
            <Heading level={1} size="section" before={5}>
              {title}
            </Heading>
            <Text size="lead" measure="text">
              {withNoBreaks(lead)}
            </Text>
            <Text size="small" before={4} data-screen="">
              <Link href={`${map.here}.md`}>{t('api.asMarkdown')}</Link>
            </Text>
          </Box.header>
          {children}
        </Box>
      </Frame>
    </Section>
  );
}

interface ResourcePageProps {
  resource: Resource;
  /** The request of each operation in every language, by the operation's id. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  map: ApiMapProps;
}

const ENTRY = { variant: 'plain', flow: 'ends', items: 'baseline', gap: 2, pad: 3 } as const;

/** `/api/{resource}`: its operations, each beside its code, and the objects that they return. */
export function ResourcePage({ resource, samples, map }: ResourcePageProps) {
  const { label, description, operations, objects } = resource;
  const [languages = []] = Object.values(samples);
  return (
    <Shell label={label} title={label} lead={description} map={map}>
      <Box.ul rule="start" before={5}>
        {operations.map(({ id, method, path, summary }) => (
          <Row key={id}>
            <Link {...ENTRY} href={`#${id}`}>
              <Endpoint method={method} path={path} /> <Text.span size="small">{summary}</Text.span>
            </Link>
          </Row>
        ))}
      </Box.ul>
      <div className={styles.reference}>
        <LanguageChoice languages={languages.map(({ language }) => language)} />
        {operations.map((operation) => (
          <OperationPart
            key={operation.id}
            operation={operation}
            samples={samples[operation.id] ?? []}
          />
        ))}
      </div>
      {objects.map((object) => (
        <ObjectPart key={object.id} object={object} />
      ))}
    </Shell>
  );
}

interface GuidePageProps {
  label: string;
  title: string;
  description: string;
  map: ApiMapProps;
  children: ReactNode;
}

/**
 * `/api/{guide}`: a text beside the map. What follows a colon in the title becomes the start of the
 * lead.
 */
export function GuidePage({ label, title, description, map, children }: GuidePageProps) {
  const [subject = '', more] = title.split(': ');
  const lead = more ? `${capitalised(more)}. ${description}` : description;
  return (
    <Shell label={label} title={subject} lead={lead} map={map}>
      <Box pad={6}>
        <Prose>{children}</Prose>
      </Box>
    </Shell>
  );
}
