import { numberWords, parseNumber } from '../text/parse-number.ts';
import type { Found } from './found.ts';
import type { OfferLine } from './split-offer.ts';

const count = `(\\d{1,2}|${numberWords})`;
const upper = `(?: ?(?:a|-|/|ou|to|et) ?(?:\\d{1,2}|${numberWords}))?`;
const unit = '(an\\(s\\)|annee\\(s\\)|ans?|annees?|mois|years?|yrs?|months?)\\b';
const asked =
  '(?:souhaitee|exigee|requise|demandee|minimale?|minimum|significative|reussie|confirmee|solide|professionnelle|similaire|attendue|necessaire|indispensable|imperative|validee)s?';
const patterns = [
  new RegExp(
    `${count}${upper} ?\\+? ?${unit}(?: minimum| mini| au minimum| au moins| ou plus| minimum\\.?)?,? (?:minimum )?(?:d'|de |of |')?(?:une )?(?:experience|xp\\b|pratique|anciennete|metier|conduite)`,
  ),
  new RegExp(
    `experience[a-z' ,:()/]{0,60}?\\b(?:de |d'|of |au moins |minimum |: ?)+(?:au moins |minimum |plus de |environ )?${count}${upper} ?\\+? ?${unit}`,
  ),
  new RegExp(
    `experience(?:s)?(?: ${asked}){0,2}[ :>≥+(-]{0,6}(?:de |d'|minimum |mini |min\\.? |au moins ){0,2}${count}${upper} ?\\+? ?${unit}`,
  ),
  new RegExp(`(?:au moins|minimum|at least|plus de|minimum de) ${count}${upper} ?\\+? ?${unit}`),
  new RegExp(`^${count}${upper} (an\\(s\\)|annee\\(s\\))`),
  new RegExp(`experience ?: ?${count} ?\\+? ?${unit}`),
  new RegExp(`${count}${upper} ?(ans?|annees?|years?)(?: au)? mini(?:mum)?\\b`),
  new RegExp(`\\bexp\\.? ?:? ?(?:de |min\\.? )?${count}${upper} ?\\+? ?${unit}`),
  new RegExp(
    `(?:travaille|exerce|pratique|occupe)[a-z' ,]{0,40}? (?:au moins |pendant |depuis )*${count}${upper} ?\\+? ?${unit}`,
  ),
  // « Vous avez passé quatre ans comme grutier »; « passé votre CAP en 2 ans » tells of no work.
  new RegExp(
    `(?:vous avez|tu as) (?:deja )?(?:passe|cumule) (?:au moins |plus de |pres de )?${count}${upper} ?\\+? ?${unit}`,
  ),
  new RegExp(`experience[^.;()]{0,80}\\((?:au moins |minimum |mini )?${count}${upper} ?\\+? ?${unit}`),
  new RegExp(`${count}${upper} ?${unit} (?:passee?s|reussie?s|effectuee?s) (?:dans|en|chez|comme|a|au|sur|aupres)\\b`),
  new RegExp(
    `${count}${upper} ?${unit} (?:au moins|au minimum|minimum|mini) (?:en|dans|de|d'|comme|sur|a un|a la|chez)\\b`,
  ),
  new RegExp(`${count}${upper} ?${unit} a (?:la tete|un poste|une fonction|ce poste|la direction)\\b`),
  // « Deux ans d’officine au moins », « Six ans au moins, en agence »
  new RegExp(`${count}${upper} ?(ans?|annees?)(?: (?:d'|de |en )[a-z]{3,20})? (?:au moins|au minimum)\\b`),
  // « 3 ans - sur poste similaire - Cette expérience est indispensable »
  new RegExp(`^${count}${upper} ?${unit} ?[-–:,] ?(?:en|sur|dans|comme|a|au|aux|de|d'|chez|poste)\\b`),
  // « 5+ years in purchasing »
  new RegExp(`${count} ?\\+ ?${unit} (?:in|of|as|with|en|de|dans)\\b`),
  // « vous justifiez de deux à trois ans dans un réseau bancaire »
  new RegExp(
    `(?:justifi\\w+|dispos\\w+) (?:de |d')(?:au moins |environ |plus de )?${count}${upper} ?${unit} (?:dans|en|comme|chez|aupres)\\b`,
  ),
  new RegExp(`^anciennete ?: ?(?:de |au moins |minimum )?${count}${upper} ?${unit}`),
];
const beginner =
  /debutant\w*(?:\(e\)|\.e|·e|-e)?(?:\(?s\)?)? (?:\w+ )?(?:accepte|bienvenu|admis|possible)|(?:ouvert|accessible|convient) aux debutant|sans experience|aucune experience|experience non (?:exigee|requise|necessaire|demandee)|pas d'experience (?:exigee|requise|necessaire)|no experience (?:required|needed)|jeunes? diplome\w*(?:\(e\))? (?:accepte|bienvenu)|experience ?: ?(?:debutant|aucune|non)/;
