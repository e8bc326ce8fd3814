import { expect, test } from 'vitest';
import { contractProperties } from './contract-properties.ts';
import { loadContracts } from './load-contracts.ts';
import { tryProperty } from './property.ts';

const all = contractProperties(await loadContracts());
// Those of requests: the others are tried by `npm run proof -- properties`.
const requests = all.filter(({ name }) => /(?:Request|Update|New\w*|Query)Schema:| new\w+Schema:/.test(name));

test('every contract is found', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(requests.length).toBeGreaterThan(30);
});

test.each(requests)('$name', async (property) => {
  expect((await tryProperty(property, property.quick, 11)).counterexample).toBeNull();
});
