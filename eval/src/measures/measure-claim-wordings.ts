import { groundingOf } from '@coach/engine/grounding/find-ungrounded';
import { whileReading } from '@coach/engine/text/while-reading';
import { fold } from '../alike.ts';
import { fill, wordings } from '../claim-wordings.ts';
import { factsToTell, type Picker, type ToldFact } from '../facts-to-tell.ts';
import type { Figure } from '../figure.ts';
import type { Labels } from '../labels.ts';
import { type ReadPair, today } from '../read-set.ts';
import { Tally } from '../tally.ts';

/** Each fact is told in so many wordings of its kind, in turn. */
const tellings = 3;

/**
 * The labelled facts of the CVs told in the wordings of letters, as they are and with one of them another person’s: how
 * many of the false ones the guard reports, and of how many true ones it reports anything.
 */
export function measureClaimWordings(pairs: readonly ReadPair[]): Figure[] {
  const caught = new Tally();
  const unflagged = new Tally();
  let turn = 0;
  // The same facts are told over and over: what the rules ask of a line is answered once for all tellings of a pair.
  const measure = (pair: ReadPair, index: number) => {
    const guard = groundingOf({ cv: pair.cv, today });
    const others = pairs.filter((other) => other !== pair).map(({ labels }) => labels.cv);
    const facts = factsToTell(pair.labels.cv, pair.cv.text, pickerOf(pair.cv.text, others, index), today);
    for (const fact of facts)
      for (let telling = 0; telling < tellings; telling++, turn++) {
        const wording = wordings[fact.kind][turn % wordings[fact.kind].length] as string;
        const text = fill(wording, fact.slots);
        if (text === null) continue;
        unflagged.add(guard(text).length === 0, `${pair.name}: « ${text} »`);
        const [claim, falsehood] = falsified(wording, fact, turn) ?? [];
        if (claim === undefined || falsehood === undefined) continue;
        const at = claim.indexOf(falsehood);
        const isCaught = guard(claim).some(({ start, end }) => at < end && at + falsehood.length > start);
        caught.add(isCaught, `${pair.name}: « ${falsehood} » in « ${claim} »`);
      }
  };
  pairs.forEach((pair, index) => {
    whileReading(() => measure(pair, index));
  });
  const count = Object.values(wordings).flat().length;
  return [
    {
      name: `facts told in ${count} wordings, one of them false, caught`,
      value: caught.share,
      unit: 'share',
      bound: { atLeast: 0.92 },
      faults: caught.faults,
    },
    {
      name: 'the same facts told truly, flagged',
      value: 1 - unflagged.share,
      unit: 'share',
      bound: { atMost: 0.03 },
      faults: unflagged.faults,
    },
  ];
}

/** The text with one place filled from another person, and what stands there. */
function falsified(wording: string, { slots, wrong }: ToldFact, turn: number): [string, string] | null {
  const places = Object.keys(wrong).filter((place) => wording.includes(`{${place}}`));
  const place = places[turn % places.length];
  const falsehood = place === undefined ? undefined : wrong[place];
  if (place === undefined || falsehood === undefined) return null;
  const text = fill(wording, { ...slots, [place]: falsehood });
  return text === null ? null : [text, falsehood];
}

const longest = 50;

/** Gives, in turn, what other CVs hold of a kind and this one has no word of. */
function pickerOf(written: string, others: readonly Labels['cv'][], from: number): Picker {
  const said = fold(written) ?? '';
  const isForeign = (value: string) => {
    const name = fold(value) ?? '';
    return !said.includes(name) && name.split(' ').every((word) => word.length < 4 || !said.includes(word.slice(0, 5)));
  };
  const named = (values: readonly (string | null)[]) =>
    values.filter((value): value is string => Boolean(value) && (value as string).length <= longest);
  const stores: Record<Parameters<Picker>[0], string[]> = {
    companies: named(others.flatMap(({ experiences }) => experiences.map(({ company }) => company))).filter(
      (name) => !/compte|même|particulier|int[ée]rim/i.test(name),
    ),
    titles: named(others.flatMap(({ experiences }) => experiences.map(({ title }) => title))).filter(
      (title) => !/[(,–-]/.test(title),
    ),
    degrees: named(others.flatMap(({ education }) => education.map(({ degree }) => degree))),
    schools: named(others.flatMap(({ education }) => education.map(({ school }) => school))),
    skills: named(others.flatMap(({ skills }) => skills)),
    papers: named(others.flatMap(({ certifications, licences }) => [...certifications, ...(licences ?? [])])),
  };
  let turn = from * 13;
  return (what) => {
    const store = stores[what];
    turn += 7;
    for (let step = 0; step < store.length; step++) {
      const value = store[(turn + step) % store.length] as string;
      if (isForeign(value)) return value;
    }
    return undefined;
  };
}
