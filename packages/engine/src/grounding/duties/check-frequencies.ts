import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';
import { partsRetold } from './lines-retold.ts';

/** How often something is done, by the year; what is done on work days is done « chaque jour ». */
const perYear: [RegExp, number][] = [
  [
    /\b(?:tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir)|(?<!\b(?:au|le|du|mon) )quotidien(?:s|ne|nes|nement)?|journali(?:er|ere)s?|par jour)\b/g,
    250,
  ],
  [/\b(?:toutes les semaines|chaque semaine|hebdomadaires?|hebdomadairement|par semaine)\b/g, 52],
  [/\b(?:tous les mois|chaque mois|mensuel(?:s|le|les|lement)?|par mois)\b/g, 12],
  [/\b(?:tous les trimestres|chaque trimestre|trimestriel(?:s|le|les|lement)?|par trimestre)\b/g, 4],
  [/\b(?:tous les semestres|chaque semestre|semestriel(?:s|le|les|lement)?|par semestre)\b/g, 2],
  [/\b(?:tous les ans|chaque annee|annuel(?:s|le|les|lement)?|par an)\b/g, 1],
];
const times =
  /\b(une|deux|trois|quatre|cinq|six|\d+) (?:fois|jours?|matins?|soirs?|heures?|dimanches?|samedis?|apres-midi) $/;
const numbers = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

type Frequency = { start: number; end: number; rate: number; isWhole: boolean };

/**
 * « commandes passées tous les jours » where the line that is retold has « trois fois par semaine »: oftener than told.
 * How many times is a figure, and weighed with the figures.
 */
export function checkFrequencies({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text, sentences } = reading;
  return frequenciesIn(folded).flatMap(({ start, end, rate, isWhole }): Finding[] => {
    if (!isWhole || marks[start] !== stances.self) return [];
    const from = sentences[sentenceAt(sentences, start)]?.start ?? 0;
    const before =
      folded
        .slice(Math.max(from, start - 90), start)
        .split(/[,.;()\n]| et /)
        .at(-1) ?? '';
    const behind = folded.slice(end, end + 60).split(/[,.;:()\n]| et /)[0] ?? '';
    const about = [...wordsOf(before).reverse(), ...wordsOf(behind)];
    const told = partsRetold(own, about.slice(0, most)).map((part) => frequenciesIn(part.text));
    if (told.length === 0 || !told.every((each) => each.length > 0 && each.every((one) => one.rate * much < rate)))
      return [];
    return [{ kind: 'number', start, end, reason: reasons.figure(text.slice(start, end)) }];
  });
}

const most = 8;
const much = 1.4;

function wordsOf(said: string): string[] {
  return (said.match(/[a-z]{4,}/g) ?? []).filter((word) => !isSmallWord(word)).map(stem);
}

function frequenciesIn(folded: string): Frequency[] {
  return perYear.flatMap(([pattern, rate]) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }): Frequency => {
      const count = times.exec(folded.slice(Math.max(0, index - 24), index))?.[1];
      const factor = count === undefined ? 1 : Math.max(1, numbers.indexOf(count), Number(count) || 0);
      const isWhole = !folded.slice(index, index + length).startsWith('par ') && count === undefined;
      return { start: index, end: index + length, rate: rate * factor, isWhole };
    }),
  );
}
