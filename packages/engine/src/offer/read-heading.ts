import type { Span } from '@coach/contracts/span';
import { isContract, isPlace, titleLikeness } from '../cv/judge-part.ts';
import { findCity } from '../text/find-city.ts';
import { foldText } from '../text/fold-text.ts';
import type { OfferLine } from './split-offer.ts';

export type Piece = { text: string; span: Span };

const titleLabel =
  /^(?:intitul[ée](?: du poste| de l[’']offre)?|poste(?: [àa] pourvoir)?|titre(?: du poste)?|job title|offre d[’']emploi|m[ée]tier|fonction|position|annonce)\s*[:–-]\s*/iu;
const gender =
  /\s?[([]?\s?\b(?:h\s?[/-]\s?f(?:\s?[/-]\s?(?:x|nb|d))?|f\s?[/-]\s?h(?:\s?[/-]\s?(?:x|nb|d))?|m\s?\/\s?[fw](?:\s?\/\s?[dx])?|f\s?\/\s?m(?:\s?\/\s?[dx])?|w\s?\/\s?m(?:\s?\/\s?[dx])?|m\s?\/\s?w\s?\/\s?d|all genders|femme\s?\/\s?homme|homme\s?\/\s?femme)\b\s?[)\]]?/iu;
const hiring =
  /^(.{2,60}?)\s(?:recrute|recherche|embauche|is hiring|is looking for|renforce)\b[^:]{0,50}?(?:\s(?:une?|son|sa|ses|des|a|an)\b(?:\(e\)|·e)?|\s?:)\s/iu;
const seeking =
  /^(?:(?:nous|on)\s(?:recherchons|recrutons|recrute|cherchons|cherche)|recherche|recrute|we are (?:hiring|looking for))\s?:?\s(?:(?:actuellement|activement)\s)?(?:une?|des|notre|son|sa|an?)?(?:\(e\)|·e)?\s/iu;

/** The job's name: the labelled or first line that reads like one, without « H/F », contract, place or reference. */
export function readOfferTitle(lines: readonly OfferLine[]): Piece | null {
  const top = lines.slice(0, 12).filter(({ part }) => part !== 'profile' && part !== 'nice' && part !== 'perks');
  const labelled = top.find((line) => titleLabel.test(line.text) && line.text.length < 160);
  if (labelled) return cleanTitle(labelled, titleLabel.exec(labelled.text)?.[0].length ?? 0);
  const chosen =
    top.find((line, index) => titleScore(line, index) > 1) ??
    top.find((line) => line.text.length < 110 && !line.heading) ??
    top[0];
  if (!chosen) return null;
  return cleanTitle(chosen, (hiring.exec(chosen.text) ?? seeking.exec(chosen.text))?.[0].length ?? 0);
}

function titleScore(line: OfferLine, index: number): number {
  if (line.text.length > 130 || line.heading || /^(?:r[ée]f|publi|lieu|date)/iu.test(line.text)) return -1;
  return (gender.test(line.text) ? 2.5 : 0) + titleLikeness(line.text) + (index === 0 ? 1.2 : 0) - index * 0.3;
}

function cleanTitle(line: OfferLine, from: number): Piece | null {
  let text = line.text.slice(from).replace(/[.!]$/, '');
  text = text.length > 130 ? text.slice(0, 130) : text;
  const marked = gender.exec(text);
  const parts = splitParts(text).filter((part) => !isAside(part.text));
  const named = marked ? parts.filter((part) => part.at < marked.index || !hyphenated.test(part.text)) : parts;
  const kept = named.length > 0 ? named : splitParts(text).slice(0, 1);
  const first = kept[0];
  const last = kept.at(-1);
  if (!first || !last) return null;
  const start = first.at;
  const raw = text.slice(start, last.at + last.text.length);
  const title = (marked ? raw.replace(gender, ' ') : raw)
    .replace(/\s?\((?:cdi|cdd|int[ée]rim|stage|alternance|temps|remplacement)\b[^()]*\)$/iu, '')
    .replace(/\s+(?=[,.])/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s–—|:,-]+|[\s–—|:,(-]+$/gu, '');
  if (title === '') return null;
  return {
    text: title,
    span: { start: line.start + from + start, end: line.start + from + last.at + last.text.length },
  };
}

/** « Marseille et alentours » */
const isArea =
  /^\p{Lu}[\p{L}’' -]{1,30} et (?:ses |sa )?(?:alentours|environs|p[ée]riph[ée]rie|r[ée]gion|agglom[ée]ration)$/u;

/** « (H/F) – Saint-Ouen-sur-Seine » */
const hyphenated = /^\p{Lu}[\p{L}’']+(?:-[\p{L}’']+)+$/u;

function splitParts(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(/(\s[–—|·•-]\s|\s?[|·•]\s)/u)) {
    const trimmed = piece.trim();
    if (trimmed !== '' && !/^[–—|·•-]$/u.test(trimmed)) parts.push({ text: trimmed, at: at + piece.indexOf(trimmed) });
    at += piece.length;
  }
  return parts;
}

