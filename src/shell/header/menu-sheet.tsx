import type { HeaderMenu, Panel } from '#content/queries/header-menu-query.ts';
import type { MenuItem, PanelName } from '#content/schemas/navigation-schema.ts';
import { LineGlyph } from '#drawings/lines/line-glyph.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Frame } from '#ui/section/section.tsx';
import { currentOn } from './menu.ts';
import styles from './menu-sheet.module.css';

interface SheetProps {
  id: string;
  panel: Panel;
  menu: HeaderMenu;
  path: string;
}

/** The drawing of an item: a stop on the company's line, an API request, or an icon. */
function Drawing({ panel, item }: { panel: PanelName; item: MenuItem }) {
  if (panel === 'company') return <Station className={styles.stop} />;
  if (item.example) {
    return (
      <span className={styles.request} aria-hidden="true">
        <code>{item.example}</code>
        <Station />
        <i className={styles.wire} />
        <Station />
        <i className={styles.wire} />
        <Station state="now" />
        <code>{item.answer}</code>
      </span>
    );
  }
  if (item.rails) return <LineGlyph used={item.rails} className={styles.icon} />;
  return item.icon ? <Icon name={item.icon} className={styles.icon} /> : null;
}

/** A dropdown's panel, a sheet of full width below the header. */
export function Sheet({ id, panel, menu, path }: SheetProps) {
  return (
    <div id={id} className={styles.sheet} data-panel={panel.name}>
      <Frame className={styles.frame}>
        {panel.headed ? (
          <div className={styles.head}>
            <Text size="subsection">{menu.heading}</Text>
            <Link href={menu.pricing.url} variant="more">
              {menu.pricing.label}
            </Link>
          </div>
        ) : null}
        <ul className={styles.items}>
          {panel.items.map((item) => (
            <li key={item.url}>
              <a className={styles.item} href={item.url} aria-current={currentOn(path, item.url)}>
                <Drawing panel={panel.name} item={item} />
                <Text.span size="name" className={styles.name}>
                  {item.label}
                </Text.span>
                {item.text ? (
                  <Text.span size="small" tone="mute" className={styles.text}>
                    {item.text}
                  </Text.span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </Frame>
    </div>
  );
}
