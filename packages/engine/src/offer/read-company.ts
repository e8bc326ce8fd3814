import type { Span } from '@coach/contracts/span';
import { isPlace, titleLikeness } from '../cv/sections/judge-part.ts';
import { findCity } from '../text/find-city.ts';
import { foldText } from '../text/fold-text.ts';
import { tokenise } from '../text/tokenise.ts';
import { employerPatterns, places } from './employer-patterns.ts';
import { aboutHouse, isAside, type Piece, splitParts } from './heading-parts.ts';
import { hiring } from './hiring.ts';
import { isWord } from './phrase-words.ts';
import type { OfferLine } from './split-offer.ts';

const companyLabel =
  /^(?:l[’'])?(?:entreprise|soci[ée]t[ée]|employeur|company|recruteur|structure|organisme|enseigne|[ée]tablissement|collectivit[ée](?: employeur)?|raison sociale|nom de l[’'](?:entreprise|employeur))\s*:\s*/iu;
/** « Mécanord, ETI de 900 salariés »: what is said of the employer after its name. */
const apposition = /,\s(?=[\p{Ll}\d]|(?:ETI|PME|TPE|SAS|SARL|SA|EURL)\b).*$/u;
/** Who hires: labelled, beside the place in the lines at the top, or the subject of the first sentences. */
export function readCompany(lines: readonly OfferLine[], title: Span | null): Piece | null {
  const labelled = lines.slice(0, 25).find((line) => companyLabel.test(line.text) && line.text.length < 200);
  const told = labelled && piece(labelled, companyLabel.exec(labelled.text)?.[0].length ?? 0);
  if (told) return told;
  const headed = underHeading(lines);
  if (headed) return headed;
  const towns = townsIn(lines);
  const found = [...topCandidates(lines.slice(0, 6), title), ...sentenceCandidates(lines.slice(0, 60))].filter(
    ({ candidate }) => !towns.has(foldText(candidate.text)),
  );
  const text = lines
    .slice(0, 400)
    .map((line) => line.text)
    .join('\n');
  const counts = new Map<string, number>();
  let best: { candidate: Piece; score: number } | null = null;
  for (const { candidate, weight } of found) {
    const count = counts.get(candidate.text) ?? namesIn(text, candidate.text) - 1;
    counts.set(candidate.text, count);
    const repeats = Math.min(3, count);
    const score =
      weight +
      repeats * 1.2 +
      (isPublicBody(candidate.text) ? 0.8 : 0) -
      Math.max(0, titleLikeness(candidate.text)) * 1.5;
    if (!best || score > best.score + 0.01) best = { candidate, score };
  }
  if (!best || best.score <= 0.5) return null;
  return fuller(best.candidate, found) ?? best.candidate;
}

