import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

const database = {};

function counted() {
  const queries: string[][] = [];
  const ask = askTogether(async (_: object, keys: string[]) => {
    queries.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));
  });
  return { queries, ask };
}

test('questions of one moment make one query, each key once', async () => {
  const { queries, ask } = counted();
  const answers = await Promise.all(['anna', 'bea', 'anna', 'nobody'].map((key) => ask(database, key)));
  expect(answers).toEqual(['ANNA', 'BEA', 'ANNA', undefined]);
  expect(queries).toEqual([['anna', 'bea', 'nobody']]);
});

test('who asks later has a query of their own: nothing is remembered', async () => {
  const { queries, ask } = counted();
  await ask(database, 'anna');
  await ask(database, 'anna');
  expect(queries).toEqual([['anna'], ['anna']]);
});

test('two databases are never asked together, and no query has too many keys', async () => {
  const { queries, ask } = counted();
  await Promise.all([ask(database, 'anna'), ask({}, 'anna')]);
  expect(queries).toEqual([['anna'], ['anna']]);
  await Promise.all(Array.from({ length: 501 }, (_, index) => ask(database, String(index))));
  expect(queries.slice(2).map(({ length }) => length)).toEqual([500, 1]);
});

test('a query that fails fails all who asked it, and no one after them', async () => {
  let fails = true;
  const ask = askTogether(async (_: object, keys: string[]) => {
    if (fails) throw new Error('down');
    return new Map(keys.map((key) => [key, key]));
  });
  const asked = await Promise.allSettled([ask(database, 'anna'), ask(database, 'bea')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask(database, 'anna')).toBe('anna');
});

test('two queries are under way at most; who asks meanwhile goes in the next, and is answered by it alone', async () => {
  const sent: { keys: string[]; end: () => void }[] = [];
  const ask = askTogether((_: object, keys: string[]) => {
    const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
    sent.push({ keys, end: () => resolve(new Map(keys.map((key) => [key, `${key} ${sent.length}`]))) });
    return promise;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const [anna] = [ask(database, 'anna'), await turn()];
  const [bea] = [ask(database, 'bea'), await turn()];
  const [cleo, again] = [ask(database, 'cleo'), ask(database, 'anna'), await turn()];
  expect(sent.map(({ keys }) => keys)).toEqual([['anna'], ['bea']]);
  sent[1]?.end();
  expect(await bea).toBe('bea 2');
  await turn();
  expect(sent[2]?.keys).toEqual(['cleo', 'anna']);
  for (const { end } of sent) end();
  expect(await Promise.all([anna, cleo, again])).toEqual(['anna 3', 'cleo 3', 'anna 3']);
});
