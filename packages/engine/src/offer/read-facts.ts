import type { ParsedOffer } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { numberWords, parseNumber } from '../text/parse-number.ts';
import type { OfferLine } from './split-offer.ts';

type Found<Value> = { value: Value; span: Span };

const contracts: [string, RegExp][] = [
  [
    'alternance',
    /\b(?:alternance|contrat d'apprentissage|apprentissage|contrat de professionnalisation|apprenticeship|alternant\w?)\b/,
  ],
  ['stage', /\b(?:stage|internship|stagiaire)\b/],
  ['CDI', /\b(?:cdi|contrat a duree indeterminee|permanent contract|permanent position|duree indeterminee|cdii)\b/],
  [
    'CDD',
    /\b(?:cdd|contrat a duree determinee|fixed[- ]term|duree determinee|saisonnier|contrat saisonnier|temporary contract)\b/,
  ],
  ['intérim', /\b(?:interim|travail temporaire|mission interimaire|interimaire|temporary work)\b/],
  ['freelance', /\b(?:freelance|portage salarial|prestation independante|independant|contractor)\b/],
  [
    'fonction publique',
    /\b(?:fonction publique|titulaire ou contractuel|concours|mutation ou detachement|agent contractuel|statutaire)\b/,
  ],
];

/** The kind of contract: told by a label or in the lines at the top, else at its first mention among the conditions. */
export function readContract(lines: readonly OfferLine[]): Found<string> | null {
  const ordered = [
    ...lines.filter(({ folded }) => /^(?:type de )?contrat\b|^type d'emploi|^contract\b/.test(folded)),
    ...lines.filter(({ part }) => part === 'header'),
    ...lines.filter(({ part }) => part === 'perks' || part === 'intro' || part === 'missions'),
    ...lines,
  ];
  for (const line of ordered) {
    const found = firstContract(line);
    if (found) return found;
  }
  return null;
}

function firstContract(line: OfferLine): Found<string> | null {
  let best: (Found<string> & { at: number }) | null = null;
  for (const [value, pattern] of contracts) {
    const match = pattern.exec(line.folded);
    if (!match || (value === 'stage' && line.part !== 'header') || isAgency(line, match.index)) continue;
    if (value === 'alternance' && line.part !== 'header' && !/contrat/.test(line.folded)) continue;
    if (!best || match.index < best.at) {
      const span = { start: line.start + match.index, end: line.start + match.index + match[0].length };
      best = { value, span, at: match.index };
    }
  }
  return best;
}

/** « Relais Artois Intérim » names an agency, not a contract. */
function isAgency(line: OfferLine, at: number): boolean {
  return /^Intérim/u.test(line.text.slice(at)) && /\p{Lu}\p{L}+ $/u.test(line.text.slice(0, at));
}

/** Where the work is done: `remote` only when it can all be done from home. */
export function readRemote(lines: readonly OfferLine[]): Found<NonNullable<ParsedOffer['remote']>> | null {
  let found: Found<NonNullable<ParsedOffer['remote']>> | null = null;
  for (const line of lines) {
    const match = /teletravail|remote|hybride?\b|presentiel|sur site|travail a distance|home office|on-site/.exec(
      line.folded,
    );
    if (!match) continue;
    const value = remoteOf(line.folded);
    if (value && (!found || found.value === 'onsite')) {
      found = { value, span: { start: line.start + match.index, end: line.start + match.index + match[0].length } };
    }
  }
  return found;
}

function remoteOf(folded: string): 'onsite' | 'hybrid' | 'remote' | null {
  if (
    /(?:pas de|sans|non compatible avec le|aucun|incompatible avec le|non eligible au) (?:possibilite de )?teletravail|100 ?% (?:en )?presentiel|teletravail (?:impossible|non|exclu)|no remote|uniquement sur site|exclusivement (?:sur site|en presentiel)|fully on-site/.test(
      folded,
    )
  )
    return 'onsite';
  if (
    /(?:100 ?%|full|totale?(?:ment)?|integral\w*|fully)[ -](?:en )?(?:teletravail|remote|a distance)|(?:teletravail|remote) (?:a )?(?:100 ?%|total|complet|integral|possible a 100)|full[- ]remote|entierement a distance|remote first/.test(
      folded,
    )
  )
    return 'remote';
  if (/teletravail|hybri|remote|travail a distance|home office/.test(folded)) return 'hybrid';
  return null;
}

const count = `(\\d{1,2}|${numberWords})`;
const experiencePatterns = [
  new RegExp(
    `${count}(?: ?(?:a|-|/|ou|to) ?(?:\\d{1,2}|${numberWords}))? ?\\+? ?(ans?|annees?|mois|years?|months?)\\b(?: minimum| au minimum| au moins| ou plus)?,? (?:minimum )?(?:d'|de |of |')?(?:une )?(?:experience|pratique|anciennete)`,
  ),
  new RegExp(
    `experience[a-z' ,:()]{0,60}?\\b(?:de |d'|of |au moins |minimum |: ?)+(?:au moins |minimum |plus de )?${count}(?: ?(?:a|-|/|ou) ?(?:\\d{1,2}|${numberWords}))? ?\\+? ?(ans?|annees?|mois|years?|months?)\\b`,
  ),
  new RegExp(`(?:au moins|minimum|at least|plus de) ${count} ?\\+? ?(ans?|annees?|mois|years?|months?)\\b`),
  new RegExp(`experience ?: ?${count} ?\\+? ?(ans?|annees?|mois|years?|months?)\\b`),
  new RegExp(`${count} ?(ans?|years?)(?: au)? minimum`),
  new RegExp(`experience[ :>≥+]{1,6}(?:de |d')?${count} ?\\+? ?(ans?|annees?|mois|years?|months?)\\b`),
  new RegExp(`experience (?:souhaitee|exigee|requise|demandee|minimale?) (?:de |d')${count} ?(ans?|annees?|mois)`),
];

/** Years of experience asked for at least; the smallest bound of « 3 à 5 ans »; 0 when beginners are welcome. */
export function readExperienceYears(lines: readonly OfferLine[]): Found<number> | null {
  const asked = lines.filter(
    ({ part }) => part !== 'company' && part !== 'equal' && part !== 'perks' && part !== 'process',
  );
  for (const line of asked) {
    if (!/experience|ans\b|annee|year|pratique/.test(line.folded) || line.text.length > 1500) continue;
    for (const pattern of experiencePatterns) {
      const match = pattern.exec(line.folded);
      const years = match && toYears(match[1] as string, match[2] as string);
      if (match && years !== null && years <= 30) {
        return {
          value: years,
          span: { start: line.start + match.index, end: line.start + match.index + match[0].length },
        };
      }
    }
  }
  const beginner = asked.find(({ folded }) =>
    /debutants? (?:accepte|bienvenu)|sans experience|no experience (?:required|needed)|jeunes? diplomes? (?:accepte|bienvenu)/.test(
      folded,
    ),
  );
  return beginner ? { value: 0, span: { start: beginner.start, end: beginner.end } } : null;
}

function toYears(written: string, unit: string): number | null {
  const value = parseNumber(written);
  if (value === null) return null;
  return unit.startsWith('mo') ? Math.round((value / 12) * 10) / 10 : value;
}
