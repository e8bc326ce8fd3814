import type { Requirement } from '@coach/contracts/offer';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { stem } from '../../text/stem.ts';
import { fr, shorten } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { offerRoots } from './offer-roots.ts';
import { type Said, saidWords } from './said-words.ts';
import { wordsOf } from './score-evidence.ts';
import { rootOf } from './score-relevance.ts';

export type OfferTies = {
  met: { requirement: Requirement; quote: Quote; share: number }[];
  shared: number;
  named: boolean;
  /** The demand nearest to what was asked and said that the answer leaves out. */
  next: Requirement | null;
};

/** The demands of the offer that the answer speaks of, and how much of its wording it shares. */
export function findOfferTies({ offer, said, asked, kind }: AnswerContext): OfferTies | null {
  if (!offer || offer.text.trim() === '') return null;
  const found = new Map(findTerms(said.text.slice(0, 12_000)).map((term) => [term.name, term] as const));
  const places = placesOf(said);
  const demands = offer.requirements.slice(0, 60);
  const wanted = placesOf(asked);
  const met = demands.flatMap(
    (requirement) => metBy(requirement, said, found, places) ?? askedFor(requirement, said, wanted) ?? [],
  );
  const words = offerRoots(offer);
  const shared = new Set([...places.keys()].map((each) => each.slice(0, 6)).filter((root) => words.has(root))).size;
  const company = saidWords((offer.company ?? '').slice(0, 80)).text;
  const named = (company.trim().length > 3 && said.text.includes(company)) || addressed.test(said.text);
  const near = new Set([...places.keys(), ...asked.words.map(({ key }) => stem(key))].map((each) => each.slice(0, 6)));
  const open = demands.filter((each) => each.kind === 'skill' && !met.some(({ requirement }) => requirement === each));
  const nearness = ({ term }: Requirement) => meaningfulStems(term).filter((each) => near.has(each.slice(0, 6))).length;
  const isWide = kind === 'motivation' || kind === 'presentation';
  const next = [...open].sort((a, b) => nearness(b) - nearness(a)).find((each) => isWide || nearness(each) > 0) ?? null;
  return { met, shared, named, next };
}

const addressed =
  / (?:votre (?:annonce|offre|entreprise|equipe|etablissement|service|structure|restaurant|magasin|agence)|vos (?:clients|valeurs|equipes|residents|projets|patients)|chez vous) /;

/** Where each stem of the answer stands first. */
function placesOf(said: Said): Map<string, number> {
  const places = new Map<string, number>();
  said.words.forEach(({ key }, index) => {
    const own = stem(key);
    if (own.length > 2 && !places.has(own)) places.set(own, index);
    const root = rootOf(key);
    if (root.length === 6 && !places.has(root)) places.set(root, index);
  });
  return places;
}

/** « gestion des … », « écriture de … »: a noun for doing something, which an answer says with a verb. */
const doing =
  /(?:tion|ment|age|ur|is)$|^(?:accueil|conseil|suivi|conduit|tenu|travail|respect|entretien|prise|mise|maitris)/;

function metBy(
  requirement: Requirement,
  said: Said,
  found: ReadonlyMap<string, { start: number; end: number }>,
  places: ReadonlyMap<string, number>,
): OfferTies['met'][number] | null {
  for (const name of [requirement.term, ...requirement.alternatives.slice(0, 4)]) {
    const term = found.get(name);
    if (term) {
      const { from, to } = wordsOf(said, term.start, term.end);
      return { requirement, quote: quoteOf(said, from, to), share: 1 };
    }
    const stems = meaningfulStems(name);
    const things = stems.filter((each) => !doing.test(each));
    const whole = spotOf(stems, places);
    const part = things.length > 0 && things.length < stems.length ? spotOf(things, places) : null;
    const spot = whole ?? part;
    if (spot) return { requirement, quote: quoteOf(said, spot.from, spot.to), share: whole ? 1 : 0.6 };
  }
  return null;
}

/** The question itself was about this demand: an answer of some length speaks of it. */
function askedFor(
  requirement: Requirement,
  said: Said,
  wanted: ReadonlyMap<string, number>,
): OfferTies['met'][number] | null {
  if (said.words.length < 25 || !spotOf(meaningfulStems(requirement.term), wanted)) return null;
  return { requirement, quote: quoteOf(said, 0, 12), share: 0.6 };
}

/** All the stems within a breath of each other. */
function spotOf(stems: readonly string[], places: ReadonlyMap<string, number>): { from: number; to: number } | null {
  const at = stems.flatMap((each) => places.get(each) ?? (each.length > 7 ? (places.get(each.slice(0, 6)) ?? []) : []));
  if (stems.length === 0 || at.length < stems.length) return null;
  const [from, last] = [Math.min(...at), Math.max(...at)];
  return last - from < 25 ? { from, to: Math.min(last, from + 8) + 1 } : null;
}

/** How far the answer speaks to this offer; null without one, and for a question that asks for a bare fact. */
export function scoreOffer({ kind, said }: AnswerContext, ties: OfferTies | null): Dimension {
  const base = { dimension: 'offer' as const, quotes: [], strength: null, improvement: null };
  if (!ties) return { ...base, score: null, comment: fr`Sans annonce, ce point ne compte pas.` };
  if (kind === 'illegal' || kind === 'practical' || kind === 'weakness' || kind === 'ask' || kind === 'departure')
    return {
      ...base,
      score: null,
      comment: fr`Cette question porte sur vous plus que sur l’annonce : ce point ne compte pas.`,
    };
  const { met, shared, named, next } = ties;
  const whole = met.reduce((sum, { share }) => sum + share, 0);
  const score = percent(
    (Math.min(65, whole * 34) + Math.min(40, shared * 8) + (named ? 15 : 0)) * (said.words.length < 25 ? 0.8 : 1),
  );
  const own = met.filter(({ requirement }) => requirement.kind !== 'soft');
  const first = own.find(({ share }) => share === 1);
  return {
    ...base,
    score,
    quotes: met.slice(0, 3).map(({ quote }) => quote),
    comment: commentOf(ties, score),
    strength: first
      ? fr`En parlant de « ${inline(first.quote)} », vous répondez à une demande de l’annonce : « ${shorten(first.requirement.term, 60)} ».`
      : null,
    improvement: score >= 60 ? null : adviceOf(met[0]?.requirement ?? null, next),
  };
}

function adviceOf(met: Requirement | null, next: Requirement | null): string | null {
  if (met)
    return fr`Terminez par une phrase de lien avec l’annonce, qui demande « ${shorten(met.term, 60)} » : « c’est ce que je ferai chez vous quand… ».`;
  if (!next) return fr`Terminez par un lien avec le poste : « chez vous, cela me servira pour… ».`;
  return fr`L’annonce demande « ${shorten(next.term, 60)} » : si votre exemple en relève, dites-le en une phrase ; sinon, choisissez-en un qui s’en approche.`;
}

function commentOf({ met, named }: OfferTies, score: number): string {
  if (score >= 60) return fr`Votre réponse parle de ce que l’annonce demande.`;
  if (met.length > 0) return fr`Un lien avec l’annonce est là ; dites en une phrase en quoi il sert à ce poste.`;
  if (named) return fr`Vous vous adressez à l’employeur, sans encore reprendre ce qu’il demande.`;
  return score >= 20
    ? fr`Vous parlez du même métier que l’annonce, sans encore répondre à l’une de ses demandes.`
    : fr`Aucune demande de l’annonce n’est reprise : le lien avec ce poste reste à faire.`;
}
