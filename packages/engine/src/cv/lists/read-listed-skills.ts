import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { knownCity } from '../../text/known-names.ts';
import { opensOnAction } from '../../writing/opening-word.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import type { Section } from '../sections/split-sections.ts';
import { mastery, rating } from './rating.ts';
import type { Item } from './read-lists.ts';

const maxWords = 4;
const maxLength = 40;
/** Of know-how told as a deed. */
const maxDeedWords = 8;
const maxDeedLength = 60;
/** Between the items of a list; a bracket opens what is said of an item. */
const separator = /\s*(?:,(?! ?\d{1,3}[A-Z]?(?: ?,| (?:et|ou) |$))|[;|•·\t()]|\.{3,}|\s[–—/-]\s|\.(?=\s|$))\s*/u;
const lastRating = new RegExp(String.raw`(?:[\s:=.…–—-]*${rating}|\s?(?:[:=]|\.{3,}|…+)\s?${mastery})[\s.]*$`, 'iu');
/** « ★★★☆ Tenir une caisse »; a single sign is that of a list. */
const firstRating = /^\s*(?:[★☆●○◉◎■□▪▫⬤◯]{1,6}\s+)?/u;
/** « Plateau : ★★★☆☆ », « Sauces : notions »: what stands behind the colon says how well. */
const saysHowWell = new RegExp(String.raw`^(?:${rating}|${mastery})\.?$`, 'iu');

/** What a « skills » or « tools » section lists under names no file knows, as written: « Procreate ». */
export function readListedSkills(sections: readonly Section[]): Item<string>[] {
  return sections
    .filter(({ kind }) => kind === 'skills' || kind === 'tools')
    .flatMap(({ lines }) =>
      lines.filter(isNoSubheading).flatMap((line) => [...itemsOf(line.text, line.start), ...toolsOf(line)]),
    );
}

/** The known skills and the listed ones, each name once: « Appels sur Zorbex », « Réunions sur Zorbex ». */
export function withListed(known: readonly Item<string>[], listed: readonly Item<string>[]): Item<string>[] {
  const given = new Set(known.map(({ value }) => value.toLowerCase()));
  const others = listed.filter(({ value }) => {
    const name = value.toLowerCase();
    return !given.has(name) && given.add(name);
  });
  return [...known, ...others];
}

/** « Méthodes », « Outils » alone on a line head a part of the list. */
function isNoSubheading({ text }: { text: string }): boolean {
  return text.length > 40 || classifyHeading(text) === null;
}

function itemsOf(text: string, start: number): Item<string>[] {
  const colon = text.indexOf(': ');
  let at = colon >= 0 && colon < 40 && !saysHowWell.test(text.slice(colon + 2).trim()) ? colon + 2 : 0;
  return text
    .slice(at)
    .split(new RegExp(`(${separator.source})`, 'u'))
    .flatMap((piece, index) => {
      const from = at;
      at += piece.length;
      const value = piece.replace(lastRating, '').trimEnd();
      const lead = firstRating.exec(value)?.[0].length ?? 0;
      const span: Span = { start: start + from + lead, end: start + from + value.length };
      return index % 2 === 0 ? named({ value: value.slice(lead), span }) : [];
    });
}

/** The item where it is a name or a deed; of « fonds et sauces » the first where only the second is known. */
function named(item: Item<string>): Item<string>[] {
  const { value, span } = item;
  if (isName(value) || isDeed(value)) return [item];
  const tool = nameBehind(value);
  if (tool) return [{ value: tool, span: { start: span.end - tool.length, end: span.end } }];
  const at = value.indexOf(' et ');
  const [first, second] = [value.slice(0, Math.max(0, at)), value.slice(at + 4)];
  if (at < 3 || first.includes(' ') || second.split(' ').length > 3) return [];
  const isKnown = findTerms(second).some(
    ({ kind, start, end }) => kind === 'skill' && end - start > second.length * 0.6,
  );
  return isKnown && isName(first) ? [{ value: first, span: { start: span.start, end: span.start + at } }] : [];
}

