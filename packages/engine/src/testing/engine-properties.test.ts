import { tryProperty } from '@coach/contracts/testing/property';
import { expect, test } from 'vitest';
import { engineProperties } from './engine-properties.ts';

test.each(engineProperties)('$name', async (property) => {
  expect((await tryProperty(property, property.quick, 11)).counterexample).toBeNull();
});
