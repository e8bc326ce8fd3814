import { expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { parseCv } from '../parse-cv.ts';
import { optimiseCv } from './optimise-cv.ts';

const loud = `MOREAU JEAN
12 RUE DES LILAS, 56100 LORIENT
06 39 98 40 33
jean.moreau@example.com
PLOMBIER CHAUFFAGISTE

EXPERIENCES
MARS 2019 A CE JOUR : CHAUFFAGISTE SAV, THERMO ARMOR (LORIENT)
• ENTRETIEN ET DEPANNAGE DE CHAUDIERES GAZ (5 PAR JOUR EN SAISON)
• MISE EN SERVICE ET REGLAGE DE POMPES A CHALEUR AIR/EAU, DEVIS SUR TABLETTE
2012 - 2019 : PLOMBIER, SARL GUILLEMOT ET FILS (HENNEBONT)
• RENOVATION DE 140 LOGEMENTS HLM EN SITE OCCUPE, TRANSPORT BENNE 18 T

FORMATION
2006 : CAP INSTALLATEUR SANITAIRE, CFA DU BATIMENT DE VANNES

COMPETENCES
SOUDURE CUIVRE, EXCEL, PERMIS A`;

const made = (text: string) => optimiseCv({ cv: parseCv({ text }), offer: null });

test('a CV typed in capitals is written as sentences, with its accents, names and acronyms', () => {
  const text = documentText(made(loud));
  for (const said of [
    'Entretien et dépannage de chaudières gaz (5 par jour en saison)',
    'Mise en service et réglage de pompes à chaleur air/eau, devis sur tablette',
    'Rénovation de 140 logements HLM en site occupé, transport benne 18 t',
    'SARL Guillemot et Fils',
    'Chauffagiste SAV',
    'CFA du Bâtiment de Vannes',
    'Excel',
    'Permis A',
  ])
    expect(text).toContain(said);
  expect(text.match(/\p{Lu}{6,}/gu)).toBeNull();
});

test('the changes say so once, with a line that shows it', () => {
  const told = made(loud).changes.filter(({ reason }) => reason.startsWith('votre CV est écrit en capitales'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    before: 'ENTRETIEN ET DEPANNAGE DE CHAUDIERES GAZ (5 PAR JOUR EN SAISON)',
    after: 'Entretien et dépannage de chaudières gaz (5 par jour en saison)',
  });
});

test('of another CV a line in capitals stays', () => {
  const calm = loud
    .split('\n')
    .map((line, at) => (at === 8 ? line : line.toLowerCase()))
    .join('\n');
  expect(documentText(made(calm))).toContain('ENTRETIEN ET DEPANNAGE');
});
