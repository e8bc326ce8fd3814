import type { Criterion, CriterionFamily, Report } from '@coach/contracts/report';
import { topChanges } from '@coach/contracts/top-changes';
import { block, list } from './layout.ts';

const familyNames: Record<CriterionFamily, string> = {
  identity: 'Identité',
  readability: 'Lisibilité',
  writing: 'Rédaction',
  match: 'Adéquation à l’offre',
  career: 'Parcours',
};
const marks: Record<Criterion['verdict'], string> = { ok: '✓', partial: '~', missing: '✗', not_applicable: '·' };

/** An analysis for reading in a terminal: the score, what to change first, each criterion, the keywords. */
export function describeReport(pair: { cv: string; offer: string | null }, report: Report): string {
  const title = pair.offer === null ? pair.cv : `${pair.cv} × ${pair.offer}`;
  const families = Object.entries(familyNames).map(([family, name]) =>
    list(name, report.criteria.filter((criterion) => criterion.family === family).map(describeCriterion)),
  );
  return block(title, [
    `Score : ${report.score}/100`,
    list(
      'À changer d’abord',
      topChanges(report.recommendations).top.map(({ title: what, detail }) => `${what} — ${detail}`),
    ),
    ...families,
    list(
      'Mots-clés présents',
      report.keywords.present.map(({ term }) => term),
    ),
    list(
      'Mots-clés équivalents',
      report.keywords.equivalent.map(({ term, quote }) => `${term} (« ${quote} »)`),
    ),
    list(
      'Mots-clés absents',
      report.keywords.missing.map(({ term, importance }) => (importance === 'nice' ? `${term} (souhaité)` : term)),
    ),
  ]);
}

function describeCriterion({ verdict, label, points, maxPoints, advice }: Criterion): string {
  const said = `${marks[verdict]} ${label} ${Math.round(points * 10) / 10}/${Math.round(maxPoints * 10) / 10}`;
  return verdict === 'ok' || verdict === 'not_applicable' || advice === '' ? said : `${said}\n      ${advice}`;
}
