const underWay = new Map<string, Promise<unknown>>();

/**
 * The result of a work that began in this process with the same key and has not ended, else of this one: of two tabs
 * that ask for the same thing at the same moment, both get what one was charged for. Where the first fails, or whoever
 * asked for it leaves, the next does the work itself.
 */
export async function shareWork<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(key) as Promise<T> | undefined;
  const mine = before?.catch(work) ?? work();
  underWay.set(key, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(key) === mine) underWay.delete(key);
  }
}
