import type { Span } from '@coach/contracts/span';
import { isPlace, namesPlaceKind, titleLikeness } from '../cv/sections/judge-part.ts';
import { foldText, foldWord } from '../text/fold-text.ts';
import { isFirstName } from '../text/known-names.ts';
import { tokenise } from '../text/tokenise.ts';
import { dutyVerb } from './duty-verbs.ts';
import {
  apposition,
  aTask,
  boards,
  employerIn,
  generic,
  isCommonNoun,
  notNames,
  onlyPlace,
  ordinary,
} from './employer-in.ts';
import { employerPatterns, places } from './employer-patterns.ts';
import { aboutHouse, isAside, type Piece, splitParts } from './heading-parts.ts';
import { inlinePart } from './inline-part.ts';
import { isPageFrame, withoutFacets } from './page-frame.ts';
import { isWord } from './phrase-words.ts';
import { readOfferCity } from './read-offer-city.ts';
import { signInCapitals } from './read-title.ts';
import type { OfferLine } from './split-offer.ts';

const companyLabel =
  /^(?:l[’'])?(?:entreprise|soci[ée]t[ée]|(?:(?:ton|votre) futur )?employeur|company|recruteur|structure|organisme|enseigne|[ée]tablissement|collectivit[ée](?: employeur)?|raison sociale|nom de l[’'](?:entreprise|employeur))\s*:\s*/iu;
/** Who hires: labelled, beside the place in the lines at the top, or the subject of the first sentences. */
export function readCompany(lines: readonly OfferLine[], title: Span | null): Piece | null {
  const labelled = lines.slice(0, 25).find((line) => companyLabel.test(line.text) && line.text.length < 200);
  const told = labelled && piece(labelled, companyLabel.exec(labelled.text)?.[0].length ?? 0);
  if (told) return told;
  const headed = underHeading(lines);
  if (headed) return headed;
  const towns = townsIn(lines);
  const town = readOfferCity(lines)?.text;
  if (town) towns.add(foldText(town));
  const own = withoutFacets(lines).filter(({ text }) => !isPageFrame(text));
  const found = [
    ...topCandidates(own.slice(0, 6), title),
    ...sentenceCandidates(own.slice(0, 60)),
    ...signedCandidates(own),
  ].filter(({ candidate }) => !towns.has(foldText(candidate.text)));
  const text = lines
    .slice(0, 400)
    .map((line) => line.text)
    .join('\n');
  const best = bestOf(found, text);
  if (!best || best.score <= 0.5) return null;
  return bareName(fuller(best.candidate, found) ?? best.candidate);
}

/** « Hélène » above « Maison Verbena – Fleurs & végétal »: who signs, and for which house. */
function signedCandidates(lines: readonly OfferLine[]): Weighted[] {
  return lines.slice(-8).flatMap((line, index, last): Weighted[] => {
    const signer = last[index - 1]?.text.trim() ?? '';
    const [first = ''] = signer.split(' ');
    if (signer.split(' ').length > 3 || !isFirstName(first) || line.text.length > 90) return [];
    const name =
      /^\p{Lu}[\p{L}\d’'&.-]*(?: (?:[&+]|de|du|des|la|le|les|et|\p{Lu}[\p{L}\d’'&.-]*)){0,5}(?=$| [–—|·,-] )/u.exec(
        line.text,
      )?.[0];
    return name
      ? [{ candidate: { text: name, span: { start: line.start, end: line.start + name.length } }, weight: 0 }]
      : [];
  });
}

function bestOf(found: readonly Weighted[], text: string): { candidate: Piece; score: number } | null {
  const counts = new Map<string, number>();
  let best: { candidate: Piece; score: number } | null = null;
  for (const { candidate, weight } of found) {
    const count = counts.get(candidate.text) ?? namesIn(text, candidate.text) - 1;
    counts.set(candidate.text, count);
    const score =
      weight +
      Math.min(3, count) * 1.2 +
      (isPublicBody(candidate.text) ? 0.8 : 0) +
      (legalForm.test(candidate.text) ? 1 : 0) -
      Math.max(0, titleLikeness(candidate.text.replace(ofTrade, ''))) * 1.5;
    if (!best || score > best.score + 0.01) best = { candidate, score };
  }
  return best;
}

