import type { Span } from '@coach/contracts/span';
import { isSchool } from '../../cv/education/degree-words.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CheckContext, Finding } from '../context.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { type NotHeld, notHeldIn } from './not-held.ts';

/** What takes it back, or says how far it got. */
const avowed =
  /\b(?:expir|perim|echu|caduc|admissib|admise?s? (?:a|en|au)\b|ajourn|refus|rat[ei]|echou|manqu|renonc|arret|interromp|interrup|abandon|laiss|commenc|entam|debut(?!ant)|si tout va bien|je l'espere|prepar|prevu|en cours|inscri|bientot|prochain|futur|projet|viendra|passer\w*|repass|repris|reprend|reprise|renouvel|recycl|rentree|suivi|soutenir|soutenance|vise|des que|jury|livret|actuellement|en ce moment|j'ecris|je redige|a valider|a terminer|en poche d'ici|d'ici|sera|serai|aurai|(?:suiv|obtiend|valide|decroche|termine|acheve)rai|tiers|partiel|(?:premiere|deuxieme|seconde|troisieme|derniere|1re|2e|3e) annee d|j'ai (?:[a-z]+ ){0,3}engage (?:en (?:19|20)|une |la |le |un )|en vue d)|\b(?:ne|n'|pas|jamais|sans|non|ni|plus (?:valable|valide|a jour|en cours))\b/;