/** « TMS Zorbex », « Rédaction LaTeX »: the name of a tool behind what it is for, and no house: « Nettoyage ISS ». */
function nameBehind(value: string): string | null {
  const [, before = '', name = ''] = /^(\p{L}+(?: de \p{L}+)?) (\p{Lu}[\p{L}\d+#-]{2,})$/u.exec(value) ?? [];
  const isKnown = findTerms(before).some(({ kind, start, end }) => kind === 'skill' && end - start === before.length);
  const isTool = software.test(before) || /\p{Ll}[\p{L}\d]*\p{Lu}|\p{Ll}\d/u.test(name);
  return isKnown && isTool && isName(name) && knownCity(name) === null ? name : null;
}

const software =
  /^(?:logiciels?|progiciels?|outils?|suites?|plateformes?|applications?|bureautique|caisse|ERP|CRM|TMS|WMS|PMS|GPAO|GMAO|GED|CAO|DAO|PAO|FAO|SIRH|SIG|BIM|CMS|LMS|API|SQL)(?!\p{L})/iu;

/** « Classes virtuelles sur Zorbex et Kalimoc »: the tools a duty names, where one of them is written like a tool. */
function toolsOf({ text, start }: { text: string; start: number }): Item<string>[] {
  return [...text.matchAll(tools)].flatMap((match) => {
    const names = [...(match[1] as string).matchAll(/\p{Lu}[\p{L}\d+#-]+/gu)];
    // « Missions via ADECCO et Manpower »: a house in capitals is no tool.
    if (!names.some(([name]) => isToolName(name) && !/^\p{Lu}{5,}$/u.test(name))) return [];
    const from = start + match.index + match[0].length - (match[1] as string).length;
    return names
      .map(({ 0: value, index }) => ({ value, span: { start: from + index, end: from + index + value.length } }))
      .filter(({ value }) => isName(value) && knownCity(value) === null);
  });
}

const tools =
  /(?<!\p{L})(?:sur|sous|via) (\p{Lu}[\p{L}\d+#-]+(?:(?:, | et | ou )\p{Lu}[\p{L}\d+#-]+){0,5})(?=$|[\s,;.)])/gu;

/** « Poser un cadre sans casser le lien », « Repérage des fils et des borniers »: know-how in a few words of one’s own. */
function isDeed(value: string): boolean {
  if (value.length > maxDeedLength || value.split(/\s/).length > maxDeedWords || /[\d!?%€@:]/.test(value)) return false;
  if (!opensOnAction(value) || !onto.test(value) || toldAsPost.test(value) || /[’' ](?:je|nous|on) /iu.test(value))
    return false;
  const covered = findTerms(value).reduce((sum, { start, end }) => sum + end - start, 0);
  return covered * 2 < value.length && findLanguages(value).length === 0;
}

const onto = /^[\p{L}-]+(?: (?:une?|des?|du|la|les?|aux?|en|à|sur|avec|son|sa|ses|leurs?) | (?:d|l)[’'])/u;

/** « (vu en cours) », « Auprès des familles », « je m’y remets »: how well, where, and a sentence. */
const unlikeName =
  /^(?:et|ou|de|avec|pour|en|dans|aupr[èe]s|chez|je|j[’']\p{L}+|bases?|notions?|d[ée]butante?|interm[ée]diaire|avanc[ée]e?|confirm[ée]e?s?$|expert|ma[îi]trise|bon|certifi[ée]e?s?$|vue?s? (?:en|au|à|lors|pendant)|apprise?s? (?:en|au|à|seul|sur)|moyennement|un peu|plut[ôo]t|usage (?:quotidien|courant|r[ée]gulier)|utilisation (?:quotidienne|courante|r[ée]guli[èe]re))(?![\p{L}-])/iu;

/** « 2 ans comme cuisinier », « Chargée d’accueil et caisse », « Formation avec l’Afpa »: a post held, where one learned. */
const toldAsPost =
  /^formations? (?:avec|chez|par|aupr[èe]s|au|[àa])(?!\p{L})|^charg[ée]e?s? (?:de |d[’'])|(?<!\p{L})(?:comme|en tant qu(?:e |[’'])|postes? d(?:e |[’']))\s?\p{L}|\sà (?:mi-temps|temps (?:plein|partiel))$/iu;

/** Short, in words, and no sentence, language nor anything known already. */
function isName(value: string): boolean {
  if (value.length < 3 || value.length > maxLength || value.split(/\s/).length > maxWords) return false;
  if (!/^[\p{L}\d]/u.test(value) || !/\p{L}{2}/u.test(value) || /[!?%€@]|\d{3}/.test(value)) return false;
  if (unlikeName.test(value) || toldAsPost.test(value)) return false;
  // « Adaptation et séparation » says more than the quality its first word names, « baux commerciaux » and « testeur d’humidité »
  // than a trade; « Cariste confirmé » is one.
  const known = findTerms(value).filter(
    ({ kind, end, start }) =>
      (kind !== 'soft' || end - start > value.length * 0.6) &&
      (kind !== 'occupation' ||
        end - start === value.length ||
        (start === 0 && !/^ d(?:e |[’'])/u.test(value.slice(end)))),
  );
  return known.length === 0 && findLanguages(value).length === 0;
}
