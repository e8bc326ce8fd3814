import type { Candidate } from '../candidate.ts';
import { say } from '../piece.ts';
import type { Plan } from './plan.ts';

/** A CV in another language is quoted. */
export function quotesOf({ nearLines, namesSelf, turn }: Plan): Candidate[] {
  const all = nearLines.filter(({ form }) => form === 'quote').map(({ piece }) => piece);
  const size = namesSelf ? 1 : 2;
  const sets = namesSelf ? singleQuotes : doubleQuotes;
  const frames = sets[turn % sets.length] ?? [];
  // Where the guard holds a lead, the first set has another.
  const leads = frames.map((lead, index) => [lead, sets[0]?.[index] ?? lead]);
  const from = turn % Math.max(1, all.length);
  const quotes = [...all.slice(from), ...all.slice(0, from)];
  return leads.flatMap((either, index): Candidate[] => {
    const group = quotes.slice(index * size, index * size + size);
    const place = { part: 'near', order: 40 + index, weight: 96 - index * 4 } as const;
    const list = {
      text: group.map(({ text }) => text).join('\u202f; '),
      evidence: group.flatMap(({ evidence }) => evidence),
    };
    return group.length > 0 ? [{ ...place, wordings: either.map((lead) => say`${lead} : ${list}.`) }] : [];
  });
}

const doubleQuotes = [
  ['Mon CV résume ainsi ce poste', 'J’y lis encore'],
  ['Deux lignes de mon CV, en anglais, disent ce travail', 'Il en reste deux à lire'],
  ['De ce poste, mon CV retient', 'Il ajoute'],
];
const singleQuotes = [
  ['Dans mon CV, en anglais, j’écris', 'Le même CV ajoute', 'Une troisième ligne en dit plus', 'Une autre encore'],
  ['Mon CV, rédigé en anglais, le dit ainsi', 'On y lit aussi', 'Plus loin', 'Et enfin'],
  ['De mon CV, qui est en anglais, je retiens', 'Une deuxième ligne', 'Une troisième', 'Une dernière'],
];