/** A part that is no part of the job's name: contract, place, working time, pay, reference, « H/F ». */
function isAside(text: string): boolean {
  const bare = text.replace(gender, '').trim();
  const folded = foldText(bare);
  if (bare === '' || isContract(bare) || isPlace(bare) || isArea.test(bare)) return true;
  return (
    /^(?:cdi|cdd|interim|stage|alternance|temps (?:plein|partiel)|ref|urgent|poste base|\d|teletravail|full remote|publie|rentree|des (?:que possible|maintenant)|a pourvoir)/.test(
      folded,
    ) || /\d ?(?:k?€|k\b)/.test(folded)
  );
}

const companyLabel =
  /^(?:l[’'])?(?:entreprise|soci[ée]t[ée]|employeur|company|recruteur|structure|organisme|[ée]tablissement|collectivit[ée]|raison sociale)\s*:\s*/iu;
/** « Mécanord, ETI de 900 salariés »: what is said of the employer after its name. */
const apposition = /,\s(?=[\p{Ll}\d]|(?:ETI|PME|TPE|SAS|SARL|SA|EURL)\b).*$/u;
const name =
  "\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s(?:(?:de|du|des|la|le|les|l[’']|d[’']|et|en|sur|&|aux|of|and)\\s?){0,3}(?:[ld][’'])?[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*){0,6}";
const companyPatterns = [
  new RegExp(`(?<n>${name})\\s(?:recrute|recherche|embauche|is hiring|is looking for)\\b`, 'u'),
  new RegExp(
    `(?:[Rr]ejoignez|[Rr]ejoindre|[Rr]ejoins|[Ii]nt[ée]grez|[Jj]oin)\\s(?:le |la |l[’']|les )?(?<n>${name})`,
    'u',
  ),
  new RegExp(`(?:[ÀA] propos d[e’'](?:\\s|u\\s|es\\s)?|About\\s)(?<n>${name})`, 'u'),
  new RegExp(`^(?<n>${name}),? (?:c[’']est quoi|en bref|qui sommes)`, 'u'),
  new RegExp(
    `^(?:(?:[Vv]otre agence|[Ll][’']agence|[Ll]e|[Ll]a|[Ll]es|[Ll][’'])\\s?)?(?<n>${name})(?:,[^.]{0,120})?\\s(?:est|sont|édite|conçoit|fabrique\\w{0,3}|accompagne|exploite|gère|compte|propose|aide|is|helps|builds|provides|réunit|regroupe|intervient|développe|emploie|commercialise|distribue|recrute|réhabilite|a été|accueille)\\b`,
    'u',
  ),
  new RegExp(`\\b[Cc]hez\\s(?<n>${name})`, 'u'),
];

/** Who hires: labelled, beside the place in the lines at the top, or the subject of the first sentences. */
export function readCompany(lines: readonly OfferLine[], title: Span | null): Piece | null {
  const labelled = lines.slice(0, 25).find((line) => companyLabel.test(line.text) && line.text.length < 120);
  if (labelled) return piece(labelled, companyLabel.exec(labelled.text)?.[0].length ?? 0, labelled.text.length);
  const found = [...topCandidates(lines.slice(0, 5), title), ...sentenceCandidates(lines.slice(0, 60))];
  const text = lines.map((line) => line.text).join('\n');
  let best: { candidate: Piece; score: number } | null = null;
  for (const { candidate, weight } of found) {
    const score =
      weight +
      Math.min(3, text.split(candidate.text).length - 2) * 1.2 -
      Math.max(0, titleLikeness(candidate.text)) * 1.5;
    if (!best || score > best.score + 0.01) best = { candidate, score };
  }
  if (!best || best.score <= 0.5) return null;
  return fuller(best.candidate, found) ?? best.candidate;
}

/** « Agence Kaléido » above the offer rather than « Kaléido » in its sentences. */
function fuller({ text }: Piece, found: readonly Weighted[]): Piece | null {
  const longer = found.find(
    ({ candidate, weight }) =>
      weight > 0.5 && candidate.text.length > text.length && ` ${candidate.text}`.endsWith(` ${text}`),
  );
  return longer?.candidate ?? null;
}

type Weighted = { candidate: Piece; weight: number };

/** « Clinique du Parc Valmy – Villeurbanne (69) » under the title. */
function topCandidates(lines: readonly OfferLine[], title: Span | null): Weighted[] {
  return lines.flatMap((line, index) => {
    if (line.text.length > 120 || line.bullet || line.heading || /^[\p{L}’'()/ -]{2,30}:/u.test(line.text)) return [];
    return splitParts(line.text).flatMap((part) => {
      const start = line.start + part.at;
      const inTitle = title !== null && start < title.end && title.start < start + part.text.length;
      const text = inTitle ? '' : employerIn(part.text);
      if (text === '') return [];
      const at = start + part.text.indexOf(text);
      return [{ candidate: { text, span: { start: at, end: at + text.length } }, weight: 1.5 - index * 0.2 }];
    });
  });
}

/** « salon L’Atelier de Margaux » */
const kindOfPlace =
  /^(?:salon|restaurant|garage|boulangerie|boutique|magasin|cabinet|clinique|pharmacie|h[ôo]tel|soci[ée]t[ée]|entreprise|agence|groupe|[ée]cole|cr[èe]che|institut|association) (?=\p{Lu})/u;

/** The name a part of a heading line gives to an employer; empty when it says something else. */
function employerIn(part: string): string {
  const bare = part.replace(/\s?\*+$/, '').replace(kindOfPlace, '');
  if (isAside(bare) || !/^\p{Lu}/u.test(bare) || bare.length > 60 || /[.?!]$/.test(bare) || /\d{4}/.test(bare))
    return '';
  if (/^(?:Poste|Publié|CDI|CDD|Temps|Contrat|À pourvoir|Référence|Offre)\b/u.test(bare)) return '';
  const cut = hiring.exec(`${bare} un x`)?.[1] ?? bare;
  const where = findCity(cut);
  const end = where?.certain && where.span.start > 3 ? where.span.start : cut.length;
  return cut
    .slice(0, end)
    .replace(/\s\([^()]*\)$/u, '')
    .replace(/[\s,(–-]+$/u, '');
}

const notNames =
  /^(?:nous|vous|le|la|les|l[’']|ce|cette|notre|votre|vos|nos|poste|tu|il|elle|on|au|en|dans|depuis|pour|we|you|the|our|rattach[ée]|int[ée]gr[ée]|une?|fort|avec|sous|cdi|cdd|who|what|this|créée?|son|sa|ses|rejoignez|et|titulaire|de|du|des)$/iu;

const patternWeights = [2, 1.2, 1.2, 1.2, 0.9, 0.8];

function sentenceCandidates(lines: readonly OfferLine[]): Weighted[] {
  return lines.flatMap((line) => {
    if (line.text.length > 1200) return [];
    const bonus = line.part === 'company' ? 0.4 : 0;
    return companyPatterns.flatMap((pattern, index) => {
      const candidate = namedBy(pattern, line);
      return candidate ? [{ candidate, weight: (patternWeights[index] ?? 0) + bonus }] : [];
    });
  });
}

function namedBy(pattern: RegExp, line: OfferLine): Piece | null {
  const match = pattern.exec(line.text);
  const found = match?.groups?.n;
  if (!match || !found || notNames.test(found.split(' ')[0] as string) || isPlace(found)) return null;
  const at = match.index + match[0].indexOf(found);
  if (/agence d(?:e |[’'])$/iu.test(line.text.slice(0, at))) return null;
  const start = line.start + at;
  return { text: found, span: { start, end: start + found.length } };
}

function piece(line: OfferLine, from: number, to: number): Piece | null {
  const raw = line.text.slice(from, to);
  const text = raw
    .replace(/\s?[([].*$/u, '')
    .replace(apposition, '')
    .trim();
  return text === '' ? null : { text, span: { start: line.start + from, end: line.start + from + text.length } };
}

const placeLabel =
  /^(?:lieu(?: de travail| du poste)?|localisation|location|ville|adresse|poste bas[ée]|où|secteur|site)\b[^:]{0,20}:\s*/iu;

/** Where the job is: labelled, in the lines at the top, or « basé à … » in the text. */
export function readOfferCity(lines: readonly OfferLine[]): Piece | null {
  const labelled = lines.find((line) => placeLabel.test(line.text) && line.text.length < 160);
  const ordered = [...(labelled ? [labelled] : []), ...lines.slice(0, 6).filter((line) => line.text.length < 160)];
  return (
    firstOf(ordered, cityIn) ??
    firstOf(lines.slice(0, 6), cityOfTownHall) ??
    firstOf(lines, cityAfterBased) ??
    firstOf(lines, certainCity)
  );
}

function cityOfTownHall(line: OfferLine): Piece | null {
  const match =
    /^(?:La )?(?:[Vv]ille|[Mm]airie|[Cc]ommune) (?:de |d[’'])(\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2})/u.exec(
      line.text,
    );
  if (!match?.[1]) return null;
  const start = line.start + match[0].length - match[1].length;
  return { text: match[1], span: { start, end: start + match[1].length } };
}

function firstOf(lines: readonly OfferLine[], read: (line: OfferLine) => Piece | null): Piece | null {
  for (const line of lines) {
    const found = read(line);
    if (found) return found;
  }
  return null;
}

const based =
  /(?:bas[ée]e?s?|situ[ée]e?s?|implant[ée]e?s?|based|located|poste|postes|siège|bureaux?|agence|magasin|usine|site)\s(?:à|au|aux|in|de|d[’'])\s?/iu;

function cityAfterBased(line: OfferLine): Piece | null {
  if (line.part === 'process' || line.part === 'equal' || line.text.length > 1500) return null;
  const match = based.exec(line.text);
  if (!match) return null;
  const from = match.index + match[0].length;
  const found = cityIn({ text: line.text.slice(from, from + 50), start: line.start + from });
  return found && found.span.start - line.start - from < 12 ? found : null;
}

function certainCity(line: OfferLine): Piece | null {
  return line.text.length < 400 && findCity(line.text)?.certain ? cityIn(line) : null;
}

/** « 84 - Le Pontet », as public job boards write it. */
const afterDepartment =
  /(?:^|[-–|·,] ?)(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d) ?[-–] ?(\p{Lu}[\p{L}’']+(?:[ -]\p{L}[\p{L}’']*){0,4})(?=$| [-–|(])/u;
const hyphenatedTown =
  /^(?:Sainte?-\p{Lu}|\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?-(?:sur|sous|en|l[eè]s|la|le|de|du|aux?)-\p{Lu})[\p{L}’'-]*$/u;

function cityIn(line: Pick<OfferLine, 'text' | 'start'>): Piece | null {
  const skipped = placeLabel.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(skipped);
  const coded = afterDepartment.exec(rest);
  if (coded?.[1]) {
    const start = line.start + skipped + coded.index + coded[0].indexOf(coded[1]);
    return { text: coded[1], span: { start, end: start + coded[1].length } };
  }
  const parts = splitParts(rest);
  for (const part of parts) {
    const found = findCity(part.text);
    if (!found) continue;
    const whole =
      found.certain ||
      isPlace(part.text) ||
      skipped > 0 ||
      parts.length === 1 ||
      part.text.length - found.city.length < 25;
    if (whole) return { text: found.city, span: shift(found.span, line.start + skipped + part.at) };
  }
  const beforeCode = parts
    .map((part) => ({
      part,
      town: /^(\p{Lu}[\p{L}’' -]{1,30}) (?:0[1-9]|[1-8]\d|9[0-5]|2[AB])$/u.exec(part.text)?.[1],
    }))
    .find(({ town }) => town);
  if (beforeCode?.town) {
    const start = line.start + skipped + beforeCode.part.at;
    return { text: beforeCode.town, span: { start, end: start + beforeCode.town.length } };
  }
  const compound = parts.find((part) => hyphenatedTown.test(part.text));
  if (compound) {
    const start = line.start + skipped + compound.at;
    return { text: compound.text, span: { start, end: start + compound.text.length } };
  }
  const labelled =
    skipped > 0 && !/présentiel|télétravail|distance|domicile/iu.test(rest)
      ? /^\p{Lu}[\p{L}'’ -]{1,40}/u.exec(rest)?.[0].trim()
      : undefined;
  return labelled
    ? { text: labelled, span: { start: line.start + skipped, end: line.start + skipped + labelled.length } }
    : null;
}

function shift(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}