/** Words that say so right beside the paper, and anything further off: « la partie théorique du DPC ». */
const hinted =
  /\b(?:(?:partie|modules?|stage (?:theorique|pratique|de base)) (?:\w+ )?(?:de |du |d'|des )|memoire|attend|objectif|code|etape|jour ou|quand|tent|session|concours|presente|reste)/;
const beside = 30;

/** How a CV says of a course, in a few words beside it, that it led to no paper. */
const unfinished =
  'abandonn|interromp|arret|non (?:obten|valid|termin|presente)|pas (?:obten|valid|termin)|en cours|inacheve|echec|echou|ajourn';
/** « Bac SMS » over « Abandonné en terminale »: a CV tells on the next line how it went. */
const toldBelow = new RegExp(`^[^\\n]{0,12}\\n[^\\p{L}\\n]{0,3}(?:${unfinished})`, 'u');
const toldLast = new RegExp(`(?<!\\p{L})(?:${unfinished})`, 'u');
/** The brackets that end a line, or what stands behind its last comma. */
const lastPiece = /(?:\([^()]*\)|,[^(),]*)$/;

/**
 * « Bac pro Vente (abandonné) » or « DCG, diplôme non terminé » over « CNED, Rouen »: the school stands below the status. What
 * is no school is a paper of its own.
 */
function unfinishedAbove(folded: string, start: number, { cv }: Facts): boolean {
  const named = folded.slice(start, start + 60).split('\n')[0] ?? '';
  const isOwnSchool = cv?.education.some(({ school }) => school && named.startsWith(foldText(school)));
  if (!isOwnSchool && !isSchool(named)) return false;
  const line = folded.lastIndexOf('\n', start - 1);
  const above =
    folded
      .slice(Math.max(0, line - 140), Math.max(0, line))
      .split('\n')
      .at(-1) ?? '';
  return start - line < 40 && toldLast.test(lastPiece.exec(above)?.[0] ?? '');
}

/** « UNIVERSITÉ VICTOR-SEGALEN »: a word in capitals within the whole name of a school is no paper. */
function isPartOfSchool(folded: string, { start, end }: Span, { cv }: Facts): boolean {
  return (cv?.education ?? []).some(({ school }) => {
    const name = foldText(school ?? '');
    return (
      name.length > end - start && folded.slice(Math.max(0, end - name.length), start + name.length).includes(name)
    );
  });
}

/** « R489 » names what is driven as well as the paper. */
const isPaper = /^(?:licence|certification)$/;
const paper = /(?<![\p{L}\d])(?:\p{Lu}{3,}\d?|\p{Lu}{2,}-\d{1,4})(?![\p{L}\d])/gu;

/**
 * « j’ai réussi l’examen d’entrée au CRFPA », « permis B »: a paper that every place of the documents calls run out,
 * refused or to come, told as if it were held.
 */
export function checkNotHeld(context: CheckContext): Finding[] {
  const { reading, marks, own, terms } = context;
  const parts = notHeldIn(own);
  if (parts.length === 0) return [];
  const names = [
    ...[...reading.text.matchAll(paper)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
    ...terms.filter(({ kind, start, end }) => isPaper.test(kind) && !/\d/.test(reading.text.slice(start, end))),
  ];
  const papers = names.flatMap(({ start, end }): Finding[] => {
    if (marks[start] !== stances.self || isPartOfSchool(reading.folded, { start, end }, own)) return [];
    if (!isNowhereHeld(own, parts, reading.folded.slice(start, end))) return [];
    const sentence = reading.sentences[sentenceAt(reading.sentences, start)];
    const before = reading.folded.slice(Math.max(sentence?.start ?? 0, start - 160), start);
    const after = reading.folded.slice(start, Math.min(sentence?.end ?? end, end + 160));
    const around = (before.split(/[;:]/).at(-1) ?? '') + (after.split(anew)[0] ?? '');
    // « deux des sept unités du DSCG »
    if (
      partOf.test(before) ||
      avowed.test(around) ||
      hinted.test(before.slice(-beside) + after.slice(0, end - start + beside))
    )
      return [];
    if (toldBelow.test(reading.folded.slice(end, end + 60)) || unfinishedAbove(reading.folded, start, own)) return [];
    return [{ kind: 'certification', start, end, reason: reasons.notObtained(reading.text.slice(start, end)) }];
  });
  return [...papers, ...coursesCompleted(context, parts)];
}

/** « Certifié depuis 2025, je saurai … »: what follows is of something else. */
const anew = /;(?! (?:il|elle|mais|reste)\b)|, (?=je (?:[a-z]+rais?|peux|souhaite|connais)\b)/;

const completed =
  /\b(?:j'ai (?:deja )?(?:termine|acheve|obtenu|valide|decroche|reussi|suivi)|titulaire|certifiee?|diplomee?|detent(?:eur|rice)|obtenue?|terminee?|achevee?|validee?)\b/g;
const partOf =
  /\b(?:blocs?|unites?|ues?|ccp|modules?|epreuves?)(?: [a-z]+)?(?: sur [a-z\d]+)?(?: (?:validee?s?|obtenue?s?|reussie?s?|passee?s?|acquise?s?))? (?:du |de la |de l'|d'une? |au )$/;
const partly = /\b(?:blocs?|unites?|ues?|partiel\w*|tiers|moitie|sur (?:deux|trois|quatre|cinq|six|\d))\b/;

/** « J’ai terminé ma formation aux soins palliatifs »: a course whose every line says that it goes on, by its words. */
function coursesCompleted(context: CheckContext, parts: readonly NotHeld[]): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(completed)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const sentence = reading.sentences[sentenceAt(reading.sentences, index)];
    const before = reading.folded.slice(Math.max(sentence?.start ?? 0, index - 100), index);
    const after = reading.folded.slice(index, Math.min(sentence?.end ?? index, index + 110));
    const said = (before.split(/[;:]/).at(-1) ?? '') + (after.split(anew)[0] ?? '');
    if (avowed.test(said.replace(/\bsuivie?s?\b/g, '')) || hinted.test(said) || partly.test(said)) return [];
    const words = new Set(stemsOf(said).filter(isTelling));
    const isMeant = ({ start, end }: NotHeld) => {
      const name = stemsOf(own.reading.folded.slice(start, end)).filter((word) => isTelling(word) && words.has(word));
      return new Set(name).size >= enough && linesWith(own, name) === 1 ? name : [];
    };
    const named = parts.map(isMeant).find((name) => name.length > 0);
    if (!named) return [];
    const places = wordsBeside(context, index, new Set(named));
    const [start, end] = [
      Math.min(index, ...places.map((each) => each.start)),
      Math.max(index + written.length, ...places.map((each) => each.end)),
    ];
    return [{ kind: 'certification', start, end, reason: reasons.notObtained(reading.text.slice(start, end)) }];
  });
}

/** The words of a name that stand around a place. */
function wordsBeside({ reading: { tokens, stems } }: CheckContext, place: number, names: ReadonlySet<string>) {
  const at = tokenAt(tokens, place);
  return tokens
    .slice(Math.max(0, at - reach), at + reach)
    .filter((_, index) => names.has(stems[Math.max(0, at - reach) + index] as string));
}

const reach = 14;
const enough = 2;

function isTelling(word: string): boolean {
  return (
    word.length > 2 &&
    !/^(?:obten|formation|diplom|certific|titr|cour|niveau|valid|examen|specialis|professionnel|anne|deu|troi|quatr|cinq$|six$)/.test(
      word,
    )
  );
}

/** How many lines of the documents have all of some words. */
function linesWith({ linesOfStem }: Facts, words: readonly string[]): number {
  const [first, ...rest] = words.map((word) => linesOfStem.get(word) ?? new Set<number>());
  return [...(first ?? [])].filter((line) => rest.every((lines) => lines.has(line))).length;
}

/** Each time the documents have a name they say so. */
function isNowhereHeld({ reading: { folded } }: Facts, parts: readonly NotHeld[], name: string): boolean {
  let told = 0;
  for (let at = folded.indexOf(name); at >= 0 && told < 20; at = folded.indexOf(name, at + 1)) {
    if (/[a-z\d]/.test(folded[at - 1] ?? '') || /[a-z\d]/.test(folded[at + name.length] ?? '')) continue;
    if (!parts.some(({ start, end }) => at >= start && at < end)) return false;
    told++;
  }
  return told > 0;
}
