import { readdirSync, readFileSync } from 'node:fs';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { findContacts } from '@coach/engine/grounding/names/find-contacts';
import { foldText } from '@coach/engine/text/fold-text';
import { expect, test } from 'vitest';
import { hideContacts } from './hide-contacts.ts';

const folder = new URL('../../../../../fixtures/gaps/', import.meta.url);
const cvs = readdirSync(folder).map((file) => ({
  file,
  ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { cv: string; offer: string }),
}));

test.each(cvs)('nothing of $file tells whose CV it is, and all of it comes back', ({ cv, offer }) => {
  const { contact } = parseCv({ text: cv });
  const present = (value: string | null) => (value ? [value] : []);
  const hiding = hideContacts(
    {
      names: present(contact.fullName),
      emails: present(contact.email),
      phones: present(contact.phone),
      urls: present(contact.linkedin),
      towns: present(contact.city),
    },
    [cv, offer],
  );
  const [out = '', outOffer = ''] = hiding.hidden;
  expect(contactsIn(out)).toEqual([]);
  expect(contactsIn(outOffer)).toEqual([]);
  expect(out).not.toMatch(/(?:\d[ .-]?){9}/);
  const parts = (contact.fullName ?? '').split(/[ -]/).filter((part) => part.length > 3);
  const words = new Set(out.match(/\p{Lu}[\p{L}]+/gu)?.map((word) => foldText(word)));
  expect(parts.filter((part) => words.has(foldText(part)))).toEqual([]);
  expect(hiding.hidden.map(hiding.restore)).toEqual([cv, offer]);
});

function contactsIn(text: string): string[] {
  const found = findContacts({ text, folded: foldText(text), tokens: [], stems: [], sentences: [] });
  return found.filter(({ kind }) => kind !== 'url').map(({ value }) => value);
}
