const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs works with the same key after one another in this process, so that of two tabs asking for one thing the second
 * finds it made. Between processes the database decides.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastOf.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key);
  }
}
