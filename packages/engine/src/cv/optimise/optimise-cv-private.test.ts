import { describe, expect, test } from 'vitest';
import { makeCv } from '../../testing/make-cv.ts';
import { makeOffer } from '../../testing/make-offer.ts';
import { pairs } from '../../testing/pairs.ts';
import { blocksOf, documentText } from '../../testing/told-by.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const { carer } = pairs;

describe('what an optimised CV keeps private', () => {
  test('keeps private what the law protects, and says why', () => {
    const optimised = optimiseCv(carer);
    const text = documentText(optimised);
    for (const detail of ['1990', 'mariée', 'enfants']) expect(text).not.toContain(detail);
    const removed = optimised.changes.filter(({ kind }) => kind === 'removed');
    expect(removed.map(({ before }) => before)).toEqual(['Née le 12/03/1990', 'mariée', '2 enfants']);
    for (const { reason } of removed) expect(reason).toContain('L1132-1');
  });

  test('leaves no double commas or stops where something private stood in a sentence', () => {
    const summary =
      'Vendeuse depuis 6 ans, maman de trois enfants, je cherche un poste du matin. J’ai 41 ans, 3 enfants. Je suis calme.';
    const optimised = optimiseCv({ cv: makeCv({ summary }), offer: null });
    expect(blocksOf(optimised, 'summary')).toMatchObject([
      { text: 'Vendeuse depuis 6 ans, je cherche un poste du matin. Je suis calme.' },
    ]);
  });

  test('takes nothing for an address but an address', () => {
    const header = ['25 ans en cuisine collective', 'mobile 40 km', '8, rue des Lilas', '49000 Angers', 'Permis B'];
    const cv = parseCv({
      text: `Camille Roux
${header.join('\n')}
camille.roux@example.com

PROJETS
2023 Résidence de 48 logements, Vannes

CERTIFICATIONS
Gestes et postures (2 jours,
2022)
Habilitation électrique de
niveau B0
14 cours de langue des signes`,
    });
    const optimised = optimiseCv({ cv, offer: null });
    const text = documentText(optimised);
    for (const kept of [
      '25 ans',
      '40 km',
      'Angers',
      'Permis B',
      '2023 Résidence de 48 logements',
      '14 cours de langue',
    ])
      expect(text).toContain(kept);
    expect(text).not.toMatch(/Lilas|49000/);
    expect(blocksOf(optimised, 'certifications')).toMatchObject([
      {
        items: [
          'Gestes et postures (2 jours, 2022)',
          'Habilitation électrique de niveau B0',
          '14 cours de langue des signes',
        ],
      },
    ]);
    const removed = optimised.changes.filter(({ kind }) => kind === 'removed');
    expect(removed.map(({ before }) => before)).toEqual(['8, rue des Lilas\n49000']);
  });

  test('leaves a right to work for the day of hiring, and health to the person, unless the offer speaks of it', () => {
    const cv = makeCv({ header: ['Titre de séjour', 'RQTH', 'Permis B'] });
    const contact = (title: string) =>
      optimiseCv({ cv, offer: { ...makeOffer({ title }), text: title } }).document.contact.map(({ text }) => text);
    expect(contact('Cariste')).not.toContain('RQTH');
    expect(contact('Cariste')).not.toContain('Titre de séjour');
    expect(contact('Cariste, poste ouvert aux personnes en situation de handicap')).toContain('RQTH');
    expect(contact('Cariste')).toContain('Permis B');
  });

  test('keeps a family leave private, wherever it stands', () => {
    const cv = makeCv({ experiences: [{ title: 'Vendeur', company: 'A', start: '2015', end: '2018' }] });
    const text = `${cv.text}\nCongé parental, 2018-2020`;
    const optimised = optimiseCv({ cv: { ...cv, text }, offer: null });
    expect(documentText(optimised)).not.toContain('parental');
    expect(optimised.changes).toContainEqual(
      expect.objectContaining({ kind: 'removed', before: 'Congé parental, 2018-2020' }),
    );
  });

  test('keeps what is the person’s own choice to tell', () => {
    const optimised = optimiseCv({ cv: makeCv({ header: ['RQTH', '34 ans'] }), offer: null });
    expect(documentText(optimised)).toContain('RQTH');
    expect(documentText(optimised)).not.toContain('34 ans');
  });
});
