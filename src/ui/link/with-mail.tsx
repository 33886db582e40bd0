import { keyAt } from '../key-at.ts';
import { Link } from './link.tsx';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose e-mail addresses are links, which break after the @ only if they do not fit on a line. */
export function WithMail({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name, host] = part.split('@');
    return (
      <Link key={keyAt(index, part)} href={`mailto:${part}`} wrap="whole">
        {name}@<wbr />
        {host}
      </Link>
    );
  });
}
