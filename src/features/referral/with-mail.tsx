import { Link } from '../../ui/link/link.tsx';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text in which e-mail addresses are links. */
export function WithMail({ text }: { text: string }) {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <Link key={part} href={`mailto:${part}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
