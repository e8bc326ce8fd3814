import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { oncePer } from '../text/once-per.ts';
import { sentenceAt } from '../text/read-text.ts';
import { ordinals, rankOf } from './check-ranks.ts';
import { contest, contestLines } from './contest-lines.ts';

/** Honours told larger than they were: of a higher step, of one’s own instead of the house’s, of a year instead of a quarter. */
export function checkHonours(context: CheckContext): Finding[] {
  return [...otherSteps(context), ...housesOwn(context), ...longerTerms(context)];
}

const steps = new RegExp(`\\b(${ordinals}) ([a-z]{4,})\\b|\\b([a-z]{5,}) de (${ordinals})(?![a-z\\d])`, 'g');
/** Counted by anybody, or weighed with the contests. */
const counted =
  /^(?:annee|fois|jour|jours|mois|semaine|trimestre|semestre|saison|langue|poste|experience|emploi|session|edition|site|place|prix|rang|partie|temps|semaines|annees|main|plan|ligne)$/;

type Step = { noun: string; rank: number };

function stepOf([, before = '', noun = '', of = '', behind = '']: RegExpMatchArray): Step {
  return { noun: noun || of, rank: rankOf(before || behind) };
}

/** The steps the documents tell: « troisième fleur », « classe de 4e ». */
const stepsOf = oncePer(({ flat }: Facts): Step[] =>
  [...flat.slice(0, longest).matchAll(steps)].map(stepOf).filter(({ rank }) => rank > 0),
);

const longest = 60_000;

/** « sa quatrième fleur » of the third, « une classe de troisième » of one « de 4e ». */
function otherSteps({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  const told = stepsOf(own);
  if (told.length === 0) return [];
  return [...folded.matchAll(steps)].flatMap((match): Finding[] => {
    const { noun, rank } = stepOf(match);
    const same = told.filter((each) => each.noun === noun);
    if (marks[match.index] !== stances.self || counted.test(noun) || rank === 0 || same.length === 0) return [];
    if (same.some((each) => each.rank === rank)) return [];
    return [awardAt(text, match.index, match.index + match[0].length)];
  });
}

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
