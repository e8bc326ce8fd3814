import type { CheckContext, Finding } from '../context.ts';
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
 * « Bac pro Vente (niveau, non obtenu) » of « Bac pro Vente, lycée Ampère, 2012, niveau, non obtenu »: both of one entry;
 * « SST (2024) » of « 2024 SST ».
 */
function isSetTogether({ flat }: Facts, line: string): boolean {
  const [, name = '', status = ''] = /^(.{8,}?) \(([^()]{3,80})\)$/.exec(line) ?? [];
  const at = name === '' ? -1 : flat.indexOf(name);
  if (at < 0) return false;
  const isYear = /^(?:19|20)\d\d$/.test(status);
  if (isYear && flat.slice(Math.max(0, at - yearBefore), at).startsWith(status)) return true;
  return wholeWords(status).test(flat.slice(at + name.length, at + name.length + entryLength));
}

/** « 2019 » and a space or a tab. */
const yearBefore = 5;

/** How far behind its name the rest of a course may stand. */
const entryLength = 200;

/** The words stand in the documents as a phrase of their own: no part of « 12 vendeurs », none that is taken back behind. */
function isToldWhole({ flat, reading: { folded: told } }: Facts, line: string, isTakenBack: boolean): boolean {
  if (!flat.includes(line)) return false;
  const words = line.split(' ').map(escaped).join('\\s+');
  const isAmount = /^\d{3}(?!\d)/.test(line) ? '(?<!\\d[ .])' : '';
  const goesOn = /\d$/.test(line) ? '(?![ .,]?\\d)' : '';
  const places = [...told.matchAll(new RegExp(`(?<![\\p{L}\\d])${isAmount}${words}(?![\\p{L}\\d])${goesOn}`, 'gu'))];
  return places.some(({ index, 0: written }) => {
    const end = index + written.length;
    return isTakenBack || !takenBack.test(told.slice(end, end + 60).split(/[\n.;]/)[0] ?? '');
  });
}

/** « BTS Management commercial (non obtenu) », « Anglais courant : non » */
const takenBack =
  /\b(?:non|pas|jamais|en cours|interromp\w*|abandon\w*|inachev\w*|prevue?s?|a venir|a passer|echou\w*|echec|ajourn\w*|refus\w*)(?![\p{L}-])/u;

/** « Monsieur le Maire », « Madame la Directrice »: a person addressed by their office. */
export function isAddressed({ reading: { folded } }: CheckContext, { start, end }: Finding): boolean {
  if (/^(?:madame|monsieur|mme|m\.) (?:la |le |l')/.test(folded.slice(start, end))) return true;
  return /\b(?:madame|monsieur|mme|m\.) (?:la |le |l')$/.test(folded.slice(Math.max(0, start - 14), start));
}
