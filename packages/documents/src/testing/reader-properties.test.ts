import { tryProperty } from '@coach/contracts/testing/property';
import { afterAll, expect, test } from 'vitest';
import { createDocumentReader } from '../document-reader.ts';
import { containerProperties, readerProperties } from './reader-properties.ts';

const reader = createDocumentReader({ timeoutMs: 25_000 });
afterAll(() => reader.close());

test.each([...containerProperties, ...readerProperties(reader)])('$name', async (property) => {
  expect((await tryProperty(property, property.quick, 11)).counterexample).toBeNull();
});
