import { hashOf } from '../../letters/hash-of.ts';
import { fr, shorten } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerNature } from './answer-nature.ts';
import * as cues from './clause-cues.ts';
import { inline, quoteOf } from './dimension.ts';
import { type FoundPart, tellingClause } from './find-parts.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Evidence } from './score-evidence.ts';

type Judged = { parts: readonly FoundPart[]; evidence: Evidence };

const again = fr`Pouvez-vous y répondre avec un exemple de votre propre travail, même modeste ?`;
const near = fr`Y a-t-il eu, dans un emploi, un stage ou une association, un moment qui y ressemble, même de loin ?`;
const byNature: Record<Exclude<AnswerNature, 'plain'>, string> = {
  empty: again,
  copied: again,
  gibberish: again,
  foreign: again,
  insulting: fr`Reprenons calmement : qu’est-ce qui compte le plus pour vous dans un travail ?`,
  evasive: near,
  tiny: fr`Pouvez-vous m’en dire un peu plus, avec un fait précis ?`,
  repeated: fr`Pouvez-vous m’en dire un peu plus, avec un fait précis ?`,
};

const byKind: Record<QuestionKind, readonly string[]> = {
  example: [
    fr`Si c’était à refaire, que changeriez-vous ?`,
    fr`Qu’ont dit votre responsable ou vos collègues de la façon dont vous l’avez réglé ?`,
  ],
  method: [
    fr`Et quand le temps manque, que laissez-vous de côté ?`,
    fr`Quelle erreur voit-on souvent dans ce travail, et comment l’évitez-vous ?`,
  ],
  hypothetical: [
    fr`Et si votre responsable n’était pas joignable ?`,
    fr`Cela vous est-il déjà arrivé ? Racontez-moi la dernière fois.`,
  ],
  presentation: [fr`Dans ce parcours, quel moment vous a le plus appris, et quoi ?`, fr`Pourquoi changer maintenant ?`],
  motivation: [
    fr`Et si un autre employeur vous proposait le même poste demain ?`,
    fr`Qu’est-ce qui pourrait vous déplaire dans ce poste ?`,
  ],
  gap: [
    fr`Que ferez-vous dès la première semaine pour combler ce point ?`,
    fr`Quand avez-vous appris quelque chose d’aussi nouveau pour la dernière fois ?`,
  ],
  projection: [fr`Et si ce poste n’évoluait pas dans ce sens ?`, fr`Que vous manque-t-il aujourd’hui pour y arriver ?`],
  departure: [
    fr`Et si votre ancien employeur vous rappelait demain ?`,
    fr`Que dirait-il de vous, si nous l’appelions ?`,
  ],
  strength: [fr`Et dans quel cas cette qualité peut-elle vous gêner ?`, fr`Qui pourrait nous le confirmer ?`],
  weakness: [fr`Quand cela vous a-t-il gêné pour la dernière fois ?`, fr`À quoi voyez-vous que vous progressez ?`],
  practical: [fr`Y a-t-il une contrainte dont nous devrions parler dès maintenant ?`],
  illegal: [fr`Et si l’on insistait, que répondriez-vous ?`],
  ask: [fr`Et si vous ne deviez poser qu’une question aujourd’hui, laquelle vous aiderait le plus à décider ?`],
};

/** One or two questions a recruiter would ask next, on what was said and on what was left out. */
export function challengeAnswer(context: AnswerContext, judged: Judged, isOffTopic: boolean): string[] {
  const { nature, kind, said } = context;
  if (nature !== 'plain' && (kind === 'practical' || kind === 'ask')) return [byKind[kind][0] ?? again];
  if (nature !== 'plain') return [kind === 'example' && nature === 'tiny' ? near : byNature[nature]];
  if (isOffTopic) return [fr`Je repose ma question : ${shorten(context.question.question, 160)}`];
  if (kind === 'ask' || kind === 'practical' || kind === 'illegal') return [...byKind[kind]];
  const isTold = context.clauses.some(({ text }) => cues.ownAction.test(text));
  const own = byKind[kind].filter((each) => !(isTold && each.startsWith('Cela vous est-il')));
  const turn = hashOf(said.text) % own.length;
  const spare = [...own.slice(turn), ...own.slice(0, turn)];
  return [...onWhatWasSaid(context, judged), ...spare].slice(0, 2);
}

function onWhatWasSaid({ said, clauses, kind }: AnswerContext, { parts, evidence }: Judged): string[] {
  const found: string[] = [];
  const shared = tellingClause(clauses.filter(({ text }) => cues.sharedAction.test(text)));
  const [measured] = evidence.measures;
  const lacksResult =
    (kind === 'example' || kind === 'strength') &&
    parts.some(({ plan, share }) => plan.part === 'result' && share === 0);
  if (shared && evidence.own < 2)
    found.push(fr`« ${inline(quoteOf(said, shared.from, shared.to), 12)} » : qu’avez-vous fait, vous, exactement ?`);
  if (lacksResult) found.push(fr`Et qu’est-ce que cela a donné au bout du compte ?`);
  if (measured) found.push(fr`« ${inline(measured)} » : comment l’avez-vous mesuré, et quelle part vous revient ?`);
  return found.slice(0, kind === 'example' ? 2 : 1);
}
