/** Keys of POSTs whose outcome is unknown, with the generation of the token that they were sent with. */
export interface UncertainPosts {
  readonly note: (key: string, generation: number) => void;
  readonly settle: (key: string) => void;
  readonly has: (key: string) => boolean;
  /** Whether it was sent with another token: then the service does not know the key. */
  readonly underAnotherToken: (key: string, generation: number) => boolean;
}

const most = 200;

export function createUncertainPosts(): UncertainPosts {
  const posts = new Map<string, number>();
  return {
    note(key, generation) {
      posts.set(key, generation);
      const [oldest] = posts.keys();
      if (posts.size > most && oldest !== undefined) posts.delete(oldest);
    },
    settle: (key) => void posts.delete(key),
    has: (key) => posts.has(key),
    underAnotherToken: (key, generation) => (posts.get(key) ?? generation) !== generation,
  };
}
