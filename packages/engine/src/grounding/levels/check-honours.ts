import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { contest, contestLines } from './contest-lines.ts';

/** Honours told larger than they were: of one’s own instead of the house’s, of a year instead of a quarter. */
export function checkHonours(context: CheckContext): Finding[] {
  return [...housesOwn(context), ...longerTerms(context)];
}

const longest = 60_000;

const given = /\b(?:m'(?:a|ont) (?:remis|decerne|attribue)|a titre personnel)\b/g;
const toHouse =
  /\b(?:remis|decerne|attribue|accorde)e?s? (?:a la |a l'|au |a notre |a mon )(?:boutique|magasin|equipe|etablissement|service|agence|restaurant|entreprise|societe|maison|salon|hotel|atelier|classe|ecole|club)\b|\b(?:collectif|d'equipe)\b/;

/** « m’a remis le prix » of one that was given to the shop. */
function housesOwn({ reading, marks, own }: CheckContext): Finding[] {
  return [...reading.folded.matchAll(given)].flatMap(({ index, 0: written }): Finding[] => {
    const { start = 0, end = 0 } = reading.sentences[sentenceAt(reading.sentences, index)] ?? {};
    const said = reading.folded.slice(start, Math.min(end, start + 400));
    if (marks[index] !== stances.self || !contest.test(said)) return [];
    const lines = contestLines(own).filter((line) =>
      (said.match(/[a-z]{6,}/g) ?? []).some((word) => line.includes(word)),
    );
    const isHouses = lines.length > 0 && lines.every((line) => toHouse.test(line));
    return isHouses ? [awardAt(reading.text, index, index + written.length)] : [];
  });
}

const best = /\bmeilleure?s?\b/;
const year = /\b(?:toute l'annee|l'ensemble de l'annee|de l'annee|l'annee (?=(?:19|20)\d\d))/g;

/** The documents tell of one who was the best for a quarter or a month, and of no year. */
const isBestForShort = oncePer(({ reading: { folded } }: Facts): boolean => {
  const lines = folded
    .slice(0, longest)
    .split('\n')
    .filter((line) => best.test(line));
  const isShort = lines.some((line) => /\b(?:trimestre|semestre|mois|semaine)\b/.test(line));
  return isShort && !lines.some((line) => /\bannee|\bannuel/.test(line));
});

/** « la meilleure recruteuse sur l’année » of one who was that for a quarter. */
function longerTerms({ reading, marks, own }: CheckContext): Finding[] {
  if (!isBestForShort(own)) return [];
  return [...reading.folded.matchAll(year)].flatMap(({ index, 0: written }): Finding[] => {
    const { start = 0 } = reading.sentences[sentenceAt(reading.sentences, index)] ?? {};
    const isBest = best.test(reading.folded.slice(Math.max(start, index - 80), index));
    return isBest && marks[index] === stances.self
      ? [awardAt(reading.text, index, index + written.trimEnd().length)]
      : [];
  });
}

function awardAt(text: string, start: number, end: number): Finding {
  return { kind: 'award', start, end, reason: reasons.award(text.slice(start, end)) };
}
