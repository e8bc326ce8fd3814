import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

const bodyFor = (offer: string) =>
  writeLetter({ cv: makeCv(), offer: parseOffer(offer), tone: 'direct', today: '2026-11-22' })
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ');

test('a mission is spoken of once, whatever its form', () => {
  const body = bodyFor('Fleuriste (H/F)\nVos missions\n- gestion des bouquets\n- tenue de la caisse\n');
  expect(body.match(/bouquets/g)).toHaveLength(1);
  expect(body.match(/caisse/g)).toHaveLength(1);
});

test('only the name of a thing is said to interest', () => {
  const body = bodyFor('Fleuriste (H/F)\nVos missions\nlecture des plans de table\nla connaissance du gui s’apprend\n');
  expect(body).not.toMatch(/missions, lecture|s’apprend/);
});

test('each verb of a mission has its preposition, and a list is not cut inside what qualifies it', () => {
  const body = bodyFor(
    'Fleuriste (H/F)\nVos missions\n- Vous préparez les commandes et les livrez aux clients\n- Vous animez les univers décor, jardin et cadeaux de la boutique du centre\n',
  );
  expect(body).not.toMatch(/univers décor(?!,)|(?:de|à) préparer les commandes et les livrer/);
});

test('what is new to the person is told with its article, and only a name without', () => {
  const body = bodyFor(
    'Fleuriste (H/F)\nVotre profil\n- Astreinte\n- Maîtrise de Photoshop et de la composition florale\n',
  );
  expect(body).not.toMatch(/prendre en main (?:\p{L}+ et )?Astreinte/u);
});
