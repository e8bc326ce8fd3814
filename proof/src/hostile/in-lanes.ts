/** Does all of it, `lanes` at a time, in order. The first failure ends it. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item, lane: number) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const run = async (lane: number) => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value, lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
}
