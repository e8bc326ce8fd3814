import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import type { Quantity } from './quantity.ts';
import { between } from './tellers-of.ts';

const exactly =
  /^,? (?:tres exactement|exactement|precisement|en tout|au total|au juste|pour etre (?:exacte?|precise?))\b/;
const employers =
  /\b(?:patron|employeur|maison|entreprise|boite|societe|etablissement|structure|poste|emploi|enseigne|service|cabinet|magasin)s\b/;
const inTown = /^(?: d'entre (?:eux|elles))?(?: (?:etaient|etait|sont|est|se trouvaient?))?,? (?:a|au|aux) $/;

/** « Sortir des microservices …, j’ai déjà donné : sept, très exactement »: what is counted was named before. */
export function isCountedBefore({ reading }: CheckContext, facts: Facts, claim: Quantity): boolean {
  const { folded, stems, sentences } = reading;
  if (claim.kind !== 'number' || !exactly.test(folded.slice(claim.end, claim.end + 30))) return false;
  const { from = 0 } = sentences[sentenceAt(sentences, claim.start)] ?? {};
  const named = new Set(stems.slice(from, claim.first));
  return between(facts.quantities, claim.value, claim.value).some(({ fact }) =>
    fact.nouns.some((noun) => named.has(noun)),
  );
}

/** « trois patrons, et deux d’entre eux à Metz »: as many jobs as the documents head with that town. */
export function countsOfTown({ reading }: CheckContext, { entries }: Facts, claim: Quantity): boolean {
  const { folded, tokens, stems, sentences } = reading;
  if (claim.kind !== 'number' || claim.value > 9) return false;
  const { start = 0 } = sentences[sentenceAt(sentences, claim.start)] ?? {};
  if (!employers.test(folded.slice(start, claim.start))) return false;
  const town = tokens.findIndex(
    ({ start: at }, index) =>
      index >= claim.first && at > claim.end && at < claim.end + 40 && inTown.test(folded.slice(claim.end, at)),
  );
  const root = stems[town];
  if (root === undefined) return false;
  return (
    entries.filter(({ kind, heading, towns }) => kind === 'job' && (towns.includes(root) || heading.has(root)))
      .length === claim.value
  );
}
