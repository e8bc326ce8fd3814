import type { ParsedOffer } from '@coach/contracts/offer';
import { fr, shorten } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import { inline, quoteOf } from './dimension.ts';
import type { Evidence } from './score-evidence.ts';
import type { OfferTies } from './score-offer.ts';
import type { FoundPart } from './score-structure.ts';

type Judged = { parts: readonly FoundPart[]; evidence: Evidence; ties: OfferTies | null };

/** One or two questions a recruiter would ask next, on what was said and on what was left out. */
export function challengeAnswer(context: AnswerContext, { parts, evidence, ties }: Judged): string[] {
  const { nature, kind, said, clauses, seniority } = context;
  if (nature === 'empty' || nature === 'copied' || nature === 'gibberish' || nature === 'foreign')
    return [fr`Pouvez-vous y répondre avec un exemple de votre propre travail, même modeste ?`];
  if (nature === 'insulting')
    return [fr`Reprenons calmement : qu’est-ce qui compte le plus pour vous dans un travail ?`];
  if (nature === 'evasive' || nature === 'tiny' || nature === 'repeated')
    return [
      kind === 'example'
        ? fr`Y a-t-il eu, dans un emploi, un stage ou une vie associative, un moment qui y ressemble, même de loin ?`
        : fr`Pouvez-vous m’en dire un peu plus, avec un fait précis ?`,
    ];
  if (kind === 'ask')
    return [fr`Et si vous ne deviez poser qu’une question aujourd’hui, laquelle vous aiderait le plus à décider ?`];
  const found: string[] = [];
  const missing = new Set(parts.filter(({ share }) => share === 0).map(({ plan }) => plan.part));
  const shared = clauses.find(({ text }) => cues.sharedAction.test(text));
  const own = clauses.find(({ text }) => cues.ownAction.test(text) || cues.presentAction.test(text));
  const figure = evidence.figures.find(({ quote }) => quote.length > 1);
  if (shared && evidence.own < 2)
    found.push(
      fr`Vous dites « ${inline(quoteOf(said, shared.from, shared.to), 10)} » : qu’avez-vous fait, vous, exactement ?`,
    );
  if (missing.has('result')) found.push(fr`Et qu’est-ce que cela a donné au bout du compte ? Comment l’avez-vous su ?`);
  if (evidence.result && figure)
    found.push(fr`Vous citez « ${inline(figure)} » : d’où vient ce chiffre, et qu’en pense votre responsable ?`);
  if (ties?.next && found.length < 2) found.push(demandOf(ties.next.term));
  if (own && found.length < 2)
    found.push(fr`« ${inline(quoteOf(said, own.from, own.to), 12)} » : que feriez-vous autrement aujourd’hui ?`);
  if (found.length < 2 && (seniority === 'Senior' || seniority === 'Executive'))
    found.push(fr`Comment l’avez-vous fait accepter par ceux qui n’étaient pas d’accord ?`);
  if (found.length === 0) found.push(fr`Pouvez-vous m’en donner un exemple récent ?`);
  return found.slice(0, 2);
}

function demandOf(term: ParsedOffer['requirements'][number]['term']): string {
  return fr`Ce poste demande « ${shorten(term, 60)} » : où l’avez-vous déjà approché ?`;
}
