import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';
import { cleanFileName } from './read-upload.ts';

test('whatever a file is called, it is saved under that name and the header stays one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const clean = cleanFileName(name);
      const header = attachment(new Uint8Array(), clean, 'application/pdf').headers.get('content-disposition') ?? '';
      const [, plain, encoded] = /^attachment; filename="([ -~]*)"; filename\*=UTF-8''([\w.!~%-]*)$/.exec(header) ?? [];
      expect(plain).not.toMatch(/["\\]/);
      expect(decodeURIComponent(encoded ?? '')).toBe(clean);
      expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    }),
  );
});
