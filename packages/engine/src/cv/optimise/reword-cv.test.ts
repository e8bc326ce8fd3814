import type { CvWording, OptimisedCv } from '@coach/contracts/cv-document';
import { optimisedCvSchema } from '@coach/contracts/cv-document';
import { describe, expect, test } from 'vitest';
import { makeCv } from '../../testing/make-cv.ts';
import { linesToWord } from '../lines/lines-to-word.ts';
import { optimiseCv } from './optimise-cv.ts';
import { rewordCv } from './reword-cv.ts';

const cv = makeCv({
  summary: 'Vendeuse attentive, à l’aise avec la clientèle et la caisse.',
  experiences: [
    {
      title: 'Vendeuse',
      company: 'Boulangerie du Port',
      start: '2021',
      end: '2025',
      bullets: ['J’ai été chargée de gérer les commandes des restaurants', 'Service de 150 clients par jour', 'Caisse'],
    },
  ],
  listed: ['tenue de la caisse et du comptoir'],
});
const optimised = optimiseCv({ cv, offer: null });
const [summary, first, second] = linesToWord(optimised.document).map(({ text }) => text) as [string, string, string];
const word = (before: string, after: string, undone = false): CvWording[number] => ({
  ...{ before, after, undone, model: 'petit-modele' },
});
const bullets = ({ document }: OptimisedCv) =>
  document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'entry' ? block.bullets : [])));
const worded = ({ changes }: OptimisedCv) => changes.filter(({ wording }) => wording);

describe('lines that may be worded', () => {
  test('are the summary and the missions, each with its job', () => {
    expect(linesToWord(optimised.document)).toEqual([
      { text: 'Vendeuse attentive, à l’aise avec la clientèle et la caisse.', title: null },
      { text: 'Gestion des commandes des restaurants', title: 'Vendeuse' },
      { text: 'Service de 150 clients par jour', title: 'Vendeuse' },
    ]);
  });
});

describe('rewordCv', () => {
  const wording = [word(first, 'Gestion des commandes de restaurants'), word(second, '150 clients servis par jour')];
  const changed = rewordCv(optimised, wording, cv.text);

  test('puts a model’s line where the engine’s stands, with its reason among the changes', () => {
    expect(bullets(changed)).toEqual(['Gestion des commandes de restaurants', '150 clients servis par jour', 'Caisse']);
    expect(optimisedCvSchema.safeParse(changed).error).toBeUndefined();
    expect(worded(changed)).toMatchObject([
      {
        kind: 'reworded',
        before: 'J’ai été chargée de gérer les commandes des restaurants',
        after: 'Gestion des commandes de restaurants',
        wording: { line: first, model: 'petit-modele' },
      },
      { kind: 'reworded', before: second, after: '150 clients servis par jour', wording: { line: second } },
    ]);
    for (const { before, span } of worded(changed)) {
      expect(span && cv.text.slice(span.start, span.end)).toContain(before);
    }
    expect(changed.changes).toHaveLength(optimised.changes.length + 1);
  });

  test('leaves everything as it was where no line stands', () => {
    expect(rewordCv(optimised, [], cv.text)).toBe(optimised);
    const none = [word(first, 'Autre chose', true), word(second, second), word('Une ligne partie', 'Une autre')];
    expect(rewordCv(optimised, none, cv.text)).toEqual(optimised);
  });

  test('words the summary, and no skill, title or name that reads the same', () => {
    const told = rewordCv(optimised, [word(summary, 'Vendeuse attentive.'), word('Vendeuse', 'Directrice')], cv.text);
    expect(told.document.sections.find(({ kind }) => kind === 'summary')?.blocks).toEqual([
      { kind: 'paragraph', text: 'Vendeuse attentive.' },
    ]);
    expect(JSON.stringify(told.document)).not.toContain('Directrice');
  });
});
