import { letterTones } from '@coach/contracts/letter';
import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { writeLetter } from '../write-letter.ts';

test('a letter that dwells on a placement ends on a meeting, and calls it no experience', () => {
  const cv = makeCv({
    experiences: [
      {
        title: 'Stagiaire éducatrice de jeunes enfants',
        company: 'crèche Les Lutins',
        start: '2026-01',
        end: '2026-03',
        bullets: ['J’ai proposé un atelier de comptines et participé à une réunion avec les parents'],
      },
    ],
  });
  const offer = parseOffer(
    'Éducatrice de jeunes enfants (H/F)\nMulti-accueil Les Pins\nVos missions\n- proposer des ateliers\n',
  );
  for (const tone of letterTones) {
    const { paragraphs } = writeLetter({ cv, offer, tone, today: '2026-11-22' });
    const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
    expect(text).not.toMatch(/expérience à la crèche/);
    expect(text).toMatch(/entretien|rencontrer|dites-moi le jour|parler de mon stage/);
  }
});

test('a licence that the offer makes a condition is spoken of where the CV is silent on it, and not denied', () => {
  const offer = parseOffer(
    'Vendeur (H/F)\nVos missions\n- conseiller les clients\nVotre profil\n- Le permis B est indispensable.\n',
  );
  const bodyOf = (header: string[]) =>
    writeLetter({ cv: makeCv({ title: 'Vendeur', header }), offer, tone: 'direct', today: '2026-11-22' })
      .paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
      .join(' ');
  expect(bodyOf([])).toMatch(/Vous demandez le permis B\s: c’est un point dont je souhaite parler/);
  expect(bodyOf(['Permis B'])).not.toContain('Vous demandez le permis B');
});
