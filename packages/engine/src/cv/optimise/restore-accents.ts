import type { ParsedCv } from '@coach/contracts/cv';
import type { CvChange, OptimisedCv } from '@coach/contracts/cv-document';
import { fr } from '../../writing/fr.ts';
import { restored } from '../../writing/restored.ts';
import { retold } from './retold.ts';

const reason = fr`votre CV est écrit presque sans accents : ceux des mots connus sont rétablis partout. Relisez les autres.`;

/** French has an accent on one letter in thirty; below this share they were left out. */
const leftOut = 0.004;

/** A CV typed without accents, with those that are sure: « Depannage sur route » → « Dépannage sur route ». Any other stays. */
export function restoreAccents(optimised: OptimisedCv, cv: ParsedCv): OptimisedCv {
  if (!lacksAccents(cv.text) || isInEnglish(cv.text)) return optimised;
  const changes = optimised.changes
    .map((change): CvChange => (change.after === null ? change : { ...change, after: restored(change.after) }))
    .filter(({ kind, before, after }) => kind !== 'spelled' || before !== after);
  return { document: retold(optimised.document, restored, restored), changes: [...changes, ...exampleOf(cv)] };
}

function lacksAccents(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 400 && (text.match(/[éèêëàâùûîïôçÉÈÊÀÇ]/gu)?.length ?? 0) < letters * leftOut;
}

/** English has no accents to restore: « experience » and « theatre » are its own words. */
function isInEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return (
    count(/(?<!\p{L})(?:the|of|and|with|for|to|by|from)(?!\p{L})/giu) >
    count(/(?<!\p{L})(?:de|des|du|la|le|les|et|en|au|aux|avec|pour)(?!\p{L})/giu)
  );
}

/** What was done, told on the first line of work that shows it. */
function exampleOf(cv: ParsedCv): CvChange[] {
  for (const [index, { bullets }] of cv.experiences.entries())
    for (const [at, before] of bullets.entries()) {
      const after = restored(before);
      const span = cv.spans[`experiences.${index}.bullets.${at}`] ?? null;
      if (after !== before) return [{ kind: 'spelled', before, span, after, reason }];
    }
  return [];
}
