import { isToolName } from '../../skills/tool-name.ts';
import { actionOf } from './actions.ts';
import { hasBareNoun } from './bare-noun.ts';
import { apart, close, type Inserted, near } from './inserted.ts';
import { insertedCount, insertedMeasure, insertedPace } from './inserted-count.ts';
import { insertedPaper } from './inserted-paper.ts';
import { opensOnPeople } from './is-context.ts';
import { enumerated } from './link-words.ts';
import { thingsOf } from './things-of.ts';

/** What a bracket holds, told as part of the sentence it stands in, behind `before`; null where nobody would say it so. */
export function insertedWords(told: string, inside: string): Inserted | null {
  const before = told.split(/[;:.!?] /u).at(-1) ?? told;
  return (
    insertedPaper(told, inside) ??
    insertedTime(inside) ??
    insertedPace(inside) ??
    insertedChange(inside) ??
    insertedCount(before, inside) ??
    insertedMeasure(inside) ??
    insertedName(before, inside) ??
    insertedManner(inside) ??
    insertedList(before, inside)
  );
}

/** « 2023 » of an event → « en 2023 », « 2017–2021 » → « de 2017 à 2021 ». */
function insertedTime(inside: string): Inserted | null {
  if (/^(?:19|20)\d\d$/.test(inside)) return close(`en ${inside}`);
  const [, from, to] = /^((?:19|20)\d\d)\s?[-–—]\s?((?:19|20)\d\d)$/u.exec(inside) ?? [];
  return from && to ? apart(`de ${from} à ${to}`) : null;
}

/** « de 54 % à 88 % » stands by itself; « J+9 à mon arrivée » is what it was before. */
function insertedChange(inside: string): Inserted | null {
  if (/^de [^,()]*\d[^,()]* à [^,()]*\d[^,()]*$/u.test(inside)) return apart(inside);
  return /^[^,()]*\d[^,()]* (?:à mon arrivée|auparavant|avant moi)$/u.test(inside) ? apart(`contre ${inside}`) : null;
}

const kindOfTool =
  /(?<!\p{L})(logiciel|progiciel|ERP|WMS|CRM|SIRH|PGI|TMS|GMAO|GPAO|GED|DPI|caisse|valise|application|plateforme|plate-forme|solution)$/iu;
const toolKind = /^(?:logiciel|progiciel|ERP|WMS|CRM|SIRH|PGI|TMS|système)(?= \p{Lu})/u;
const nearTool = /^(?:GMAO|GPAO|GED|application|plateforme|solution)(?= \p{Lu})/u;

/** « sous GMAO (Carl Source) » → « sous GMAO Carl Source », « (WMS Reflex) » → « avec le WMS Reflex », « (Samba, Redis) » → « avec … ». */
function insertedName(before: string, inside: string): Inserted | null {
  if (toolKind.test(inside)) return apart(`avec le ${inside}`);
  if (nearTool.test(inside)) return apart(`avec ${/^[AEIOU]/iu.test(inside) ? 'l’' : 'la '}${inside}`);
  if (inside === 'HACCP') return close('selon la méthode HACCP');
  const names = inside.split(', ').filter((name) => !/^\p{Lu}{1,2}$/u.test(name));
  const isNamed =
    names.length > 0 && names.every((name) => /^\p{Lu}[^:;()]*$/u.test(name) && name.split(' ').length < 5);
  // Among names alone, « PostgreSQL (CloudNativePG), Keycloak », nothing says what belongs to which.
  if (!isNamed || /(?:^|, )\p{Lu}[^ ]*$/u.test(before)) return null;
  if (names.length === 1 && kindOfTool.test(before)) return close(inside);
  if (names.length === 1 && /(?<!\p{L})(?:sous|sur|dans) \p{Lu}[\p{L}\d]*$/u.test(before))
    return near(`avec ${inside}`);
  const isTools =
    names.some((name) => isToolName(name.split(' ')[0] ?? '')) && !names.every((name) => /^\p{Lu}{2,5}$/u.test(name));
  return isTools && !/ avec [^,]*$/u.test(before) ? apart(`avec ${enumerated(names)}`) : null;
}

const manner =
  /^(?:sans|avec|sur|pour|en|dans|par|jusqu’|à|aux?|chez|selon|sous|dont|depuis|y compris|notamment|soit|hors|suivi d|lors d|grâce|livrée?s?|commentée?s?|animée?s?|réalisée?s?|menée?s?|relue?s?|montrée?s?)(?=[ ’àae])/u;

/** « jusqu’à 25 compagnons en propre », « sans le CACES, sur terrain privé », « livrée avec trois semaines d’avance ». */
function insertedManner(inside: string): Inserted | null {
  const parts = inside.split(', ');
  return parts.length < 4 && parts.every((part) => manner.test(part)) ? apart(enumerated(parts)) : null;
}

/** Many things of a kind, that a list may name some of. */
const kinds =
  /(?<!\p{L})(?:soins|activités|gestes|projets|chantiers|documents|courriers|événements|animations|opérations|contrôles|travaux|tâches|missions|supports|réparations|sorties|ateliers|prestations|formalités|démarches|dossiers|préparations|produits|plats|pièces|actes|analyses|aménagements|ouvrages|éléments)(?: \p{Ll}[^,]*)?$/u;

/** « change, repas, sommeil » → « comme le change, les repas et le sommeil » of many things, « avec … » of one. */
function insertedList(before: string, inside: string): Inserted | null {
  const parts = inside.split(', ');
  if (parts.length < 2 || parts.length > 5 || !parts.every((part) => /^\p{Ll}/u.test(part))) return null;
  if (/[/:;+]/u.test(inside) || parts.some((part) => opensOnPeople(part)) || / avec |[\d€%]$/u.test(before))
    return null;
  const said = eachWithArticle(parts);
  if (said === null || hasBareNoun(said) || / (?:et|ou) .* et /u.test(said)) return null;
  if (tellsMany(before)) return kinds.test(before) ? apart(`comme ${said}`) : null;
  return isWork(parts[0] ?? '') && !/ avec /u.test(said) ? apart(`avec ${said}`) : null;
}

function isWork(thing: string): boolean {
  const [word = ''] = thing.split(' ');
  return actionOf(word) !== null || actionOf(word.replace(/s$/, '')) !== null;
}

/** Beside what is known by its article nothing is « des »: « le change, les repas »; « des maisons et deux restaurants ». */
function eachWithArticle(parts: readonly string[]): string | null {
  const each = parts.map((part) => (/ et |, /.test(part) ? null : thingsOf(part)));
  if (!each.every((thing) => thing !== null)) return null;
  const isKnown = each.some((thing) => /^(?:l[ea]s? |l’)/u.test(thing));
  return enumerated(isKnown ? each.map((thing) => thing.replace(/^des /u, 'les ')) : each);
}

/** Whether the last thing told is several: « des soins quotidiens », « une dizaine de projets ». */
function tellsMany(before: string): boolean {
  if (/(?<!\p{L})(?:de |d’)\p{Ll}+s(?: \p{Ll}+s)?$/u.test(before)) return true;
  const determiner =
    /(?<!\p{L})(les|des|aux|mes|ces|deux|trois|quatre|cinq|plusieurs|\d+|l[ea]|une?|du|au)(?= )|(?<!\p{L})l(?=’)/giu;
  const last = [...before.matchAll(determiner)].at(-1)?.[0].toLowerCase() ?? '';
  return /^(?:les|des|aux|mes|ces|deux|trois|quatre|cinq|plusieurs|\d+)$/u.test(last);
}
