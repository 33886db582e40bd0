import { Heading } from '../heading/heading.tsx';
import { Box, Inline } from '../layout/box.tsx';
import { Link } from '../link/link.tsx';
import { Frame } from '../section/section.tsx';
import styles from './gallery.module.css';

/** A phone, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [390, 768, 1440];

/** Every component with its examples, at three widths. */
export function Gallery({ components }: { components: readonly string[] }) {
  return (
    <Frame>
      <Heading size="section" level={1}>
        Components
      </Heading>
      <Inline.nav gap={4} before={5} aria-label="Components">
        {components.map((name) => (
          <Link key={name} href={`#${name}`}>
            {name}
          </Link>
        ))}
      </Inline.nav>
      {components.map((name) => (
        <Box.section key={name} id={name} aria-label={name} before={8} className={styles.frames}>
          <Heading size="minor" level={2}>
            <Link href={`/kit/${name}`}>{name}</Link>
          </Heading>
          {WIDTHS.map((width) => (
            <iframe
              key={width}
              className={styles.frame}
              src={`/kit/${name}`}
              title={`${name} at ${width} px`}
              width={width}
              loading="lazy"
            />
          ))}
        </Box.section>
      ))}
    </Frame>
  );
}
