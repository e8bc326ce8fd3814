import type { Span } from '@coach/contracts/span';
import { isPlace, titleLikeness } from '../cv/sections/judge-part.ts';
import { type FoundCity, findCity } from '../text/find-city.ts';
import { isRegion, knownCity } from '../text/known-names.ts';
import { lazily } from '../text/lazily.ts';
import { titleCase } from '../text/title-case.ts';
import { type Piece, splitParts } from './heading-parts.ts';
import { withoutFacets } from './page-frame.ts';
import type { OfferLine } from './split-offer.ts';

type Text = Pick<OfferLine, 'text' | 'start'>;

const placeLabel =
  /^(?:lieu(?:x)?(?: de travail| du poste| d[’']affectation| de mission| d[’']exercice)?|localisation|location|ville|adresse|poste bas[ée]e?|où|secteur(?: g[ée]ographique)?|site(?: de travail)?|affectation|r[ée]sidence administrative|commune)\s?(?:\([^)]*\)\s?)?:\s*/iu;
const code = '(?:0[1-9]|[1-8]\\d|9[0-5]|2[AB]|97\\d)';
const town = "\\p{Lu}[\\p{L}’']+(?:[ -]\\p{L}[\\p{L}’']*){0,5}";

/** Where the job is: labelled, in the lines at the top, or « basé à … » in the text. */
export function readOfferCity(all: readonly OfferLine[]): Piece | null {
  const lines = withoutFacets(all);
  const labelled = lines.filter(
    (line) => placeLabel.test(line.text) && line.text.length < 160 && !isWide(line.text.replace(placeLabel, '')),
  );
  const short = lines.slice(0, 7).filter((line) => line.text.length < 160 && line.part !== 'profile');
  const top = short.filter((line) => !namesAgency(line));
  const agencies = short.filter(namesAgency);
  const found =
    firstOf(top, cityBeforeRegion) ??
    firstOf(labelled, cityIn) ??
    firstOf(top, townInBrackets) ??
    firstOf(top, townBehindPostcode) ??
    firstOf(lines.slice(0, 7), townAmongFacts) ??
    firstOf(top, cityIn) ??
    firstOf(lines.slice(0, 6), cityOfTownHall) ??
    firstOf(lines, cityAfterBased) ??
    firstOf(lines, cityWithCode) ??
    firstOf(agencies, cityIn) ??
    firstOf(top, townOfSector) ??
    firstOf(lines, certainCity) ??
    firstOf(lines.slice(0, 12), cityWithDistrict) ??
    firstOf(lines, cityFirst) ??
    firstOf(top, (line) => knownIn(line, true)) ??
    firstOf(top, townAfterName) ??
    firstOf(lines.slice(0, 12), townOfEmployer);
  return found && withoutKind(found);
}

