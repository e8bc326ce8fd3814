import type { CheckContext, Finding } from '../context.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { escaped, wholeWords } from './escaped.ts';

/** Shorter lines are words, not quotations; longer ones are paragraphs, which hold claims of their own. */
const quotable = { least: 8, most: 400 };

/** Whether the whole line of a finding stands word for word in the candidate’s own documents. */
export function isQuoted({ reading: { folded }, own }: CheckContext, { start, end }: Finding): boolean {
  const from = folded.lastIndexOf('\n', start - 1) + 1;
  const newline = folded.indexOf('\n', end);
  const to = newline < 0 ? folded.length : newline;
  if (to - from > quotable.most) return false;
  const line = folded
    .slice(from, to)
    .replace(/^[\s•*-]+|\s+$/g, '')
    .replace(/\s+/g, ' ');
  // « Licence de droit » over « en cours, Lille »: taken back below, as a CV is set.
  const isTakenBack = takenBack.test(
    folded
      .slice(to, to + 100)
      .split('\n', 3)
      .join('\n'),
  );
  return line.length >= quotable.least && (isToldWhole(own, line, isTakenBack) || isSetTogether(own, line));
}

/**
 * « Bac pro Vente (niveau, non obtenu) » of « Bac pro Vente, lycée Ampère, 2012, niveau, non obtenu »: both of one line, or of
 * one course; « SST (2024) » of « 2024 SST ». What takes the name back between them must be told as well.
 */
function isSetTogether(facts: Facts, line: string): boolean {
  const [, name = '', status = ''] = /^(.{8,}?) \(([^()]{3,80})\)$/.exec(line) ?? [];
  if (name === '' || !facts.flat.includes(name)) return false;
  const { folded } = facts.reading;
  const said = wholeWords(status);
  return placesOf(facts, name)
    .slice(0, 20)
    .some(({ start, end }) => {
      const rest = restOfEntry(facts, end);
      const at = said.exec(rest)?.index ?? -1;
      if (at < 0) return /^(?:19|20)\d\d$/.test(status) && yearBefore.test(folded.slice(0, start).slice(-8) + status);
      const beside = rest.slice(0, at) + (rest.slice(at + status.length).split('\n')[0] ?? '');
      return takenBack.test(status) || !takenBack.test(beside);
    });
}

/** « 2024 » and a space or a tab, with the same year again. */
const yearBefore = /(?<!\d)(\d{4})[ \t](?:[-–] )?\1$/;

/** How far behind its name the rest of a course may stand. */
const entryLength = 200;

/** What follows a place on its line, and on the next ones of the same course. */
function restOfEntry({ reading: { folded }, ownerAt }: Facts, place: number): string {
  const owner = ownerAt(place - 1);
  let end = folded.indexOf('\n', place);
  while (owner >= firstStudy && end >= 0 && end < place + entryLength && ownerAt(end + 1) === owner)
    end = folded.indexOf('\n', end + 1);
  return folded.slice(place, Math.min(end < 0 ? folded.length : end, place + entryLength));
}

/** Where words stand in the documents as a phrase of their own: no part of « 12 vendeurs », of « 12,5 % ». */
function placesOf({ reading: { folded } }: Facts, line: string): { start: number; end: number }[] {
  const words = line.split(' ').map(escaped).join('\\s+');
  const isAmount = /^\d{3}(?!\d)/.test(line) ? '(?<!\\d[ .])' : '';
  const goesOn = /\d$/.test(line) ? '(?![ .,]?\\d)' : '';
  const whole = new RegExp(`(?<![\\p{L}\\d])(?<!\\d[.,])${isAmount}${words}(?![\\p{L}\\d])${goesOn}`, 'gu');
  return [...folded.matchAll(whole)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** The words stand in the documents as a phrase of their own, and none that is taken back behind. */
function isToldWhole(facts: Facts, line: string, isTakenBack: boolean): boolean {
  if (!facts.flat.includes(line)) return false;
  const { folded } = facts.reading;
  return placesOf(facts, line).some(
    ({ end }) => isTakenBack || !takenBack.test(folded.slice(end, end + 60).split(/[\n.;]/)[0] ?? ''),
  );
}

/** « BTS Management commercial (non obtenu) », « Anglais courant : non » */
const takenBack =
  /\b(?:non|pas|jamais|en cours(?! de valid)|interromp\w*|abandon\w*|inachev\w*|prevue?s?|a venir|a passer|echou\w*|echec|ajourn\w*|refus\w*)(?![\p{L}-])/u;

/** « Monsieur le Maire », « Madame la Directrice »: a person addressed by their office. */
export function isAddressed({ reading: { folded } }: CheckContext, { start, end }: Finding): boolean {
  if (/^(?:madame|monsieur|mme|m\.) (?:la |le |l')/.test(folded.slice(start, end))) return true;
  return /\b(?:madame|monsieur|mme|m\.) (?:la |le |l')$/.test(folded.slice(Math.max(0, start - 14), start));
}