/** « Capbreton (40) », « 44 - LA CHEVROLIÈRE », « 01000 Bourg-en-Bresse »: the town of the offer hires nobody. */
function townsIn(lines: readonly OfferLine[]): Set<string> {
  const town = "(\\p{Lu}[\\p{L}’'-]{1,30}(?: \\p{Lu}[\\p{L}’'-]{1,30}){0,3})";
  const marked = [
    new RegExp(`(?:^|[·|,–—-] )${town} \\((?:\\d{2,3}|\\d{5}|2[AB])\\)`, 'u'),
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

/** « Ville de Bron », « CHU de Nantes » */
function isPublicBody(text: string): boolean {
  return /^(?:ville|mairie|commune|communaut[ée]|m[ée]tropole|d[ée]partement|r[ée]gion|conseil|chu|ch|centre|ehpad|ccas|universit[ée]|acad[ée]mie|lyc[ée]e|coll[èe]ge|h[ôo]pital|greta|minist[èe]re|pr[ée]fecture|office|syndicat|agglom[ée]ration)\b.*\b(?:de|du|des|d[’'])/iu.test(
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
      line.bullet ||
      (line.heading && !aboutHouse.test(line.text)) ||
      /^[\p{L}’'()/ -]{2,30}:/u.test(line.text)
    )
      return [];
    if (line.part !== 'header' && line.part !== 'intro' && line.part !== 'company') return [];
    return splitParts(line.text).flatMap((part) => {
      const start = line.start + part.at;
      const inTitle = title !== null && start < title.end && title.start < start + part.text.length;
      const shouted =
        title !== null && line.start <= title.start && title.end <= line.end && !/\p{Ll}/u.test(part.text);
      const text = inTitle || shouted ? '' : employerIn(part.text);
      if (text === '') return [];
      const at = start + part.text.indexOf(text);
      const isOwnLine = title === null || line.end < title.start || line.start > title.end;
      return [
        {
          candidate: { text, span: { start: at, end: at + text.length } },
          weight: (isOwnLine ? 1.5 : 0.9) - index * 0.2,
        },
      ];
    });
  });
}

/** « salon L’Atelier de Margaux » */
const kindOfPlace = new RegExp(`^(?:${places}) (?=\\p{Lu})`, 'u');
/** « Encadrer une équipe » begins a duty. */
const aTask = /^\p{Lu}\p{Ll}+(?:er|ir)$/u;
const onlyPlace = new RegExp(`^(?:${places})$`, 'iu');
const boards =
  /^(?:indeed|hellowork|apec|linkedin|welcome to the jungle|france travail|p[ôo]le emploi|monster|cadremploi|meteojob|jobijoba|leboncoin|glassdoor|wttj|emploi territorial|choisir le service public)\b/i;
const generic =
  /^(?:m[ée]tropole|direction|service|ville|mairie|groupe|agence|soci[ée]t[ée]|entreprise|accueil|r[ée]gion|france|commune|esat|ehpad|mecs|ime|itep|ssiad|cr[èe]che|had|multi-accueil)$|^direction (?:de|du|des|g[ée]n[ée]rale)\b|^(?:service|p[ôo]le|d[ée]partement|secteur) /i;

/** The name a part of a heading line gives to an employer; empty when it says something else. */
function employerIn(part: string): string {
  if (/[?!:]$/.test(part) || (part.endsWith('.') && !/^[^,.]{3,40}, (?:\p{Ll}|\d)/u.test(part))) return '';
  const bare = part
    // « Pressé ? Jamais ! Les Moulins du Ru »: the name follows the slogan.
    .replace(/^.{2,80}[?!] (?=\p{Lu})/u, '')
    .replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\s)+/u, '')
    .replace(/\s?\*+$/, '')
    .replace(aboutHouse, '')
    .replace(/^Chez (?=\p{Lu})/u, '')
    .replace(/\s\([^()]*\)$/u, '')
    .replace(apposition, '')
    .replace(/, (\p{Lu}[\p{L}’' -]+)$/u, (whole, place: string) => (isPlace(place) || isOneName(place) ? '' : whole))
    .replace(kindOfPlace, '');
  if (isAside(bare) || !/^\p{Lu}/u.test(bare) || bare.length > 60 || /[.?!:]$/.test(bare) || /\d{4}/.test(bare))
    return '';
  if (
    /^(?:Poste|Publié|CDI|CDD|Temps|Contrat|À pourvoir|Référence|Offre|Salaire|Expérience|Éducation|Hybride|Cadre|Fiche|Mission|Avis)\b/u.test(
      bare,
    )
  )
    return '';
  if (addressed.test(bare) || speaking.test(bare)) return '';
  if (
    boards.test(bare) ||
    generic.test(bare) ||
    ordinary.test(bare) ||
    isPlace(bare.split(' / ')[0] ?? '') ||
    isTrade(bare)
  )
    return '';
  const cut = hiring.exec(`${bare} un x`)?.[1] ?? bare;
  const where = findCity(cut);
  const end =
    where?.certain && where.span.start > 3 && !/\b(?:de|d[’']|du)\s?$/u.test(cut.slice(0, where.span.start))
      ? where.span.start
      : cut.length;
  return cut
    .slice(0, end)
    .replace(/\s\([^()]*\)?$/u, '')
    .replace(/[\s,(–-]+$/u, '');
}

/** « Nous c’est… », « Notre client »: who speaks or is spoken to. */
const addressed = /^(?:nous|notre|nos|vous|votre|qui|pourquoi|ici|bonjour|on|une?|tu|ton)(?!\p{L})/iu;

/** « Ce que nous vous confions » is a heading. */
const speaking = /^(?:ce|ces|cette|c[’']est)(?!\p{L})|\s(?:nous|vous|tu|te|t[’'])(?!\p{L})/iu;

/** « Domaine de la Seudre, Marennes »: one name alone after the comma is the town. */
function isOneName(text: string): boolean {
  return /^\p{Lu}\p{Ll}[\p{L}’-]+$/u.test(text);
}

/** « Industrie plastique », « Secteur aéronautique », « De la bonne humeur »: what is done, and not who does it. */
function isTrade(text: string): boolean {
  return (
    /^(?:industrie|secteur|domaine|milieu|univers|filière|métiers?|banque|assurances?|grande distribution|restauration|bâtiment|commerce|d[eu]s?|à|un|une|le poste|poste) \p{Ll}/iu.test(
      text,
    ) && !/^\S+ (?:d[eu]s? |d[’']|de la |de l[’'])?\p{Lu}/u.test(text)
  );
}

/** Words of every offer: by themselves they name nobody. */
const ordinary =
  /^(?:l[’']?association|diplomatie|sera|seront|serai(?:en)?t|peut|peuvent|faut|côté|contrôle|banque|industrie|bonjour|ici|là|oui|non|deux|trois|quatre|cinq|six|toute?s?|chacune?|quelques?|plusieurs|certaine?s|bonne?s?|beaux?|belles?|savoir|connaître|maîtrise|convention|statut|horaires?|avantages?|package|rejoins|viens|venez|écris|écrivez|envoyez|postulez|candidature|contact|réf|référence|process|équipe|cadre|environnement|quotidien|objectifs?|activités?|compétences?|qualités?|niveau|diplôme|débutante?s?|temps|durée|prise|jours?|week-end|possibilité|secteur|site|localisation|adresse|télétravail|mutuelle|primes?|tickets?|vente|accueil|conseil|entretien|réalisation|préparation|participation|respect|sens|esprit|goût|envie|passion(?:n\p{L}+)?|motivée?s?|dynamique|organisée?s?|méthodique|curieu\p{L}+)$/iu;

const notNames =
  /^(?:nous|vous|le|la|les|l[’']|ce|cette|ces|cet|c[’']est|notre|votre|vos|nos|poste|tu|il|elle|on|au|en|dans|depuis|pour|we|you|the|our|rattach[ée]e?|int[ée]gr[ée]e?|une?|fort|avec|sous|cdi|cdd|who|what|this|créée?|née?|fondée?|son|sa|ses|rejoignez|et|titulaire|de|du|des|à|vrai|bienvenue|chez|envie|si|après|afin|chaque|plus|merci|poste|profil|missions?|formation|exp[ée]rience|travail|salaire|contrat|autonome|rigoureu\w+|parce|quand|pourquoi|ensemble|basée?|implantée?|ton|ta|tes|mon|ma|mes|aujourd[’']hui|spécialis\w+|leader|acteur|filiale|entreprise|sp[ée]cialiste|expert|notre|garant|responsable|selon|être|avoir|bac|anglais|permis|diplôm\w+|issue?|doté\w*|vos|comme|par|suite|lieu|sur|suivi|gestion|rémunération|date|voir|offre)$/iu;

function sentenceCandidates(lines: readonly OfferLine[]): Weighted[] {
  return lines.flatMap((line) => {
    if (
      line.text.length > 1200 ||
      line.part === 'process' ||
      (line.part === 'profile' && !/salari|collaborat/.test(line.folded))
    )
      return [];
    const bonus = line.part === 'company' ? 0.4 : 0;
    return employerPatterns.flatMap(([pattern, weight]) => {
      const candidate = namedBy(pattern, line);
      return candidate ? [{ candidate, weight: weight + bonus }] : [];
    });
  });
}

/** « Nous », « Votre »; « Le Fournil de Lucien » is a name after « la boulangerie ». */
function isNoName(found: string, pattern: RegExp): boolean {
  const first = found.split(/[ ,]/)[0] as string;
  if (pattern.source.includes(places) && /^L(?:e|a|es|’|')/u.test(found) && found.includes(' ')) return false;
  return notNames.test(first);
}

function namedBy(pattern: RegExp, line: OfferLine): Piece | null {
  const match = pattern.exec(line.text);
  const found = match?.groups?.n?.trim();
  if (!match || !found || found.length < 2 || isNoName(found, pattern) || isPlace(found)) return null;
  if (onlyPlace.test(found) || (line.part === 'missions' && aTask.test(found))) return null;
  if (boards.test(found) || generic.test(found) || ordinary.test(found) || isLabel(found)) return null;
  const at = match.index + match[0].indexOf(found);
  if (/agence d(?:e |[’'])$/iu.test(line.text.slice(0, at))) return null;
  const start = line.start + at;
  return { text: found, span: { start, end: start + found.length } };
}

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
