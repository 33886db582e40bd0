import type { ReactNode } from 'react';
import { Closing } from '../../blocks/closing/closing.tsx';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Abilities } from './abilities.tsx';
import { Environments } from './environments.tsx';
import { Exchange } from './exchange.tsx';
import { Opening } from './opening.tsx';
import { ReadOn } from './read-on.tsx';
import { Scenarios } from './scenarios.tsx';
import { Topics } from './topics.tsx';

interface ApiPageProps {
  content: ApiPageContent;
  /** The first call as code, with its copy button. */
  call?: ReactNode;
}

/** `/api`: one payment on the Instant line, from the request to the last webhook, and what holds around it. */
export function ApiPage({ content, call }: ApiPageProps) {
  return (
    <>
      <Opening content={content} />
      <Exchange timeline={content.timeline} first={content.first} />
      <Abilities cando={content.cando} />
      <Environments texts={content.environments} />
      <Topics content={content} call={call} />
      <Scenarios texts={content.scenarios} />
      <ReadOn links={content.links} />
      <Closing
        texts={{ ...content.closing, second: { label: 'Sandbox', href: content.sandboxHref } }}
        register={content.registerHref}
      />
    </>
  );
}
