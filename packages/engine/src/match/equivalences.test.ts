import { describe, expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { parseOffer } from '../offer/parse-offer.ts';
import { today } from '../testing/pairs.ts';
import { analyse } from './analyse.ts';
import equivalences from './equivalences.json' with { type: 'json' };

/** What an analysis says of the only thing an offer asks for, once a job of the CV says it in other words. */
function keywordsOf(asked: string, done: string) {
  const cv = parseCv({
    text: `Claire Martin
44000 Nantes
claire.martin@example.com
06 39 98 12 34

EXPÉRIENCE PROFESSIONNELLE

Employée, Maison Ribot, Nantes
03/2019 - 06/2024
- ${done}
`,
  });
  const offer = parseOffer(`Poste en CDI à Nantes

Profil recherché :
- ${asked}
`);
  return analyse({ cv, offer, today }).keywords;
}

describe('what a careful recruiter takes for what the offer asks', () => {
  test.each(equivalences.granted)('« %s »: « %s »', (asked, done) => {
    const { present, equivalent, missing } = keywordsOf(asked as string, done as string);
    expect([...present, ...equivalent]).not.toEqual([]);
    expect(missing).toEqual([]);
  });
});

describe('what does not prove what the offer asks', () => {
  test.each(equivalences.notGranted)('« %s »: « %s »', (asked, done) => {
    const { present, equivalent, missing } = keywordsOf(asked as string, done as string);
    expect([...present, ...equivalent]).toEqual([]);
    expect(missing).not.toEqual([]);
  });
});
