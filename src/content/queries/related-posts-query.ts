/** The properties by which related posts are chosen. */
interface Candidate {
  readonly id: string;
  readonly topic: string;
}

const MOST = 3;

/**
 * A function that chooses three posts to read next: those that the post names, if published, then
 * the newest of its topic, then the newest of all. `posts` are the published posts, newest first.
 */
export function relatedPosts<Post extends Candidate>(
  posts: readonly Post[],
): (post: Candidate, named: readonly string[]) => Post[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  // One more than needed, in case the post itself is among them.
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

/** Named posts that do not exist, whether published or not. */
export function unknownPosts(known: ReadonlySet<string>, named: readonly string[]): string[] {
  return named.filter((id) => !known.has(id));
}
