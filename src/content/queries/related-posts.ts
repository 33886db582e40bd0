/** What the choice of related posts looks at. */
interface Candidate {
  readonly id: string;
  readonly topic: string;
}

const MOST = 3;

/**
 * Three posts to read next: the ones that the post names, as far as they are out, then the newest
 * of its topic, then the newest of all. `posts` runs from the newest and holds what is published.
 */
export function relatedPosts<Post extends Candidate>(
  posts: readonly Post[],
  post: Candidate,
  named: readonly string[],
): Post[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const chosen = named.flatMap((id) => others.find((other) => other.id === id) ?? []);
  const sameTopic = others.filter(({ topic }) => topic === post.topic);
  return [...new Set([...chosen, ...sameTopic, ...others])].slice(0, MOST);
}

/** The named posts that do not exist at all, published or not. */
export function unknownPosts(known: readonly string[], named: readonly string[]): string[] {
  return named.filter((id) => !known.includes(id));
}
