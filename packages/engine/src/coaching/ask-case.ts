import type { CoachingNote, CoachingRemark, CoachingTurn } from '@coach/contracts/features/coaching';
import { inline, quoteOf } from '../interviews/feedback/dimension.ts';
import { saidWords } from '../interviews/feedback/said-words.ts';
import { typeset } from '../letters/french/typeset.ts';
import { fr } from '../writing/fr.ts';
import { answersStep, type CaseFacts, caseFacts, hasNumber } from './case-facts.ts';
import { areAlike, tellAmount } from './read-amounts.ts';
import type { Scenario, Step } from './scenario.ts';

/** Times a question on the case is asked before going on without its answer. */
const asksAtMost = 2;

type Asked = { scenario: Scenario; step: Step; turns: readonly CoachingTurn[]; said: string };

/** What the coach answers to an answer on the case: whether to go on, with which words, and the note on it. */
export function hearCase({ scenario, step, turns, said }: Asked): {
  again: string | null;
  told: string;
  note: CoachingNote | null;
} {
  const answer = answersStep(step, said);
  const tries = turns.filter((turn) => turn.speaker === 'person' && turn.step === step.id).length + 1;
  const facts = caseFacts(scenario, [...turns, { speaker: 'person', step: step.id, text: said, note: null }]);
  const note = noteOn(scenario, step, said, answer, facts);
  const mustAsk = answer === 'insulting' || answer === 'no' || (answer === 'none' && step.kind !== 'fear');
  if (mustAsk && tries < asksAtMost) return { again: againOf(step, answer), told: '', note };
  return {
    again: null,
    told:
      mustAsk || answer === 'none' ? fr`Nous ferons sans pour l’instant.` : acknowledge(scenario, step, facts, said),
    note,
  };
}

function againOf(step: Step, answer: string): string {
  const why =
    answer === 'insulting'
      ? fr`Je suis là pour vous aider à préparer cette conversation ; reprenons.`
      : step.kind === 'amount'
        ? fr`Je n’ai pas trouvé de montant dans votre réponse.`
        : fr`Il me faut quelques mots de plus pour jouer la scène.`;
  return `${why} ${typeset(step.again)}`;
}

function acknowledge(scenario: Scenario, step: Step, facts: CaseFacts, said: string): string {
  const amount = facts.amounts.get(step.id);
  if (step.kind === 'amount' && amount)
    return [fr`C’est noté : ${tellAmount(amount)}.`, compare(step, facts)].filter(Boolean).join(' ');
  if (step.kind === 'points' && facts.points.length > 0) return countPoints(scenario, facts);
  const quote = inline({ quote: said.trim().split('\n')[0] ?? '' }, 12);
  if (step.kind === 'fear')
    return facts.slots.fearLine
      ? fr`Vous l’entendrez : « ${facts.slots.fearLine} »`
      : fr`« ${quote} » : nous allons nous y préparer.`;
  return fr`« ${quote} » : c’est noté.`;
}

function compare(step: Step, { slots, amounts }: CaseFacts): string | null {
  const { gap, gapShare, targetSum } = slots;
  if (step.id === 'target' && gap && gapShare) return fr`Soit ${gap} de plus, ou ${gapShare}.`;
  const [floor, target] = [amounts.get('floor'), amounts.get('target')];
  if (step.id !== 'floor' || !floor || !target || !areAlike(floor, target)) return null;
  if (floor.value > target.value)
    return fr`C’est plus que ce que vous demandez (${targetSum ?? ''}) : relisez vos deux chiffres avant le rendez-vous.`;
  if (floor.value === target.value)
    return fr`C’est le montant que vous demandez : vous n’aurez aucune marge pour échanger.`;
  return fr`Gardez ce chiffre pour vous : il ne se dit jamais.`;
}

function countPoints({ track }: Scenario, { points }: CaseFacts): string {
  const proven = points.filter((point) => hasNumber(point)).length;
  const noun = track === 'negotiation' ? 'argument' : 'fait';
  const count = points.length === 1 ? fr`Un ${noun}` : fr`${points.length} ${noun}s`;
  if (proven === 0) return fr`${count}, mais aucun chiffre encore.`;
  if (points.length === 1) return fr`${count}, avec un chiffre.`;
  return points.length === proven
    ? fr`${count}, avec un chiffre chaque fois.`
    : fr`${count}, dont ${proven} avec un chiffre.`;
}

const noteOfAnswer: Record<string, string> = {
  insulting: fr`gardez cette colère pour la préparation, pas pour le rendez-vous.`,
  no: fr`cela ne répond pas encore à la question.`,
  none: fr`à chercher avant le rendez-vous : c’est souvent là que tout se joue.`,
  long: fr`c’est long : gardez l’essentiel en une ou deux phrases, l’autre n’en retiendra pas plus.`,
};

function noteOn({ track }: Scenario, step: Step, said: string, answer: string, facts: CaseFacts): CoachingNote {
  const words = saidWords(said);
  const quote =
    words.words.length > 0 ? quoteOf(words, 0, Math.min(words.words.length, 14)).quote : said.trim().slice(0, 40);
  const faulty = noteOfAnswer[answer];
  if (faulty) return one('better', quote, faulty);
  if (step.kind === 'points')
    return track === 'negotiation'
      ? noteOnPoints(facts, quote)
      : one('worked', quote, fr`un point à la fois : la scène repartira de vos mots.`);
  if (step.kind === 'amount') return one('worked', quote, fr`un montant clair : la scène partira de là.`);
  if (step.kind === 'fear') return one('worked', quote, fr`ce que l’on nomme à l’avance surprend moins.`);
  return hasNumber(said) || words.words.length >= 8
    ? one('worked', quote, fr`c’est précis : la scène repartira de vos mots.`)
    : one('better', quote, fr`plus vous êtes précis (qui, quand, combien), plus la scène ressemblera à la vôtre.`);
}

function noteOnPoints({ points }: CaseFacts, quote: string): CoachingNote {
  const proven = points.find((point) => hasNumber(point));
  if (proven) return one('worked', proven, fr`ce chiffre se retient et se vérifie.`);
  const asked = fr`combien, combien de fois, en combien de temps ? Un chiffre en ferait une preuve.`;
  return one('better', points[0] ?? quote, asked);
}

function one(kind: CoachingRemark['kind'], quote: string, text: string): CoachingNote {
  return { remarks: [{ kind, quote, text }], instead: null };
}
