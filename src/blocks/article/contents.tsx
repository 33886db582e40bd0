import { StripMap } from '#drawings/lines/strip-map.tsx';
import { DisclosureToggle } from '#ui/disclosure-toggle/disclosure-toggle.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import article from './article.module.css';

/** The sections of a text, in order. */
export type Sections = readonly { readonly id: string; readonly label: string }[];

interface ContentsProps {
  /** The accessible name of the list. */
  label: string;
  sections: Sections;
  /** Drawn as a strip map with the lamp, where the page has no other map. */
  map?: boolean;
}

/**
 * The table of contents of a text, in which `follow-reading.ts` marks the section being read; on a
 * map, the stops already read are filled. On a phone it is folded in plain HTML, so that it opens
 * without script.
 */
export function Contents({ label, sections, map = false }: ContentsProps) {
  const title = (
    <Text
      shown="tabletUp"
      {...(map && { size: 'small', className: article.contentsTitle })}
      tone="mute"
      aria-hidden="true"
    >
      {label}
    </Text>
  );
  const toggle = <DisclosureToggle summary={label} shown="phone" className={article.toggle} />;
  if (map) {
    const stops = sections.map(({ id, label: name }) => ({ label: name, href: `#${id}` }));
    return (
      <div data-screen="">
        {title}
        {toggle}
        <StripMap label={label} reading stops={stops} pad={2} />
      </div>
    );
  }
  return (
    <>
      {toggle}
      <nav aria-label={label} data-contents="" data-screen="">
        {title}
        <Box.ol before={3}>
          {sections.map(({ id, label: name }) => (
            <li key={id}>
              <a
                className={`${article.section} ${lookOf({ block: true, pad: 2 })}`}
                href={`#${id}`}
              >
                {name}
              </a>
            </li>
          ))}
        </Box.ol>
      </nav>
    </>
  );
}