/** What has lasted for years without being anybody's experience: the firm, a permit, an age. */
const otherYears =
  /permis[^.,;]{0,30}$|(?:plus de|depuis|fort de|forte de|avec ses|nos|leurs?|riche de|agee? (?:de|d'au moins)|avoir|fete\w*)[^.,;]{0,14}$/;

/** « 3 ans et + en développement embarqué », « 3 ans de terrain », where the profile is told. */
const bare = new RegExp(
  `(?:^|[,;.] )(?:avec |au moins |minimum )?${count}${upper} ?\\+? ?${unit}(?: et (?:\\+|plus)| ?\\+| minimum| mini| recentes?| completes?| pleines?)?,? (?:en |dans |comme |sur |de |d')`,
);

/** Years of experience asked for at least; the smallest bound of « 3 à 5 ans »; 0 when beginners are welcome. */
export function readExperienceYears(lines: readonly OfferLine[]): Found<number> | null {
  const told = lines.filter(({ part, folded }) => isAbout(part, folded));
  for (const line of told) {
    if (!/exp|\bans\b|\ban\b|annee|year|pratique|mois|months/.test(line.folded) || line.text.length > 1500) continue;
    const found = yearsIn(line);
    if (found) return found;
  }
  const open = told.find(({ folded }) => beginner.test(folded));
  return open ? { value: 0, span: { start: open.start, end: open.end } } : null;
}

function isAbout(part: OfferLine['part'], folded: string): boolean {
  if (part === 'perks' || part === 'process') return /^(?:experience|exp\b|debutant)/.test(folded);
  return part !== 'company' && part !== 'equal';
}

/** « 20 ans minimum pour l’internat » is an age, « 20 ans d’expérience » is none. */
const mostYears = 16;

function yearsIn(line: OfferLine): Found<number> | null {
  for (const pattern of line.part === 'profile' ? [...patterns, bare] : patterns) {
    const match = pattern.exec(line.folded);
    const years = match && toYears(match[1] as string, match[2] as string);
    if (!match || years === null || isAge(years, match[0]) || isOther(line, match)) continue;
    const start = line.start + match.index;
    const said = match[0].replace(/[\s,:–-]*\b(?:en|sur|dans|comme|a|au|aux|de|d'|chez|poste|in|of|as|with)$/, '');
    return { value: years, span: { start, end: start + said.length } };
  }
  return null;
}

function isAge(years: number, said: string): boolean {
  return years > mostYears && !/exp|\bxp\b|pratique|anciennete|metier|conduite/.test(said);
}

/** « Forte de 15 ans d'expérience, notre agence … » speaks of the firm. */
function isOther({ folded, part }: OfferLine, match: RegExpExecArray): boolean {
  const before = folded.slice(Math.max(0, match.index - 40), match.index);
  if (
    /permis[^.,;]{0,30}$/.test(before) ||
    /contrat|cdd|duree|mission de|periode|stage de|renouvelable|garantie/.test(before.slice(-25))
  )
    return true;
  if (!/^(?:\d|[a-z]+ ans)/.test(match[0]) && /exp/.test(match[0])) return false;
  const firm = part === 'intro' || part === 'header';
  return firm && otherYears.test(before) && !/\b(?:vous|tu|profil|justifi|exig|souhait|demand|requis)/.test(before);
}

function toYears(written: string, said: string): number | null {
  const value = parseNumber(written);
  if (value === null) return null;
  return said.startsWith('mo') ? Math.round((value / 12) * 10) / 10 : value;
}
