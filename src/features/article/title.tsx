import text from '../../ui/text/text.module.css';

/** A title whose compounds are not broken at their hyphens: `multi-login`. */
export function Title({ children }: { children: string }) {
  return children.split(/(\p{L}+-\p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={text.nowrap}>
        {part}
      </span>
    ),
  );
}
