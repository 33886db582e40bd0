import text from '../../ui/text/text.module.css';

/** A title whose compounds are not broken at their hyphens: `multi-login`, `2027-1`. */
export function Title({ children }: { children: string }) {
  return children.split(/([\p{L}\p{N}]+-[\p{L}\p{N}]+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={text.nowrap}>
        {part}
      </span>
    ),
  );
}
