import { cvUpload } from '@coach/contracts/features/cv';
import { expect, test } from 'vitest';
import { uploadRules } from './upload-rules.ts';

test('the drop zone applies the limits of the contract', () => {
  expect(uploadRules).toEqual(cvUpload);
});
