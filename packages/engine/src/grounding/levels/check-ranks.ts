import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import { reasons } from '../reasons.ts';
import { contestLines } from './contest-lines.ts';

const ordinals =
  '(?:premiere?|1ere?|1re|1er|deuxieme|seconde?|2e|2de|2nde?|troisieme|3e|quatrieme|4e|cinquieme|5e|\\d{1,2}(?:e|eme)|sixieme|septieme|huitieme|neuvieme|dixieme)';
const contests = '(?:concours|challenge|championnat|trophee|prix|coupe|olympiades|tournoi)';
const inContest = new RegExp(
  `\\b(${ordinals})(?= (?:prix|place|rang|accessit)\\b| (?:du|de la|au|a la|d'un|de l'|a l')(?: |(?<='))?(?:\\w{2,12} )?${contests})`,
  'g',
);
/** « le concours m’a vu monter sur la troisième marche » */
const step = new RegExp(`\\b(?:mont|hiss|grimp)\\w{1,4} (?:\\w{2,12} )?sur la (${ordinals}) marche\\b`, 'g');
const among = new RegExp(`\\b(${ordinals}) (?:place )?(?:sur|de|parmi) (?:les )?(\\d+|[a-z]+(?:-[a-z]+)*)\\b`, 'g');

const values: [RegExp, number][] = [
  [/^(?:prem|1)(?!\d)/, 1],
  [/^(?:deux|seco|2)(?!\d)/, 2],
  [/^(?:troi|3)(?!\d)/, 3],
  [/^quat/, 4],
  [/^cinq/, 5],
  [/^sixi/, 6],
  [/^sept/, 7],
  [/^huit/, 8],
  [/^neuv/, 9],
  [/^dixi/, 10],
];

function rankOf(ordinal: string): number {
  return /^\d/.test(ordinal) ? Number.parseInt(ordinal, 10) : (values.find(([start]) => start.test(ordinal))?.[1] ?? 0);
}

const winners = /\b(?:vainqueur|gagnante?|championne?)\b(?= (?:du|de la|de l'|des?|d'un|aux?)\b)/g;
/** « j’ai remporté le concours » */
const won = new RegExp(
  `\\b(?:remport|gagn)(?:e|ais|er)\\b(?=(?![^.;:!?\\n]{0,60}\\b${ordinals})[^.;:!?,\\n]{0,40}\\b${contests}\\b)`,
  'g',
);
const winning = /\b(?:vainqueur|gagnant|laureat|champion|remport)/;
const second = /\b(?:finaliste|vice)/;

/** « premier prix » of one who came second, « première sur 14 » of the « deuxième sur 14 ». */
export function checkRanks(context: CheckContext): Finding[] {
  const { folded } = context.reading;
  const told = (match: RegExpMatchArray, isTold: (ordinal: number) => boolean | null): Finding[] => {
    const [, ordinal = ''] = match;
    const index = match.index ?? 0;
    if (!isClaim(context, index) || isTold(rankOf(ordinal)) !== false) return [];
    const end = index + (match[0] ?? '').length;
    return [{ kind: 'award', start: index, end, reason: reasons.award(context.reading.text.slice(index, end)) }];
  };
  return [
    ...[...folded.matchAll(winners)].flatMap((match) => told(match, () => isRankOfContest(context, match.index, 1))),
    ...[...folded.matchAll(won)].flatMap((match) => told(match, () => isRankOfContest(context, match.index, 1))),
    ...[...folded.matchAll(inContest)].flatMap((match) =>
      told(match, (rank) => isRankOfContest(context, match.index, rank)),
    ),
    ...[...folded.matchAll(step)].flatMap((match) =>
      told(match, (rank) => isRankOfContest(context, match.index, rank)),
    ),
    ...[...folded.matchAll(among)].flatMap((match) =>
      told(match, (rank) => isRankAmong(context, match[2] ?? '', rank)),
    ),
  ];
}

/** Whether a contest of the documents gives a rank; null where they tell of no contest. */
function isRankOfContest(context: CheckContext, place: number, rank: number): boolean | null {
  const facts = factsAt(context, place);
  const lines = facts ? contestLines(facts) : [];
  if (lines.length === 0) return null;
  if (rank > 1 && ranksIn(facts?.flat ?? '').includes(rank)) return null;
  return lines.some((line) => {
    if (rank === 1 && winning.test(line)) return true;
    if (rank === 2 && second.test(line)) return true;
    return ranksIn(line).includes(rank);
  });
}

function ranksIn(line: string): number[] {
  return [...line.matchAll(new RegExp(`\\b(${ordinals})(?![a-z\\d])`, 'g'))].map(([, ordinal = '']) => rankOf(ordinal));
}

/** Whether the documents give a rank among as many; null where they give none among them. */
function isRankAmong({ own }: CheckContext, count: string, rank: number): boolean | null {
  const told = [...own.flat.matchAll(among)].filter(
    ([, , other = '']) => other === count || inWords(other) === inWords(count),
  );
  return told.length === 0 ? null : told.some(([, ordinal = '']) => rankOf(ordinal) === rank);
}

const numerals =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

function inWords(count: string): string {
  const value = numerals.indexOf(count);
  return value > 0 ? String(value) : count;
}
