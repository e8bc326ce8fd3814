import { oncePer } from '../../text/once-per.ts';
import { numbers } from '../french/spoken-period.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { JobFact } from './job-facts.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What work is measured in, and a house with it: of « 3 clients » and « 3 clients » nobody draws anything. */
const units =
  /^(?:couverts|repas|patients|résidents|lits|chambres|lots|immeubles|bulletins|dossiers|sociétés|appareils|sites|salons|découchers|opérations|lignes|élèves|camions|palettes|tickets|véhicules|hectares|vaches|magasins|berceaux|enfants|mandats|baux)$/u;
const counted =
  /(?<![\d,.-])(\d{1,3}(?:[ \u202f]\d{3})*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) (\p{Ll}{3,})(?!\p{L})/gu;
/** Further apart the two are no measure of each other. */
const furthest = 4;

/** The same thing counted at a job and at the post: « 28 couverts » here, « 45 » there. */
export type SharedMeasure = { unit: string; own: Piece; asked: Piece; isMore: boolean; job: JobFact };

/** What the offer counts of its house or work and a line of a job counts as well, of the latest such job; null for none. */
export const sharedMeasure = oncePer(findMeasure);

type Count = { written: string; value: number; unit: string; start: number; end: number };

function countsIn(text: string, from: number): Count[] {
  return [...text.matchAll(counted)].flatMap(({ index, 0: whole, 1: written = '', 2: unit = '' }) => {
    const value = numbers.includes(written) ? numbers.indexOf(written) : Number(written.replace(/\D/g, ''));
    // « 2 à 3 opérations » is neither.
    const isRange = / (?:à|ou) $/.test(text.slice(Math.max(0, index - 4), index));
    return units.test(unit) && !isRange
      ? [{ written, value, unit, start: from + index, end: from + index + whole.length }]
      : [];
  });
}

const parts = new Set(['header', 'intro', 'company', 'missions']);

function findMeasure({ jobs, lines, input: { cv, offer } }: LetterFacts): SharedMeasure | null {
  const asked = lines.flatMap(({ part, text, start }) => (parts.has(part) ? countsIn(text, start) : []));
  for (const job of jobs.filter(({ isCurrent, isRelated }) => isCurrent || isRelated)) {
    const own = job.missions.flatMap(({ evidence }) => evidence.flatMap(({ quote, start }) => countsIn(quote, start)));
    for (const one of own) {
      const other = asked.find(({ unit, value }) => unit === one.unit && isNear(value, one.value));
      if (!other || !job.at) continue;
      return {
        unit: one.unit,
        own: { text: typeset(one.written), evidence: [...evidenceAt('cv', cv.text, one), ...job.evidence] },
        asked: { text: typeset(other.written), evidence: evidenceAt('offer', offer.text, other) },
        isMore: other.value > one.value,
        job,
      };
    }
  }
  return null;
}

function isNear(one: number, other: number): boolean {
  return Math.max(one, other) <= Math.min(one, other) * furthest;
}
