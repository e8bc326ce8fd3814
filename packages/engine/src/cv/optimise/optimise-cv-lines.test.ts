import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const head = ['Loïc Delattre', 'Électricien industriel', '06 39 98 25 66', 'loic@example.com', ''];

function bulletsFor(lines: readonly string[], duties: string, title = 'Électricien industriel'): string[] {
  const offer = parseOffer(`${title} (H/F)\nCâblerie du Val – Jeumont\nVos missions\n${duties}\n`);
  const text = [...head, 'EXPÉRIENCE', `2019 – 2026 : ${title}, Câblerie du Val, Jeumont`, ...lines].join('\n');
  const { document } = optimiseCv({ cv: parseCv({ text }), offer });
  return document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'entry' ? block.bullets : [])),
  );
}

test('a line that says nearly what the offer says is not passed by one that shares a word with it', () => {
  const lines = [
    '• Dépannage d’armoires, de variateurs et de moteurs',
    '• Saisie des interventions en GMAO',
    '• Tirage de câbles en bâtiment',
  ];
  const bullets = bulletsFor(lines, '- dépannage d’armoires, de moteurs et de variateurs\n- saisie en GMAO');
  expect(bullets[0]).toContain('Dépannage');
});

test('a paragraph is one line for each of its sentences, said without « je »', () => {
  const lines = [
    '• Je tenais le poste viandes avec un commis. Commandes chez les producteurs et contrôle des livraisons.',
  ];
  expect(bulletsFor(lines, '- préparer les viandes', 'Cuisinier')).toEqual([
    'Tenue du poste viandes avec un commis',
    'Commandes chez les producteurs et contrôle des livraisons',
  ]);
});

test('a name told again before the headline is no part of it', () => {
  const text = ['LOÏC DELATTRE', 'Loïc DELATTRE Électricien industriel', '06 39 98 25 66', 'loic@example.com'].join(
    '\n',
  );
  expect(parseCv({ text }).title).toBe('Électricien industriel');
});

test('lines of a list end alike, without a stop; a remark of several sentences keeps its own', () => {
  const cv = parseCv({
    text: [
      ...head,
      'EXPÉRIENCE',
      '2019 – 2026 : Électricien industriel, Câblerie du Val, Jeumont',
      '• Dépannage d’armoires.',
      '• Tirage de câbles',
      '',
      'LANGUES',
      'Polonais : bilingue. Anglais : A2.',
      '',
      'LOISIRS',
      'Trésorier d’un club. Course à pied.',
      'Voile, pêche, etc.',
    ].join('\n'),
  });
  const { sections } = optimiseCv({ cv, offer: null }).document;
  const told = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'entry' ? block.bullets : block.kind === 'list' ? block.items : [])),
  );
  expect(told).toEqual([
    'Dépannage d’armoires',
    'Tirage de câbles',
    'Polonais : bilingue',
    'Anglais : A2',
    'Trésorier d’un club. Course à pied.',
    'Voile, pêche, etc.',
  ]);
});
