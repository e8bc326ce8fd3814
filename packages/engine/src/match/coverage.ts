import type { Requirement } from '@coach/contracts/offer';
import { sectorOf } from '../skills/skill-links.ts';
import { tokenise } from '../text/tokenise.ts';
import { fr } from '../writing/fr.ts';
import type { Context } from './context.ts';
import { cvQuotes, type Finding, judged, notApplicable, offerQuotes } from './finding.ts';
import type { RequirementMatch } from './match-requirements.ts';
import { spreadOf } from './requirements/spread-of.ts';
import { wordRoot } from './requirements/word-root.ts';
import { sectorsOfRoot, tellingSectorsOf } from './sector/sectors-of-words.ts';

/** Excel, a telephone and good order serve in every trade: having them in common is no match. */
const everydayWeight = 0.35;
/** A word of the offer that no list knows may be its own way of speaking. */
const unknownWeight = 0.6;
/** One made of words that every trade has, « gestion des retours », « recommandations », tells one from another still less. */
const plainWeight = 0.3;
/** What offers of so many sectors ask for tells one trade from another the less. */
const widespread = [
  { sectors: 12, share: 0.5 },
  { sectors: 8, share: 0.75 },
];

/** A shorter root is no word of a trade. */
const shortest = 4;

const weights = new WeakMap<Requirement, number>();

/** What a requirement weighs among those of its criterion. */
export function weightOf({ requirement }: RequirementMatch): number {
  const known = weights.get(requirement);
  if (known !== undefined) return known;
  const weight = weigh(requirement);
  weights.set(requirement, weight);
  return weight;
}

function weigh({ kind, term }: Requirement): number {
  if (sectorOf(term) === 'general') return everydayWeight;
  const spread = spreadOf(term);
  const share = widespread.find(({ sectors }) => spread >= sectors && spread < 99)?.share ?? 1;
  return kind === 'term' ? Math.min(isPlain(term) ? plainWeight : unknownWeight, share) : share;
}

/** Whether the words of a demand are all known, and known of many sectors; a code is of one. */
function isPlain(term: string): boolean {
  if (/\p{Lu}{2}|\d/u.test(term)) return false;
  const roots = tokenise(term).flatMap(({ stem }) => (wordRoot(stem).length < shortest ? [] : [wordRoot(stem)]));
  return roots.length > 0 && roots.every((root) => sectorsOfRoot(root) && !tellingSectorsOf(root));
}

/** The share of the requirements that is met, by weight and credit. */
function coveredBy(matches: readonly RequirementMatch[]): number {
  const total = matches.reduce((sum, match) => sum + weightOf(match), 0);
  const won = matches.reduce((sum, match) => sum + weightOf(match) * match.credit, 0);
  return total === 0 ? 0 : won / total;
}

/** One thing in common among twenty is chance, and nobody has all that an offer of twenty lines names. */
const chance = 0.06;
const plenty = 0.78;

/** The share of a long list that is met, from chance to plenty; of a short one, as it is. */
export function coverageOf(matches: readonly RequirementMatch[]): number {
  const covered = coveredBy(matches);
  if (matches.length < 4) return covered;
  return Math.min(1, Math.max(0, covered - chance) / (plenty - chance));
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
  const finding = judged(
    coverageOf(matches),
    evidence,
    adviceFor(
      found.length,
      missing.map(({ term }) => term),
      matches,
    ),
  );
  // Nearly all of the points may be won, and yet a thing that is asked for be lacking.
  return missing.length > 0 && finding.verdict === 'ok' ? { ...finding, verdict: 'partial' } : finding;
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
