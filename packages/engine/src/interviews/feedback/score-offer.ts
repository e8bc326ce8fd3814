import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { fr, shorten } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { findAll, type Said, saidWords } from './said-words.ts';
import { rootOf } from './score-relevance.ts';

export type OfferTies = {
  met: { requirement: Requirement; quote: Quote }[];
  shared: number;
  named: boolean;
  next: Requirement | null;
};

/** Everyday words that every offer holds. */
const everyday = new Set(
  (
    'travail poste mission profil equipe entreprise client recher candid salair contra temps assure partic gestio rempli ' +
    'servic cadre ainsi selon plus annee jour semain heure mois faire avoir bonne sens profes activi person'
  ).split(' '),
);

const known = new WeakMap<ParsedOffer, Set<string>>();

function offerRoots(offer: ParsedOffer): Set<string> {
  const held = known.get(offer);
  if (held) return held;
  const roots = new Set<string>();
  const text = offer.text.slice(0, 12_000);
  for (let at = 0; at < text.length; at += 380)
    for (const each of meaningfulStems(text.slice(at, at + 400))) {
      const root = each.slice(0, 6);
      if (root.length > 4 && !everyday.has(root)) roots.add(root);
    }
  known.set(offer, roots);
  return roots;
}

/** The demands of the offer that the answer speaks of, and how much of its wording it shares. */
export function findOfferTies({ offer, said }: AnswerContext): OfferTies | null {
  if (!offer || offer.text.trim() === '') return null;
  const text = said.text.slice(0, 12_000);
  const own = new Set(findTerms(text).map(({ name }) => name));
  const roots = new Map<string, number>();
  said.words.forEach(({ key }, index) => {
    const root = rootOf(key);
    if (!roots.has(root)) roots.set(root, index);
  });
  const asked = offer.requirements.slice(0, 60);
  const met = asked.flatMap((requirement) => {
    const quote = metBy(requirement, said, own, roots);
    return quote ? [{ requirement, quote }] : [];
  });
  const words = offerRoots(offer);
  const shared = [...roots.keys()].filter((root) => words.has(root)).length;
  const company = saidWords((offer.company ?? '').slice(0, 80)).text;
  const named =
    (company.trim().length > 3 && said.text.includes(company)) ||
    / (?:votre (?:annonce|offre|entreprise|equipe|etablissement|service|structure)|vos (?:clients|valeurs|equipes|residents|projets|patients)|chez vous) /.test(
      said.text,
    );
  const next =
    asked.find(
      (each) =>
        each.importance === 'must' && each.kind !== 'diploma' && !met.some(({ requirement }) => requirement === each),
    ) ?? null;
  return { met, shared, named, next };
}

function metBy(
  { term, alternatives }: Requirement,
  said: Said,
  own: ReadonlySet<string>,
  roots: ReadonlyMap<string, number>,
): Quote | null {
  for (const name of [term, ...alternatives.slice(0, 4)]) {
    const stems = meaningfulStems(name).map((each) => each.slice(0, 6));
    const places = stems.flatMap((each) => roots.get(each) ?? []);
    const isWhole =
      stems.length > 0 && places.length === stems.length && (stems.length > 1 || (stems[0]?.length ?? 0) > 2);
    if (isWhole && Math.max(...places) - Math.min(...places) < 25)
      return quoteOf(said, Math.min(...places), Math.min(Math.max(...places), Math.min(...places) + 7) + 1);
    if (own.has(name)) {
      const [found] = findAll(said, / \S+(?= )/g, 1);
      return found && places[0] !== undefined ? quoteOf(said, places[0], places[0] + 1) : null;
    }
  }
  return null;
}

/** How far the answer speaks to this offer; null without one, and for a question that asks for a bare fact. */
export function scoreOffer({ kind }: AnswerContext, ties: OfferTies | null): Dimension {
  const base = { dimension: 'offer' as const, quotes: [], strength: null, improvement: null };
  if (!ties) return { ...base, score: null, comment: fr`Sans annonce, ce point ne compte pas.` };
  if (kind === 'practical')
    return { ...base, score: null, comment: fr`Cette question porte sur un fait : l’annonce n’y change rien.` };
  const { met, shared, named, next } = ties;
  const own = [0, 45, 62, 74][Math.min(3, met.length)] ?? 0;
  const score = percent(own + Math.min(30, shared * 6) + (named ? 15 : 0));
  const [first] = met;
  const wanted = next ? shorten(next.term, 60) : null;
  return {
    ...base,
    score,
    quotes: met.slice(0, 3).map(({ quote }) => quote),
    comment: commentOf(ties, score),
    strength: first
      ? fr`« ${inline(first.quote)} » répond à une demande de l’annonce (« ${shorten(first.requirement.term, 60)} »).`
      : null,
    improvement:
      score >= 60 || !wanted
        ? null
        : fr`L’annonce demande « ${wanted} » : si vous l’avez pratiqué, c’est l’occasion de le dire ; sinon, dites ce qui s’en approche.`,
  };
}

function commentOf({ met, named }: OfferTies, score: number): string {
  if (score >= 60) return fr`Votre réponse parle de ce que l’annonce demande.`;
  if (met.length > 0) return fr`Un lien avec l’annonce est là ; dites en une phrase en quoi il sert à ce poste.`;
  if (named) return fr`Vous vous adressez à l’employeur, sans encore reprendre ce qu’il demande.`;
  return fr`Aucune demande de l’annonce n’est reprise : le lien avec ce poste reste à faire.`;
}
