import type { ParsedOffer } from '@coach/contracts/offer';
import { meaningfulStems } from '../../match/word-index.ts';

/** Everyday words that every offer holds. */
const everyday = new Set(
  (
    'travai poste missio profil equipe entrep recher candid salair contra temps assure partic gestio rempli servic cadre ' +
    'ainsi selon plus annee jour semain heure mois faire avoir bonne sens profes activi person envoy nous vous votre notre dans avec pour'
  ).split(' '),
);

const known = new WeakMap<ParsedOffer, Set<string>>();

/** The words an offer is made of, by their first letters. */
export function offerRoots(offer: ParsedOffer): Set<string> {
  const held = known.get(offer);
  if (held) return held;
  const roots = new Set<string>();
  const text = offer.text.slice(0, 12_000);
  for (let at = 0; at < text.length; at += 380)
    for (const each of meaningfulStems(text.slice(at, at + 400))) {
      const root = each.slice(0, 6);
      if (root.length > 3 && !everyday.has(root) && !/\d/.test(root)) roots.add(root);
    }
  known.set(offer, roots);
  return roots;
}