/** « Agence : Armor Talents – Rennes »: where those sit who look for somebody, and maybe not where the job is. */
function namesAgency({ text }: OfferLine): boolean {
  return (
    /^(?:votre |l[’'])?(?:agence|cabinet|consultante?|contact|recruteur|annonceur|diffus[ée]e? par|publi[ée]e? par)(?: [^:]{1,25})?\s?:|^[^|:,.]{2,30} (?:recrutement|int[ée]rim|consulting|conseil RH) [–-] \p{Lu}[\p{L}’' -]{2,30}$/iu.test(
      text,
    ) || /^AGENCE [\p{Lu}’' &-]{3,50}$/u.test(text)
  );
}

/** « Sablé-sur-Sarthe (72) » among the facts at the top, below a house called « ATOUT 72 ». */
function townInBrackets(line: OfferLine): Piece | null {
  for (const { text, at } of splitParts(line.text)) {
    const name = /^(\p{Lu}[\p{L}’' -]{1,40}) \((?:\d{2,3}|\d{5}|2[AB])\)$/u.exec(text)?.[1];
    if (name && (knownCity(name) || hyphenatedTown.test(name))) return { ...townAt(line, at, name), text: shown(name) };
  }
  return null;
}

/** « 56270 Ploemeur », « Haute-Savoie > 74200 THONON-LES-BAINS »: the post’s own address, whatever town its agency is in. */
function townBehindPostcode(line: OfferLine): Piece | null {
  const match = behindPostcode().exec(line.text);
  const named = match?.[1];
  return match && named ? { ...townAt(line, match.index + match[0].indexOf(named), named), text: shown(named) } : null;
}

const behindPostcode = lazily(() => new RegExp(`(?:^|[>›|·•–—,-] ?)\\d{5} (${town})(?: \\([^()]*\\)| cedex)?$`, 'iu'));

/** « CDI Nantes Télétravail fréquent », « 📍 Toulouse, quartier Saint-Aubin »: the place among facts set in a row. */
function townAmongFacts(line: OfferLine): Piece | null {
  const match = amongFacts().exec(line.text);
  const named = match?.[1] ?? match?.[2];
  if (!match || !named || (match[2] === undefined && !knownCity(named)) || isRegion(named)) return null;
  return townAt(line, match.index + match[0].indexOf(named), named);
}

const amongFacts = lazily(
  () =>
    new RegExp(
      `^${contract}(?: \\d+ mois)? (${oneTown}) (?=T[ée]l[ée]travail|Temps|Salaire|Exp[ée]rience|\\d{2,3} ?[kK€])|📍 ?(${oneTown})(?=$|,| {2,}| \\p{Extended_Pictographic})`,
      'u',
    ),
);

/** « pour son secteur du Chambon-Feugerolles »: a town of any name, its article in the preposition. */
function townOfSector(line: OfferLine): Piece | null {
  const match =
    /(?<!\p{L})(?:secteur|commune|ville|centre|antenne|agence|site|[ée]coles?) du (\p{Lu}\p{Ll}[\p{L}’]+(?:-\p{Lu}\p{Ll}+)+)/u.exec(
      line.text,
    );
  const named = match?.[1];
  if (!match || !named || isRegion(named)) return null;
  return { ...townAt(line, match.index + match[0].length - named.length, named), text: `Le ${named}` };
}

/** « Secteur : Tarn, nord de l’Aude » names no town. */
function isWide(text: string): boolean {
  const [first = ''] = text.split(/[,;(]| et /);
  return isRegion(first.trim()) && !/\d{5}/.test(text);
}

/** « Domaine de la Seudre, Marennes » */
function townAfterName(line: OfferLine): Piece | null {
  if (line.text.length > 120 || line.bullet) return null;
  const match = /\p{Lu}[\p{L}’' -]{3,50}, (\p{Lu}\p{Ll}[\p{L}’-]+)$/u.exec(line.text);
  return match?.[1] ? townAt(line, match.index + match[0].length - match[1].length, match[1]) : null;
}

/** « Laminoirs de Thiérache | Aulnoye-Aymeries, Hauts-de-France », « Lyon 7e, Auvergne-Rhône-Alpes (Hybride) ». */
const beforeRegion = lazily(
  () =>
    new RegExp(
      `(?:^|[|·•–-] |\\t)(${town})(?: \\d{1,2} ?(?:e|er|[èe]me))?, (${town})(?=$| ?[(|·•]| [–-] |, France)`,
      'u',
    ),
);

function cityBeforeRegion(line: OfferLine): Piece | null {
  const match = beforeRegion().exec(line.text);
  const [, named = '', region = ''] = match ?? [];
  if (!match || !isRegion(region) || isRegion(named)) return null;
  return townAt(line, match.index + match[0].indexOf(named), named);
}

const oneTown = "(?:(?:Le|La|Les|L[’']) ?)?\\p{Lu}\\p{Ll}[\\p{L}’]+(?:-[\\p{L}’]+)*(?: \\p{Lu}\\p{Ll}[\\p{L}’-]+)?";
/** « Mécavalserine (Oyonnax, 85 salariés) », « artisan boulanger à Volvic », « une infirmière à Carbonne ». */
const employersTown = lazily(() => [
  new RegExp(`\\((${oneTown}), \\d`, 'u'),
  new RegExp(`(?<=,) (?:à|secteur(?: de| d[’'])?) ?(?!Mme|Monsieur|Madame|Noël|Pâques)(${oneTown})(?=[,.;)])`, 'u'),
  new RegExp(`(?<=\\p{Ll}|[»)]) à (?!Mme|Monsieur|Madame|Noël|Pâques|Excel)(${oneTown})(?=[ ,.;)]|$)`, 'u'),
]);

function townOfEmployer(line: OfferLine): Piece | null {
  if (line.part === 'process' || line.part === 'profile' || line.part === 'equal' || line.bullet) return null;
  for (const pattern of employersTown()) {
    const match = pattern.exec(line.text.slice(0, 1200));
    if (match?.[1] && !isRegion(match[1])) return townAt(line, match.index + match[0].indexOf(match[1]), match[1]);
  }
  return null;
}

function townAt({ start }: OfferLine, at: number, town: string): Piece {
  return { text: town, span: { start: start + at, end: start + at + town.length } };
}

/** « ST PRIEST », « Ste-Luce-sur-Loire » */
function unshortened(town: string): string {
  if (!/^ste?[ .-]/iu.test(town)) return town;
  return knownCity(town) ?? town.replace(/^st(e?)[ .-]+/iu, (_, feminine: string) => `Saint${feminine ? 'e' : ''}-`);
}

/** « Site de Saumur », « Agence de Dax »: the town alone. */
function withoutKind({ text, span }: Piece): Piece {
  const kind =
    /^(?:site|base|antenne|agence|ville|commune|secteur|bassin|r[ée]gion|usine|magasin|mairie|centre|h[ôo]pital|campus|p[ôo]le|gare|d[ée]p[ôo]t|boutique|restaurant|chantiers?) (?:de |d[’']|du |des |à |sur )/iu.exec(
      text,
    );
  const bare = kind ? text.slice(kind[0].length) : text;
  const clean = bare.replace(
    /(?<=\p{L}) (?:centre(?:[- ]ville)?|nord|sud|est|ouest|intra[- ]muros|et (?:environs|alentours|agglomération))$/iu,
    '',
  );
  return { text: unshortened(clean.length > 1 ? clean : text), span };
}

function cityOfTownHall(line: OfferLine): Piece | null {
  const match =
    /^(?:La |LA )?(?:[Vv]ille|[Mm]airie|[Cc]ommune|VILLE|MAIRIE|COMMUNE|CHU|CH|Centre hospitalier) (?:de |DE |d[’']|D[’'])(\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2})/u.exec(
      line.text,
    );
  if (!match?.[1]) return null;
  const start = line.start + match[0].length - match[1].length;
  return { text: shown(match[1]), span: { start, end: start + match[1].length } };
}

function firstOf(lines: readonly OfferLine[], read: (line: OfferLine) => Piece | null): Piece | null {
  for (const line of lines) {
    const found = read(line);
    if (found) return found;
  }
  return null;
}

const based =
  /(?:bas[ée]e?s?|situ[ée]e?s?|implant[ée]e?s?|install[ée]e?s?|based|located|poste|postes|siège|bureaux?|locaux|départ|antenne|périphérie|environs|agence|magasin|usine|site|boutique|atelier|équipe|restaurant|cabinet|(?:bureaux|locaux|siège|atelier|magasin|boutique) (?:sont|est|se trouve(?:nt)?)(?: situés?e?s?)?)\s(?:à|au|aux|in|de|d[’'])\s?/giu;

const onlyTown = lazily(() => new RegExp(`^${oneTown}`, 'u'));

function cityAfterBased(line: OfferLine): Piece | null {
  if (line.part === 'process' || line.part === 'equal' || line.text.length > 1500) return null;
  for (const match of line.text.matchAll(based)) {
    const from = match.index + match[0].length;
    const rest = line.text.slice(from, from + 50);
    if (!/^\p{Lu}/u.test(rest)) continue;
    const found = cityIn({ text: rest, start: line.start + from });
    if (found && found.span.start - line.start - from < 12) return found;
    // « Poste basé à Laguiole »: no file needs to know the town.
    const unknown =
      /^(?:bas|situ|implant|install)[^ ]* (?:à|au|aux)\s?$/iu.test(match[0]) && onlyTown().exec(rest)?.[0];
    if (unknown && !isRegion(unknown)) return townAt(line, from, unknown);
  }
  return null;
}

const beforeCode = lazily(
  () => new RegExp(`(?:d[’']|(?:^|\\s)(?:à|de|sur|vers|près de) )(${town}) ?\\((?:${code}|\\d{5})\\)`, 'u'),
);

/** « autour d'Angoulême (16) », « à Trifouilly (58300) »: a code in brackets makes a town of any name. */
function cityWithCode(line: OfferLine): Piece | null {
  if (line.text.length > 1500) return null;
  const match = beforeCode().exec(line.text);
  if (!match?.[1]) return null;
  const start = line.start + match.index + match[0].indexOf(match[1]);
  return { text: match[1], span: { start, end: start + match[1].length } };
}

function certainCity(line: OfferLine): Piece | null {
  return line.text.length < 400 && findCity(line.text)?.certain ? cityIn(line) : null;
}

/** « un centre de congrès, Marseille 8e », « (Paris 19e) » */
function cityWithDistrict({ text, start, part }: OfferLine): Piece | null {
  if (part === 'process' || part === 'perks') return null;
  const match = /(?<!\p{L})(Paris|Lyon|Marseille) \d{1,2} ?(?:e|er|[èe]me)(?!\p{L})/u.exec(text);
  const at = start + (match?.index ?? 0);
  return match?.[1] ? { text: match[1], span: { start: at, end: at + match[1].length } } : null;
}

/** « Lyon 7e (Gerland), 35 h, 2 100 € »: conditions that begin with the place. */
function cityFirst({ text, start, part }: OfferLine): Piece | null {
  if (part === 'process' || part === 'equal') return null;
  const found = /^(Paris|Lyon|Marseille) \d{1,2} ?(?:e|er|[èe]me)(?!\p{L})/u.exec(text)?.[1];
  return found ? { text: found, span: { start, end: start + found.length } } : null;
}

const contract = '(?:CDI|CDD|Int[ée]rim|Stage|Alternance|Temps)(?!\\p{L})';
/** « 84 - Le Pontet », as public job boards write it. */
const afterDepartment = lazily(
  () => new RegExp(`(?:^|[-–|·,] ?)${code} ?[-–] ?(?!${contract})(${town})(?=$| [-–|(])`, 'u'),
);
/** « Vannes - 56 », « Vannes, 56 - CDD »; in « GARAGE DUVAL - 56 - VANNES » the town follows. */
const beforeDepartment = lazily(
  () => new RegExp(`^(${town}?) ?[-–,] ?(?:${code}|\\d{5})(?=$| [-–|·] ${contract})`, 'u'),
);
/** « basée à Agen 47000 » */
const beforePostcode = lazily(() => new RegExp(`(?:^|\\s)(?:à|de|sur) (${town}?),? ?\\(?\\d{5}\\b`, 'u'));
const hyphenatedTown =
  /^(?:Sainte?-\p{Lu}|\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?-(?:sur|sous|en|l[eè]s|la|le|de|du|aux?|à)-\p{Lu}|\p{Lu}\p{L}+-(?=(?:Plage|Ville|Bains|Village|Église)$)\p{Lu})[\p{L}’'-]*$/u;

function cityIn(line: Text): Piece | null {
  const skipped = placeLabel.exec(line.text)?.[0].length ?? 0;
  const rest = { text: line.text.slice(skipped), start: line.start + skipped };
  return (
    captured(rest, afterDepartment) ??
    captured(rest, beforeDepartment) ??
    captured(rest, beforePostcode) ??
    knownIn(rest, skipped > 0) ??
    (skipped > 0 ? contracted(rest) : null) ??
    fromParts(rest) ??
    (skipped > 0 ? labelledTown(rest) : null)
  );
}

function captured({ text, start }: Text, pattern: () => RegExp): Piece | null {
  const match = pattern().exec(text);
  if (!match?.[1]) return null;
  const at = start + match.index + match[0].indexOf(match[1]);
  return { text: shown(match[1]), span: { start: at, end: at + match[1].length } };
}

/** « NANTES » as towns are written. */
function shown(town: string): string {
  return /\p{Ll}/u.test(town) ? town : titleCase(town);
}

/** « écoles du Mans », « au Havre »: the town's article is in the preposition. */
function contracted({ text, start }: Text): Piece | null {
  const match = /\b(?:du|au) (\p{Lu}[\p{L}’-]+)/u.exec(text);
  const city = match && knownCity(`Le ${match[1]}`);
  return city ? { text: city, span: { start: start + match.index, end: start + match.index + match[0].length } } : null;
}

function knownIn({ text, start }: Text, labelled: boolean): Piece | null {
  const parts = splitParts(text);
  for (const part of parts) {
    const found = findCity(part.text);
    if (!found || isJob(part.text, found)) continue;
    const whole =
      found.certain ||
      isPlace(part.text) ||
      labelled ||
      (parts.length === 1 && part.text.length - found.city.length < 45) ||
      part.text.length - found.city.length < 25;
    if (whole) return { text: found.city, span: shift(found.span, start + part.at) };
  }
  return null;
}

/** « Maçon traditionnel » and « MACON coffreur » are jobs, whatever town is written nearly so; « Mâcon Sud » is none. */
function isJob(text: string, { certain, span }: FoundCity): boolean {
  const written = text.slice(span.start, span.end);
  if (certain || written.length === text.length || aroundTown.test(text.slice(span.end))) return false;
  return written.toLowerCase() !== knownCity(written)?.toLowerCase() && titleLikeness(written) > 0;
}

const aroundTown = /^[ -](?:nord|sud|est|ouest|centre|cedex)(?!\p{L})/iu;

const alone = lazily(() => new RegExp(`^(\\p{Lu}[\\p{L}’' -]{1,30}) \\(?${code}\\)?$`, 'u'));

/** « Ploërmel 56 », « Saint-Ouen-sur-Seine » */
function fromParts({ text, start }: Text): Piece | null {
  for (const part of splitParts(text)) {
    const named =
      townWithCode(alone().exec(part.text)?.[1]) ??
      (hyphenatedTown.test(part.text) && !isRegion(part.text) ? part.text : null);
    if (named) return { text: named, span: { start: start + part.at, end: start + part.at + named.length } };
  }
  return null;
}

/** « Association Passerelles 93 » is an employer. */
function townWithCode(named: string | undefined): string | null {
  return named &&
    !/^(?:association|groupe|agence|soci[ée]t[ée]|cabinet|r[ée]seau|mission|maison|collectif|f[ée]d[ée]ration|entreprise|d[ée]partement|club)\b/iu.test(
      named,
    )
    ? named
    : null;
}

function labelledTown({ text, start }: Text): Piece | null {
  if (/présentiel|télétravail|distance|domicile|activité|france entière/iu.test(text)) return null;
  const named = /^\p{Lu}[\p{L}'’ -]{1,40}/u.exec(text)?.[0].trim();
  if (!named || /^(?:Voir|Selon|Plusieurs|Divers)\b/u.test(named)) return null;
  return { text: shown(named), span: { start, end: start + named.length } };
}

function shift(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}
