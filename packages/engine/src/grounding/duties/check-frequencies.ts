import { matchesOf } from '../../text/matches-of.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { type Part, partsOf, partsRetold } from './lines-retold.ts';

/** How often something is done, by the year; what is done on work days is done « chaque jour ». */
const perYear: [RegExp, number][] = [
  [/\btous les quarts d'heure\b/g, 8000],
  [/\btoutes les (?:demi-heures|trente minutes)\b/g, 4000],
  [/\b(?:toutes les (?:deux )?heures|chaque heure|d'heure en heure|par heure)\b/g, 2000],
  [
    /\b(?:tous les (?:jours|matins|soirs)|toutes les nuits|chaque (?:jour|matin|soir|nuit)|(?<!\b(?:au|le|du|mon) )quotidien(?:s|ne|nes|nement)?|journali(?:er|ere)s?|par (?:jour|nuit))\b/g,
    250,
  ],
  [/\b(?:toutes les semaines|chaque semaine|hebdomadaires?|hebdomadairement|par semaine)\b/g, 52],
  [/\b(?:toutes les deux semaines|une semaine sur deux|tous les quinze jours)\b/g, 26],
  [/\btoutes les trois semaines\b/g, 17],
  [/\b(?:tous les mois|chaque mois|mensuel(?:s|le|les|lement)?|par mois|(?<=\binventaires? )du mois)\b/g, 12],
  [/\btous les deux mois\b/g, 6],
  [/\b(?:tous les trimestres|chaque trimestre|trimestriel(?:s|le|les|lement)?|par trimestre)\b/g, 4],
  [/\b(?:tous les semestres|chaque semestre|semestriel(?:s|le|les|lement)?|par semestre)\b/g, 2],
  [/\b(?:tous les ans|chaque annee|annuel(?:s|le|les|lement)?|par an)\b/g, 1],
  [/\b(?:tous les deux ans|une annee sur deux|bisannuel(?:s|le|les)?|biennal(?:e|es)?)\b/g, 0.5],
];
const times =
  /\b(une|deux|trois|quatre|cinq|six|\d+) (?:fois|seances?|reunions?|visites?|ateliers?|sessions?|jours?|matins?|soirs?|heures?|dimanches?|samedis?|apres-midi) $/;
const once = /\bune (?:seule )?fois $/;
const numbers = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

type Frequency = { start: number; end: number; base: number; rate: number; isWhole: boolean; times: string };

/**
 * « commandes passées tous les jours » where the line that is retold has « trois fois par semaine », « l’inventaire
 * hebdomadaire » of a monthly one: oftener than told, or less often. How many times is a figure, and weighed with the figures.
 */
export function checkFrequencies(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  return frequenciesIn(reading.folded).flatMap((one): Finding[] => {
    const { start, end } = one;
    if (marks[start] !== stances.self || !isToldOtherwise(context, one)) return [];
    return [{ kind: 'number', start, end, reason: reasons.figure(reading.text.slice(start, end)) }];
  });
}

/** Whether each line that tells of the thing tells another pace: what the clause is about, or where it has no line the sentence. */
function isToldOtherwise(
  { reading, own }: CheckContext,
  { start, end, rate, base, isWhole, times: many }: Frequency,
): boolean {
  if (!isWhole && many === '') return false;
  const { folded, sentences } = reading;
  const { start: from = 0, end: to = end } = sentences[sentenceAt(sentences, start)] ?? {};
  const before = folded.slice(Math.max(from, start - furthest), start);
  const behind = folded.slice(end, Math.min(to, end + furthest));
  const near = [
    ...wordsOf(before.slice(-90).split(breaks).at(-1) ?? '').reverse(),
    ...wordsOf(behind.slice(0, 60).split(breaks)[0] ?? ''),
  ].slice(0, most);
  const paces = (about: readonly string[]) => partsRetold(own, about).map((part) => frequenciesIn(part.text));
  const isOftener = (told: Frequency[][]) =>
    told.length > 0 && told.every((each) => each.length > 0 && each.every((one) => one.rate * much < rate));
  const nearest = paces(near);
  // « deux jours par semaine » of « deux jours par mois »: as many times, of another while.
  if (!isWhole)
    return (
      nearest.length > 0 &&
      nearest.every(
        ([told]) => told && told.base !== base && (told.times === many || isOtherPace(told, { times: many, rate })),
      )
    );
  if (isOftener(nearest)) return true;
  if (nearest.flat().some((told) => told.base === base)) return false;
  const wide = [
    ...wordsOf(before.slice(-around).split(clauses).at(-1) ?? ''),
    ...wordsOf(behind.slice(0, around).split(clauses)[0] ?? ''),
  ];
  const parts = partsSharing(own, wide).map(({ text }) => frequenciesIn(text));
  return (
    parts.length > 0 && parts.every(([told, ...others]) => told && others.length === 0 && isOther(told, { base, rate }))
  );
}

const events = / (?:seance|reunion|visite|atelier|session)s?$/;

/** « deux fois par mois » of « 10 séances par an »: each time is one of those. */
function isOtherPace(told: Frequency, { times: many, rate }: Pick<Frequency, 'times' | 'rate'>): boolean {
  return many.endsWith('fois') && events.test(told.times) && (told.rate * much < rate || rate * much < told.rate);
}

const clauses = /[.;:()\n]| [-–—] |,? (?:et|mais|puis|car) (?=je |j'|nous |il |elle )|, (?=je (?!les? |la ))/;

/** Of another pace; « deux fois par mois » is « chaque mois » too. */
function isOther(told: Pick<Frequency, 'base' | 'rate'>, { base, rate }: Pick<Frequency, 'base' | 'rate'>): boolean {
  return told.base !== base && (told.rate * much < rate || rate * much < told.rate);
}

/** The parts that have most of some words as they are, two at least and a rare one among them. */
function partsSharing(facts: Facts, words: readonly string[]): Part[] {
  const said = [...new Set(words)];
  const shared = partsOf(facts).map((part) => ({ part, told: said.filter((word) => part.stems.has(word)) }));
  const best = Math.max(enough, ...shared.map(({ told }) => told.length));
  const isRare = (word: string) => shared.filter(({ part }) => part.stems.has(word)).length <= few;
  return shared.filter(({ told }) => told.length === best && told.some(isRare)).map(({ part }) => part);
}

const few = 2;
const around = 70;
const enough = 2;
const furthest = 140;
const breaks = /[,.;:()\n]| et | [-–—] /;
const most = 8;
const much = 1.4;

function wordsOf(said: string): string[] {
  return (said.match(/[a-z]{4,}/g) ?? []).filter((word) => !isSmallWord(word)).map(stem);
}

function frequenciesIn(folded: string): Frequency[] {
  return perYear.flatMap(([pattern, rate]) =>
    matchesOf(folded, pattern).map(({ index, 0: { length } }): Frequency => {
      const [said = '', count] = times.exec(folded.slice(Math.max(0, index - 24), index)) ?? [];
      const factor = count === undefined ? 1 : Math.max(1, numbers.indexOf(count), Number(count) || 0);
      const lead = folded.slice(Math.max(0, index - 24), index);
      const isWhole =
        once.test(lead) || (!folded.slice(index, index + length).startsWith('par ') && count === undefined);
      return { start: index, end: index + length, base: rate, rate: rate * factor, isWhole, times: said.trim() };
    }),
  );
}
