import { alikeNames, alikeTerms, fold } from '../alike.ts';
import type { Figure } from '../figure.ts';
import type { ReadPair } from '../read-set.ts';
import { Tally } from '../tally.ts';

/** What was understood of the offers: their facts, what they demand and what they merely welcome. */
export function measureOffers(pairs: readonly ReadPair[]): Figure[] {
  const facts = factsOf(pairs);
  const { recall, confusion } = demandsOf(pairs);
  return [
    { name: 'facts of the offer, exact', value: facts.share, unit: 'share', bound: null, faults: facts.faults },
    { name: 'must-have, recall', value: recall.share, unit: 'share', bound: { atLeast: 0.9 }, faults: recall.faults },
    {
      name: 'must taken for nice or nice for must',
      value: 1 - confusion.share,
      unit: 'share',
      bound: { atMost: 0.05 },
      faults: confusion.faults,
    },
  ];
}

function factsOf(pairs: readonly ReadPair[]): Tally {
  const tally = new Tally();
  for (const { name, labels, offer } of pairs) {
    const add = (field: string, hit: boolean, wanted: unknown, got: unknown) =>
      tally.add(hit, `${name}: ${field} ${JSON.stringify(got)} ≠ ${JSON.stringify(wanted)}`);
    const wanted = labels.offer;
    add('title', alikeNames(wanted.title, offer.title), wanted.title, offer.title);
    add('company', alikeNames(wanted.company, offer.company), wanted.company, offer.company);
    add('city', fold(wanted.city) === fold(offer.city), wanted.city, offer.city);
    add('contract', fold(wanted.contract) === fold(offer.contract), wanted.contract, offer.contract);
    add('remote', wanted.remote === offer.remote, wanted.remote, offer.remote);
    add(
      'salary',
      JSON.stringify(sorted(wanted.salary)) === JSON.stringify(sorted(offer.salary)),
      wanted.salary,
      offer.salary,
    );
    add(
      'experienceYearsMin',
      wanted.experienceYearsMin === offer.experienceYearsMin,
      wanted.experienceYearsMin,
      offer.experienceYearsMin,
    );
  }
  return tally;
}

function sorted(salary: object | null): unknown {
  return salary && Object.entries(salary).sort(([a], [b]) => a.localeCompare(b));
}

/** Recall over what is demanded, wherever it was put; confusion among all that was found. */
function demandsOf(pairs: readonly ReadPair[]): { recall: Tally; confusion: Tally } {
  const recall = new Tally();
  const confusion = new Tally();
  for (const { name, labels, offer } of pairs) {
    const asked = offer.requirements.map(({ term, alternatives, importance }) => ({
      importance,
      terms: [term, ...alternatives],
    }));
    const terms = { must: labels.offer.mustHave, nice: labels.offer.niceToHave };
    for (const importance of ['must', 'nice'] as const) {
      for (const label of terms[importance]) {
        const found = asked.filter((one) => one.terms.some((term) => alikeTerms(label, term)));
        if (importance === 'must') recall.add(found.length > 0, `${name}: ${label}`);
        if (found.length === 0) continue;
        const right = found.some((one) => one.importance === importance);
        confusion.add(right, `${name}: ${label} is ${importance}`);
      }
    }
  }
  return { recall, confusion };
}
