import { allHostileStrings } from '@coach/contracts/testing/hostile-strings';
import { type Arbitrary, array, constantFrom, oneof, string, tuple } from 'fast-check';

const cvLines = [
  'Camille Roux',
  'camille.roux@example.com – 06 39 98 12 34',
  '12 rue des Lilas, 44000 Nantes',
  'EXPÉRIENCE PROFESSIONNELLE',
  'Formation',
  'Compétences',
  'Langues : anglais B2, allemand A1',
  'Comptable – Cabinet Morel, Nantes',
  '2019 – à ce jour',
  'janvier 2012 - mars 2019',
  '• Déclarations de TVA sur Sage 100',
  '- Saisie de 300 factures par mois, erreurs en baisse de 18 %',
  '2015 : BTS Comptabilité et gestion, Lycée Jules Verne',
  'Excel, Sage 100, SAP, gestion de planning',
  'Permis B, CACES R489 catégorie 3',
  'Centres d’intérêt',
  'Mariée, deux enfants, née le 3 mai 1988',
];
const offerLines = [
  'Comptable (H/F)',
  'Atelier Roc – Nantes (44) – CDI – 30 à 35 k€ par an',
  'Vos missions',
  '- préparer les déclarations de TVA',
  'Votre profil',
  'Maîtrise de Sage 100 exigée, Excel apprécié, anglais courant.',
  'BTS ou DUT exigé, 3 ans d’expérience minimum',
  'Télétravail deux jours par semaine',
  '<p>Nous recherchons</p><ul><li>Rigueur<li>Autonomie</ul>',
];
const hostile = allHostileStrings.map(({ text }) => text).filter((text) => text.length < 400);

/** What a person writes, with what no person writes in between. */
function textOf(lines: readonly string[]): Arbitrary<string> {
  const line = oneof(
    { weight: 6, arbitrary: constantFrom(...lines) },
    {
      weight: 1,
      arbitrary: tuple(constantFrom(...lines), constantFrom(...lines)).map(
        ([one, other]) => one.slice(0, one.length / 2) + other.slice(other.length / 3),
      ),
    },
    { weight: 1, arbitrary: string({ unit: 'grapheme', maxLength: 60 }) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: constantFrom(...hostile) },
  );
  const between = constantFrom('\n', '\n', '\n\n', '\r\n', '\t', ' ');
  return array(tuple(line, between), { maxLength: 30 }).map((pieces) => pieces.flat().join(''));
}

export const cvTexts = textOf(cvLines);
export const offerTexts = textOf(offerLines);