/** « Helvet Jobs », « ROCHE & VIAL AVOCATS »: what the house is, at the end of its name. */
const ofTrade =
  / Jobs?$|(?<=\p{L} & \p{Lu}[\p{L}’'-]+) (?:avocats|notaires|architectes|experts-comptables|g[ée]om[èe]tres|opticiens|traiteurs?)$/iu;

/** « L’association Les Sentes », « La Ville de Foix », « L’entreprise Sorbet »: the name without its article. */
function bareName({ text, span }: Piece): Piece {
  const article = /^(?:l[’']|la |le )(?:(?:entreprise|société|start-?up) (?=\p{Lu}))?/iu.exec(text)?.[0] ?? '';
  const rest = text.slice(article.length);
  // « L’Atelier de Margaux » is written so on its sign.
  const isOwn = /^L[’']\p{Lu}/u.test(text) && !isPublicBody(rest);
  const isHouse = rest.includes(' ') && !isOwn && (isPublicBody(rest) || namesPlaceKind(rest));
  if (article === '' || !(isHouse || article.length > 3)) return { text, span };
  const named = rest.slice(0, 1).toUpperCase() + rest.slice(1);
  return { text: named, span: { start: span.end - rest.length, end: span.end } };
}

/** « Capbreton (40) », « 44 - LA CHEVROLIÈRE », « 01000 Bourg-en-Bresse »: the town of the offer hires nobody. */
function townsIn(lines: readonly OfferLine[]): Set<string> {
  const town = "(\\p{Lu}[\\p{L}’'-]{1,30}(?: \\p{Lu}[\\p{L}’'-]{1,30}){0,3})";
  const marked = [
    new RegExp(`(?:^[^\\p{L}\\d]{0,4}|[·|,–—-] )${town} \\((?:\\d{2,3}|\\d{5}|2[AB])\\)`, 'u'),
    new RegExp(`^(?:\\d{2}|2[AB]|\\d{5}) (?:[-–] )?${town}(?: [-–]|$)`, 'u'),
  ];
  const names = lines
    .slice(0, 10)
    .filter(({ text }) => text.length < 160)
    .flatMap(({ text }) => marked.flatMap((pattern) => pattern.exec(text)?.[1] ?? []));
  return new Set(names.map(foldText));
}

/** How often a text writes a name as a name: « sera » is no « Sera ». */
function namesIn(text: string, named: string): number {
  const [folded, wanted] = [foldText(text), foldText(named)];
  let count = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const isWhole = !/[\p{L}\d]/u.test(`${text[at - 1] ?? ''}${text[at + wanted.length] ?? ''}`);
    if (isWhole && /[\p{Lu}\d]/u.test(text[at] ?? '')) count++;
  }
  return count;
}

/** « Entreprise » on a line, the name alone on the next, as a public job board ends its offers. */
function underHeading(lines: readonly OfferLine[]): Piece | null {
  const at = lines.findIndex(
    ({ heading, folded }) =>
      heading && /^(?:l')?(?:entreprise|employeur|societe|recruteur|etablissement)$/.test(folded),
  );
  const line = lines[at + 1];
  if (at < 0 || !line || line.text.length > 60 || line.bullet || line.heading) return null;
  const isName =
    /^[^\p{Ll}]{4,}$/u.test(line.text) ||
    /^(?:\p{Lu}\S*|de|du|des|la|le|les|et|&)(?:\s(?:\p{Lu}\S*|de|du|des|la|le|les|et|&))*$/u.test(line.text);
  return isName ? piece(line, 0) : null;
}

/** « Vernay SAS », « Transports Coadou & Fils » */
const legalForm = /\p{L} (?:SAS|SASU|SARL|EURL|SCEA|SCOP|SA|& (?:fils|filles|cie|associés|frères))$/iu;

/** « Ville de Bron », « CHU de Nantes » */
function isPublicBody(text: string): boolean {
  return /^(?:ville|mairie|commune|communaut[ée]|m[ée]tropole|d[ée]partement|r[ée]gion|conseil|chu|ch|centre|ehpad|ccas|universit[ée]|acad[ée]mie|lyc[ée]e|coll[èe]ge|h[ôo]pital|greta|minist[èe]re|pr[ée]fecture|office|direction (?:d[ée]partementale|r[ée]gionale|interd[ée]partementale|acad[ée]mique|des services d[ée]partementaux)|chambre|maison de sant[ée]|syndicat|agglom[ée]ration)\b.*\b(?:de|du|des|d[’'])/iu.test(
    text,
  );
}

/** « Agence Kaléido » above the offer rather than « Kaléido » in its sentences; so with what follows the name. */
function fuller({ text }: Piece, found: readonly Weighted[]): Piece | null {
  const longer = found.find(({ candidate, weight }) => {
    if (weight <= 0.5 || candidate.text.length <= text.length) return false;
    return ` ${candidate.text}`.endsWith(` ${text}`) || (weight > 1 && goesOnAs(text, candidate.text));
  });
  return longer?.candidate ?? null;
}

/** « Novalta Énergies » on a line of its own, « Novalta » in the sentences below. */
function goesOnAs(text: string, longer: string): boolean {
  const rest = longer.startsWith(`${text} `) ? longer.slice(text.length + 1) : '';
  return /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(rest) && !isPlace(rest);
}

type Weighted = { candidate: Piece; weight: number };

/** « Clinique du Parc Valmy – Villeurbanne (69) » under the title. */
function topCandidates(lines: readonly OfferLine[], title: Span | null): Weighted[] {
  return lines.flatMap((line, index) => {
    const isLong = line.text.length > 120 && (index > 0 || !/^.{3,50} [–—|-] /u.test(line.text));
    if (
      isLong ||
      (line.bullet && !isAmongAsides(lines, index)) ||
      (line.heading && !aboutHouse.test(line.text)) ||
      /^[\p{L}’'()/ -]{2,30}:/u.test(line.text)
    )
      return [];
    if (!ofTop.has(line.part) && !isFacts(line, index)) return [];
    const besideTitle = title !== null && line.start <= title.start && title.end <= line.end;
    return splitParts(line.text).flatMap((part) => {
      const start = line.start + part.at;
      const inTitle = title !== null && start < title.end && title.start < start + part.text.length;
      if (inTitle || (besideTitle && isNoEmployer(part.text))) return [];
      const text = employerIn(part.text);
      if (text === '') return [];
      const at = start + part.text.indexOf(text);
      const isOwnLine = title === null || line.end < title.start || line.start > title.end;
      return [
        {
          candidate: { text, span: { start: at, end: at + text.length } },
          weight: weightAtTop(text, isOwnLine, index),
        },
      ];
    });
  });
}

/** « Romain Thévenot » above the offer may be who posts it. */
function weightAtTop(text: string, isOwnLine: boolean, index: number): number {
  const [given = '', ...family] = text.split(' ');
  const isNamed = family.length === 1 && isFirstName(given);
  return (isOwnLine ? 1.5 : 0.9) - index * 0.2 - (isNamed || isPerson(text) ? 0.8 : 0);
}

const ofTop = new Set(['header', 'intro', 'company']);

/** « Mutuelle du Lac | Angers, 49 | CDD | 2 100 € brut »: right under the title the pay stands beside who hires. */
function isFacts(line: OfferLine, index: number): boolean {
  const parts = splitParts(line.text);
  return (
    line.part === 'perks' &&
    index <= 2 &&
    parts.length > 2 &&
    parts.slice(1).filter((part) => isAside(part.text)).length > 1
  );
}

/** « • Garage Lenoir • Vannes (56) • CDI »: a page's list of house, place and contract under the title. */
function isAmongAsides(lines: readonly OfferLine[], index: number): boolean {
  return [1, 2].every((step) => {
    const line = lines[index + step];
    return line?.bullet === true && isAside(line.text);
  });
}

/** Beside the job: « – MAISON DES DÉMARCHES », « – Création », « – base de Péronne (80) » go on with it. */
function isNoEmployer(part: string): boolean {
  return (
    (!/\p{Ll}/u.test(part) && !signInCapitals.test(part)) ||
    isCommonNoun(part) ||
    /^(?:site|base|d[ée]p[ôo]t|antenne|secteur|si[èe]ge|bassin|zone) d(?:e |u |[’'])/iu.test(part)
  );
}

function sentenceCandidates(lines: readonly OfferLine[]): Weighted[] {
  return lines.flatMap((line) => {
    if (
      line.text.length > 1200 ||
      line.part === 'process' ||
      (inlinePart(line.folded) === 'perks' && !/\bchez\b|\brejoi|\brech(?:\.|erche)|\brecrute/.test(line.folded)) ||
      (line.part === 'profile' && !/salari|collaborat/.test(line.folded))
    )
      return [];
    const bonus = line.part === 'company' ? 0.4 : 0;
    return employerPatterns().flatMap(([pattern, weight, cue]) => {
      const candidate = cue && !cue.test(line.text) ? null : namedBy(pattern, line);
      return candidate ? [{ candidate, weight: weight + bonus }] : [];
    });
  });
}

/** « Nous », « Votre »; « Le Fournil de Lucien » is a name after « la boulangerie ». */
function isNoName(found: string, pattern: RegExp): boolean {
  const first = found.split(/[ ,]/)[0] as string;
  if (pattern.source.includes(places) && /^L(?:e|a|es|’|')/u.test(found) && found.includes(' ')) return false;
  if (
    /^(?:Entreprise|Société|L[ea] \p{L}+) (?:de la |du |des |d[’'])?\p{Lu}/u.test(found) &&
    namesPlaceKind(found.replace(/^L[ea] /u, ''))
  )
    return false;
  // « LES SERRES DU LAC réalise » has its article in capitals, as a name has; it is one house, by its verb.
  if (/^L(?:ES|A|E) \p{Lu}{2,}/u.test(found) && !/\p{Ll}/u.test(found)) return false;
  return notNames.test(first);
}

/** « Tu rejoins Jeanne (produit) » */
function joinsPerson(words: string, found: string): boolean {
  return /^(?:rejoi|int[ée]gr)/iu.test(words) && isFirstName(found);
}

function namedBy(pattern: RegExp, line: OfferLine): Piece | null {
  const match = pattern.exec(line.text);
  const verb = match?.groups?.v;
  const found = match?.groups?.n?.trim().replace(inTown, '');
  if (verb !== undefined && (!isDoneByHouse(verb) || isPerson(found ?? ''))) return null;
  if (!match || !found || found.length < 2 || isNoName(found, pattern) || isPlace(found)) return null;
  if (joinsPerson(match[0], found) || onlyPlace.test(found) || (line.part === 'missions' && aTask.test(found)))
    return null;
  if (boards.test(found) || generic.test(found) || ordinary.test(found) || isLabel(found)) return null;
  const at = match.index + match[0].indexOf(found);
  if (/agence d(?:e |[’'])$/iu.test(line.text.slice(0, at)) || behindHouse.test(line.text.slice(0, at))) return null;
  const start = line.start + at;
  return { text: found, span: { start, end: start + found.length } };
}

/** « Rattaché à l’association Alba, le foyer … »: the house above the one that hires. */
const behindHouse =
  /(?:rattach[ée]+s? (?:à|au)|filiale d[eu’']|membre d[eu’']|adoss[ée]+s? (?:à|au)|g[ée]r[ée]+s? par) ?(?:la |le |l[’'])?(?:\p{Ll}+ )?$/iu;

/** « Sorvel tisse », « Sorvel livre »; « encadre » and « dirige » are said of persons. */
function isDoneByHouse(verb: string): boolean {
  const known = dutyVerb(foldWord(verb).replace(/nt$/, ''), 'third');
  return (
    known !== null && !/^(?:encadrer|diriger|animer|manager|superviser|coordonner|piloter)$/.test(known.infinitive)
  );
}

/** « Madame Roy », « Claire » */
function isPerson(name: string): boolean {
  return /^(?:Madame|Monsieur|Mme|M|Mr|Mlle|Ma[îi]tre|Docteur|Dr)\s/u.test(name) || isFirstName(name);
}

/** « Votre agence ALTO de Clermont-Ferrand »: where one of several houses is. */
const inTown = /(?<=\p{Lu}{2}) (?:de|d[’']|à) \p{Lu}\p{Ll}[\p{L}’'-]+$/u;

/** « Horaires », « Missions principales »: words of the offer's own frame. */
function isLabel(text: string): boolean {
  return tokenise(text).every(
    ({ key }) =>
      isWord('void', key) ||
      isWord('light', key) ||
      isWord('before', key) ||
      isWord('thin', key) ||
      isWord('people', key),
  );
}

function piece(line: OfferLine, from: number): Piece | null {
  const text = line.text
    .slice(from)
    .replace(/\s?[([].*$/u, '')
    .replace(/ [–—-] .*$/u, '')
    .replace(apposition, '')
    .trim();
  const isName =
    text !== '' && !/^\d/.test(text) && !/^(?:[Nn]otre|[Nn]ous|[Uu]ne?|[Ll][ea]|[Cc]onfidentiel)\b/u.test(text);
  return isName ? { text, span: { start: line.start + from, end: line.start + from + text.length } } : null;
}
