import { letterTones } from '@coach/contracts/letter';
import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { writeLetter } from '../write-letter.ts';

test('the label of a row of skills is none of them', () => {
  const cv = parseCv({
    text: `Anouk Ferrand
Soudeuse
anouk.ferrand@example.com

EXPÉRIENCE
Soudeuse, Atelier Corbel, Dole, 2019 – 2024

COMPÉTENCES
Aptitudes et compétences techniques\tsoudure de châssis, lecture de plans
Aptitudes et compétences sociales\taccueil des apprentis, travail en équipe`,
  });
  const offer = parseOffer('Soudeur (H/F)\nProfil\nCAP soudage');
  for (const tone of letterTones) {
    const { paragraphs } = writeLetter({ cv, offer, tone, today: '2026-11-22' });
    expect(JSON.stringify(paragraphs.map(({ sentences }) => sentences.map(({ text }) => text)))).not.toMatch(
      /aptitudes/i,
    );
  }
});

test('a diploma on its way that the offer names is told, though a headline names it first', () => {
  const cv = parseCv({
    text: `Anouk Ferrand
Comptable en cabinet, bientôt DSCG
anouk.ferrand@example.com

EXPÉRIENCE
Comptable, Cabinet Corbel, Dole
2019 – présent
- Révision de 40 dossiers

FORMATION
2025 – … : DSCG, cours du soir, en cours
2018 : DCG, obtenu`,
  });
  const offer = parseOffer('Comptable (H/F)\nProfil\n- Titulaire d’un DCG\n- Le DSCG serait un plus');
  for (const tone of letterTones) {
    const { paragraphs } = writeLetter({ cv, offer, tone, today: '2026-11-22' });
    const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
    expect(text).toMatch(/prépar\p{L}+ (?:\p{L}+ ){0,3}(?:le|un) DSCG/u);
  }
});

test('what one can do has its article, and rows of two items are two', () => {
  const cv = parseCv({
    text: `Anouk Ferrand
Ouvrière agricole
anouk.ferrand@example.com

EXPÉRIENCE
Ouvrière agricole, GAEC Corbel, Dole, 2019 – 2024
- Récolte des légumes

COMPÉTENCES
• Conduire tracteur, tailler la vigne
• Agencement des étals Encaissement / soudure de dépannage`,
  });
  const offer = parseOffer('Ouvrière agricole (H/F)\nProfil\nConduite de tracteur');
  for (const tone of letterTones) {
    const { paragraphs } = writeLetter({ cv, offer, tone, today: '2026-11-22' });
    const text = paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
    expect(text).not.toMatch(/conduire tracteur|étals Encaissement| \/ /);
    expect(text).toMatch(/conduire un tracteur/);
  }
});
