import { expect, test } from 'vitest';
import { parseCv } from '../../cv/parse-cv.ts';
import { parseOffer } from '../../offer/parse-offer.ts';
import { letterFacts } from './letter-facts.ts';
import { namedAssets } from './named-assets.ts';

const cv = parseCv({
  text: `Lou Marchal
Technicienne support
lou.marchal@example.com

EXPÉRIENCE
Technicienne support, Assistia, Nantes, 2020 – présent
- Création de comptes

COMPÉTENCES
Active Directory – 70 %, Réseau TCP/IP – 50 %, PowerShell – débutant
Travail en équipe

FORMATIONS
Habilitation évaluateur CléA (2019)`,
});
const offer = parseOffer(`Technicien support (H/F)
Darnal, Nantes – CDI

Missions
- Administrer Active Directory et préparer à la certification CléA

Profil
- PowerShell, réseau TCP/IP
- Travail en équipe`);

test('what the offer names in the words of the CV, and neither first notions nor what anyone is', () => {
  const found = namedAssets(letterFacts({ cv, offer, today: '2026-11-23' })).map(({ text }) => text);
  expect(found).toContain('Active Directory');
  expect(found).toContain('Habilitation évaluateur CléA');
  expect(found.join(' ')).not.toMatch(/PowerShell|TCP|équipe/);
});
