import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

const bodyOf = (cv: ParsedCv, offer: ParsedOffer) =>
  writeLetter({ cv, offer, tone: 'direct', today: '2026-11-22' })
    .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ');
const bodyFor = (offer: string) => bodyOf(makeCv(), parseOffer(offer));

test('one duty is spoken of, once, and none that the CV shows is wished for', () => {
  const body = bodyFor('Fleuriste (H/F)\nVos missions\n- gestion des bouquets\n- tenue de la caisse\n');
  expect(body.match(/bouquets|caisse/g)).toHaveLength(1);
  expect(body).not.toMatch(/m’intéresse/);
});

test('a duty that a job shows is tied to that job', () => {
  const cv = makeCv({
    experiences: [
      {
        title: 'Vendeuse',
        company: 'Fleurs Morel',
        start: '2020-01',
        end: 'present',
        bullets: ['Encaissement et clôture de caisse', 'Conseil aux clients'],
      },
    ],
  });
  const offer = parseOffer('Vendeur fleuriste (H/F)\nVos missions\n- assurer l’encaissement et la clôture de caisse\n');
  const body = bodyOf(cv, offer);
  expect(body).toMatch(/m’appuierai sur ce que je fais chez Fleurs Morel|Fleurs Morel me servira pour assurer/);
  expect(body).not.toMatch(/J’aimerais (?!comprendre|voir)|Parmi vos missions/);
});

test('each verb of a mission has its preposition, and a list is not cut inside what qualifies it', () => {
  const body = bodyFor(
    'Fleuriste (H/F)\nVos missions\n- Vous préparez les commandes et les livrez aux clients\n- Vous animez les univers décor, jardin et cadeaux de la boutique du centre\n',
  );
  expect(body).not.toMatch(/univers décor(?!,)|(?:de|à) préparer les commandes et les livrer/);
});

test('of a CV with nothing to tell, a second duty is wished for before what anyone could say', () => {
  const body = bodyFor(
    'Fleuriste (H/F)\nVos missions\n- composer les bouquets\n- tenir la caisse\n- livrer les commandes\n- décorer la vitrine\n',
  );
  const told = body.match(/bouquets|caisse|livrer|vitrine/g) ?? [];
  expect(told).toHaveLength(2);
  expect(new Set(told).size).toBe(2);
});

test('what a job shows of the offer is tied to it before what only fills, and what a page says to its reader is no duty', () => {
  const cv = makeCv({
    title: 'Vendeuse',
    experiences: [
      {
        title: 'Vendeuse',
        company: 'Fleurs Morel',
        start: '2020-01',
        end: 'present',
        bullets: ['Accueil et conseil des clients', 'Encaissement et clôture de caisse', 'Décoration des vitrines'],
      },
      {
        title: 'Vendeuse',
        company: 'Jardins Tell',
        start: '2016-01',
        end: '2019-12',
        bullets: ['Arrosage des plantes de la serre'],
      },
    ],
    listed: ['Word', 'Excel', 'Anglais scolaire'],
  });
  const body = bodyOf(
    cv,
    parseOffer(
      'Vendeur fleuriste (H/F)\nVos missions\n- encaisser les ventes et clôturer la caisse\n- arroser les plantes\n- livrer les bouquets\n- signaler un problème\n',
    ),
  );
  expect(body).toMatch(/encaisser les ventes et clôturer la caisse[^.]* ce que je fais chez Fleurs Morel/);
  expect(body).toMatch(/arroser les plantes[^.]* ce que j’ai fait chez Jardins Tell/);
  expect(body).not.toMatch(/signaler un problème/);
});
