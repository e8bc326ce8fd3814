import type { CriterionFamily } from '@coach/contracts/report';
import { familyPoints } from '../score.ts';
import { sectors } from '../sector/sectors.ts';
import { allCriteria } from './all-criteria.ts';

const familyNames: Record<CriterionFamily, string> = {
  match: 'Accord avec l’offre',
  career: 'Parcours',
  writing: 'Écriture',
  readability: 'Lisibilité par les logiciels de recrutement',
  identity: 'Identité et contact',
};

/** `docs/criteria.md`, in Markdown: every criterion, what it looks at and what it weighs in its family. */
export function criteriaPage(): string {
  const families = (Object.keys(familyNames) as CriterionFamily[]).map(familyPart);
  return `${[
    '# The criteria of the score',
    '',
    `Written by \`packages/engine/scripts/write-criteria.ts\` from the code: ${allCriteria.length} criteria in five families.`,
    'Points are shared within a family by weight. What cannot be read or is not asked for is « non évalué » and leaves its',
    'points to the rest of its family; without an offer the first family leaves its points to the others, the writing first of all. A weight of 0',
    'informs without ever scoring: so does everything Code du travail L1132-1 protects.',
    '',
    ...families,
    ...sectorPart(),
  ].join('\n')}`;
}

function familyPart(family: CriterionFamily): string {
  const rows = allCriteria
    .filter((criterion) => criterion.family === family)
    .map(({ id, label, about, weight }) => `| \`${id}\` | ${label} | ${about} | ${weight} |`);
  return [
    `## ${familyNames[family]} (${familyPoints[family]} points with an offer)`,
    '',
    '| id | label | what is looked at | weight |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function sectorPart(): string[] {
  const rows = sectors.map(({ label, weights }) => {
    const told = Object.entries(weights).map(([id, times]) => `\`${id}\` × ${times}`);
    return `| ${label} | ${told.join(', ')} |`;
  });
  return [
    '## By sector',
    '',
    'An analysis for a sector multiplies the weights of some criteria (`packages/engine/data/sectors.json`); the points of',
    'each family, and their sum of 100, stay the same. It adds the sector’s advice and sets the person’s skills beside what',
    'its offers usually ask for.',
    '',
    '| sector | weights |',
    '|---|---|',
    ...rows,
    '',
  ];
}
