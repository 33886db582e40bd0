/** What the choice of related posts looks at. */
interface Candidate {
  readonly id: string;
  readonly topic: string;
}

const MOST = 3;

/**
 * Makes the choice of three posts to read next: the ones that the post names, as far as they are
 * out, then the newest of its topic, then the newest of all. `posts` runs from the newest and holds
 * what is published.
 */
export function relatedPosts<Post extends Candidate>(
  posts: readonly Post[],
): (post: Candidate, named: readonly string[]) => Post[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  // One more than needed: the post itself is among them.
  const newest = posts.slice(0, MOST + 1);
  const byTopic = new Map<string, Post[]>();
  for (const post of posts) {
    const first = byTopic.get(post.topic) ?? [];
    if (first.length <= MOST) byTopic.set(post.topic, [...first, post]);
  }
  return ({ id, topic }, named) => {
    const chosen = named.flatMap((other) => byId.get(other) ?? []);
    const all = new Set([...chosen, ...(byTopic.get(topic) ?? []), ...newest]);
    return [...all].filter((other) => other.id !== id).slice(0, MOST);
  };
}

/** The named posts that do not exist at all, published or not. */
export function unknownPosts(known: ReadonlySet<string>, named: readonly string[]): string[] {
  return named.filter((id) => !known.has(id));
}
