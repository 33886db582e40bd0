import { clsx } from 'clsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

const ON_INSTANT = { swift: 'rest', sepa: 'rest' } as const;

/** What a key can do, and what it cannot: the interchange where all three lines are lit again. */
export function Abilities({ cando }: { cando: ApiPageTexts['cando'] }) {
  return (
    <Section labelledBy="abilities">
      <Frame className={layout.pad8}>
        <Lines
          shape="bend"
          turn="left"
          lines={ON_INSTANT}
          className={clsx(styles.turn, layout.wideOnly)}
        />
        {/* at the left already where the screen is narrow */}
        <Lines shape="straight" lines={ON_INSTANT} className={layout.narrowOnly} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" />
        <Station rail={0} span={3} className={clsx(layout.absolute, styles.change)} />
        <Heading level={2} size="h2" id="abilities" className={cell(2, 12)}>
          {cando.heading}
        </Heading>
        <ul className={clsx(layout.pad7, cell(2, 13))}>
          {cando.items.map(({ title, text: about }) => (
            <li
              key={title}
              className={clsx(layout.two, layout.gap2, layout.baseline, layout.rule, layout.pad5)}
            >
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <p className={layout.measure}>{about}</p>
            </li>
          ))}
          {cando.not.map((about) => (
            <li
              key={about}
              className={clsx(text.bone, layout.between, layout.gap4, layout.rule, layout.pad5)}
            >
              <Station state="dotted" />
              <p className={layout.grow}>{about}</p>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
