/**
 * Runs `work` on every item, a few at a time, and hands the results to `emit` in the order of the items, each as soon as
 * the ones before it are out.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  emit: (result: Result, item: Item) => void,
  width = 4,
): Promise<void> {
  const running: Promise<Result>[] = [];
  for (let index = 0; index < items.length; index++) {
    while (running.length < items.length && running.length < index + width) {
      const started = work(items[running.length] as Item);
      // Awaited below, in its turn: until then a failure must not count as unhandled.
      started.catch(() => undefined);
      running.push(started);
    }
    emit(await (running[index] as Promise<Result>), items[index] as Item);
  }
}
