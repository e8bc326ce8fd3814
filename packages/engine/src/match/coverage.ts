import { sectorOf } from '../skills/skill-links.ts';
import { fr } from '../writing/fr.ts';
import type { Context } from './context.ts';
import { cvQuotes, type Finding, judged, notApplicable, offerQuotes } from './finding.ts';
import type { RequirementMatch } from './match-requirements.ts';

/** Excel, a telephone and good order serve in every trade: having them in common is no match. */
const everydayWeight = 0.35;

/** The share of the requirements that is met, by their credit; what every trade uses counts for less. */
function coveredBy(matches: readonly RequirementMatch[]): number {
  const weighed = matches.map(({ credit, requirement }) => {
    const weight = sectorOf(requirement.term) === 'general' ? everydayWeight : 1;
    return { weight, won: weight * credit };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : weighed.reduce((sum, { won }) => sum + won, 0) / total;
}

/** How far the CV covers a set of requirements, naming the first one missing. */
export function coverageFinding(context: Context, matches: readonly RequirementMatch[], none: string): Finding {
  if (!context.offer || matches.length === 0) return notApplicable(none);
  const found = matches.filter(({ state }) => state !== 'missing');
  const missing = matches.filter(({ state }) => state === 'missing').map(({ requirement }) => requirement);
  const evidence = [
    ...cvQuotes(
      context,
      matches.map(({ proof }) => proof),
    ).slice(0, 5),
    ...offerQuotes(
      context,
      missing.map(({ span }) => span),
    ).slice(0, 3),
  ];
  return judged(
    coveredBy(matches),
    evidence,
    adviceFor(
      found.length,
      missing.map(({ term }) => term),
      matches,
    ),
  );
}

function adviceFor(found: number, missing: string[], matches: readonly RequirementMatch[]): string {
  if (missing.length === 0) {
    const bare = matches.find(({ place, credit }) => place === 'list' && credit < 0.8);
    return bare
      ? fr`Tout y est. Montrez « ${bare.requirement.term} » dans un poste : une preuve pèse plus qu’une liste.`
      : fr`Votre CV répond à tout ce qui est demandé ici.`;
  }
  const names = missing
    .slice(0, 4)
    .map((term) => fr`« ${term} »`)
    .join(', ');
  const have = missing.length > 1 ? 'si vous les avez' : 'si vous l’avez';
  return fr`${found} sur ${matches.length} dans votre CV. Il manque ${names} : ${have}, dites-le avec un exemple.`;
}
