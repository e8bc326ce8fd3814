import { foldWord } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { tokenAt } from '../text/read-text.ts';

const houses =
  'ifsi|ifas|cfa|iut|iae|afpa|lycee|college|ecole|universite|faculte|institut|clinique|hopital|ehpad|chu|chru|chrs|creche|mairie|agence|boutique|magasin|restaurant|hotel|brasserie|garage|usine|cabinet|pharmacie|supermarche|centre hospitalier|conseil departemental|conservatoire|prefecture|tribunal';
const placed = new RegExp(`\\b(${houses})s? (?:[a-z-]{3,14} )?(?:de |d'|a |, a |\\()(?=[a-z])`, 'g');

/**
 * The town of a house that the documents put elsewhere: « l’IFSI de Brest » of the « IFSI du CHU de Rennes », « chez
 * Menuiseries Le Goff, à Lorient » of a workshop in Vannes. The town is told, and of something else.
 */
export function checkTowns(context: CheckContext): Finding[] {
  return [...townsOfNames(context), ...townsOfHouses(context)];
}

type Town = { root: string; start: number; end: number };

const tie = /^(?:,? (?:a|de)|,? d'|,| \(| -| –)? ?$/;

/** A town that stands behind the name of an employer or school, and its lines. */
function townsOfNames(context: CheckContext): Finding[] {
  const { reading, own, marks, scopeAt } = context;
  return reading.tokens.flatMap((_, index): Finding[] => {
    const town = townAt(context, index);
    if (!town || marks[town.start] !== stances.self) return [];
    const before = reading.tokens[index - 1];
    if (!before) return [];
    const { own: inClause, near } = scopeAt(Math.max(0, town.start - 3));
    const anchor = [...inClause, ...near].find(
      ({ end, start }) => end <= town.start && start < town.start && tie.test(reading.folded.slice(end, town.start)),
    );
    // « d’Arras à Amiens »: the way from one town to another.
    if (!anchor || anchor.stems.has(town.root) || knownCity(anchor.label) !== null) return [];
    const lines = [...anchor.stems].flatMap((root) => [...(own.linesOfStem.get(root) ?? [])]);
    if (!isElsewhere(own, town.root, lines) || anchor.entries.some(({ words }) => words.has(town.root))) return [];
    return [report(context, anchor.start, town.end, anchor.label)];
  });
}

/** « IFSI de Brest », « clinique à Lorient »: a kind of house that the documents have, in a town that is not its. */
function townsOfHouses(context: CheckContext): Finding[] {
  const { reading, own, marks } = context;
  return [...reading.folded.matchAll(placed)].flatMap(({ index, 0: written, 1: house = '' }): Finding[] => {
    const town = townAt(context, tokenAt(reading.tokens, index + written.length));
    if (!town || marks[index] !== stances.self || isWay(reading.folded, index, written)) return [];
    const [head = '', ...rest] = house.split(' ').map(stem);
    const lines = [...(own.linesOfStem.get(head) ?? [])].filter((line) =>
      rest.every((root) => own.linesOfStem.get(root)?.has(line)),
    );
    if (!isElsewhere(own, town.root, lines) || !lines.some((line) => hasTown(own, line))) return [];
    return [report(context, index, town.end, house)];
  });
}

/** « de l’école à Nantes », « du lycée à la ville »: from the one to the other. */
function isWay(folded: string, start: number, written: string): boolean {
  return / a $/.test(written) && /\b(?:du|de la|de l'|des) ?$/.test(folded.slice(Math.max(0, start - 6), start));
}

function report({ reading: { text } }: CheckContext, start: number, end: number, name: string): Finding {
  return { kind: 'name', start, end, reason: reasons.swapped(text.slice(start, end), name) };
}

/** A town that is told, but neither on some lines nor on those that go on with them or stand under the same job. */
function isElsewhere(facts: Facts, town: string, lines: readonly number[]): boolean {
  const { linesOfStem, under, ownerOfLine } = facts;
  const told = linesOfStem.get(town);
  if (lines.length === 0) return false;
  if (!told) return lines.some((line) => hasTown(facts, line));
  const owners = new Set(lines.flatMap((line) => [...(under.get(line) ?? [])]).filter((owner) => owner < firstStudy));
  const goesOn = (line: number, next: number) => {
    const owner = ownerOfLine(next);
    return told.has(next) && (owner < 0 || owner === ownerOfLine(line));
  };
  const isNear = (line: number) => told.has(line) || goesOn(line, line - 1) || goesOn(line, line + 1);
  return !lines.some(isNear) && ![...told].some((at) => shares(under.get(at), owners));
}

function shares(one: ReadonlySet<number> | undefined, other: ReadonlySet<number>): boolean {
  return one !== undefined && [...one].some((each) => other.has(each));
}

function hasTown({ lineText, reading }: Facts, line: number): boolean {
  return reading.folded !== '' && (lineText(line).match(/[a-z-]{4,}/g) ?? []).some((word) => knownCity(word) !== null);
}

/** A word with a capital that is the name of a town. */
function townAt({ reading: { tokens, stems, text }, own }: CheckContext, index: number): Town | null {
  const token = tokens[index];
  if (!token || !/^\p{Lu}\p{Ll}{2,}/u.test(text.slice(token.start, token.start + 4))) return null;
  const written = text.slice(token.start, token.end);
  const root = stems[index] as string;
  const isTown = knownCity(written) !== null || own.entries.some(({ towns }) => towns.includes(root));
  return isTown ? { root: stem(foldWord(written)), start: token.start, end: token.end } : null;
}
