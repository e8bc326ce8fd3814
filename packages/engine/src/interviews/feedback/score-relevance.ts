import { meaningfulStems } from '../../match/word-index.ts';
import { stem } from '../../text/stem.ts';
import { fr } from '../../writing/fr.ts';
import { recogniseIllegalQuestion } from '../recognise-illegal-question.ts';
import type { AnswerContext } from './answer-context.ts';
import { answerForm } from './answer-form.ts';
import { type Dimension, inline, percent, quoteOf } from './dimension.ts';
import { offerRoots } from './offer-roots.ts';
import type { QuestionKind } from './question-kind.ts';
import { leisureWords, themes, workWords } from './topic-themes.ts';

/** Words of questions that say nothing of their matter. */
const stock = (
  'vous parl racont decriv donn exempl situation quel comment pourquoi deja fois moment pouv fait faire cit expliqu ' +
  'concret precis poste poser pos avez etes serait aim souhait voul cas jour derni grand plus comme quand lors face dit ' +
  'dir chose personn entretien question repon pens selon quoi quelqu etre tre bien'
)
  .split(' ')
  .map((word) => word.slice(0, 6));

export type Relevance = Dimension & { isOffTopic: boolean };

/** Whether the answer takes up what was asked: its matter, and the kind of answer it calls for. */
export function scoreRelevance(context: AnswerContext): Relevance {
  const { kind, said } = context;
  const form = answerForm(context.said, context.clauses, kind);
  const topic = (kind === 'ask' || kind === 'practical' || kind === 'illegal') && form === 1 ? 1 : topicOf(context);
  const work = (said.text.match(workWords)?.length ?? 0) / Math.max(1, said.words.length);
  const leisure = said.text.match(leisureWords)?.length ?? 0;
  const isAway = said.words.length >= 20 && topic < 0.25 && form < 0.5 && work === 0 && ties(context) === 0;
  const isPrivate = leisure >= 2 && topic < 0.5 && form < 0.75 && work < 0.03;
  const isOffTopic = kind !== 'illegal' && said.words.length >= 8 && (isAway || isPrivate);
  const short = said.words.length < 25 && kind !== 'practical' && kind !== 'ask' && kind !== 'illegal' ? 0.75 : 1;
  const score = isOffTopic ? 10 : percent((55 * Math.max(topic, Math.min(work * 6, 0.5)) + 45 * form) * short);
  return { dimension: 'relevance', score, isOffTopic, ...told(context, score, form, isOffTopic) };
}

const kindNames: Record<QuestionKind, string> = {
  example: fr`un exemple vécu, raconté au passé`,
  method: fr`votre façon de faire, étape par étape`,
  hypothetical: fr`ce que vous feriez, dans l’ordre`,
  presentation: fr`qui vous êtes, votre chemin et ce que vous cherchez`,
  motivation: fr`ce qui vous attire ici, et pourquoi vous`,
  departure: fr`la raison, en une phrase neutre, puis ce que vous cherchez`,
  gap: fr`où vous en êtes, ce qui s’en approche et comment vous apprendrez`,
  projection: fr`où vous voulez aller et par quel chemin`,
  strength: fr`une qualité et sa preuve`,
  weakness: fr`un vrai défaut et ce que vous en faites`,
  practical: fr`un fait : une date, un chiffre, un oui ou un non`,
  illegal: fr`un retour calme vers le poste, puisque vous n’avez pas à y répondre`,
  ask: fr`une ou deux questions sur le poste ou l’équipe`,
};

type Told = Omit<Dimension, 'dimension' | 'score'>;

function told(context: AnswerContext, score: number, form: number, isOffTopic: boolean): Told {
  const { said, kind, clauses } = context;
  const first = clauses[0] ? quoteOf(said, clauses[0].from, clauses[0].to) : null;
  const base: Told = { comment: '', quotes: first ? [first] : [], strength: null, improvement: null };
  const wanted = kindNames[kind];
  if (isOffTopic)
    return {
      ...base,
      comment: fr`La question attend ${wanted} ; votre réponse parle d’autre chose.`,
      improvement:
        first &&
        fr`« ${inline(first)} » ne répond pas à la question posée. Reprenez-en un mot dans votre première phrase : vous resterez dans le sujet.`,
    };
  if (score >= 70)
    return {
      ...base,
      comment: fr`Vous répondez à ce qui est demandé : ${wanted}.`,
      quotes: [],
      strength: first && strengthOf(kind, inline(first)),
    };
  const illegal = recogniseIllegalQuestion(context.question.question);
  if (illegal)
    return {
      ...base,
      comment: illegal.reason,
      improvement: fr`Vous n’avez pas à répondre à cette question. Une façon de revenir au poste : ${illegal.answer}`,
    };
  const distance = first ? fr`« ${inline(first, 10)} » n’y est pas encore : ` : '';
  return {
    ...base,
    comment: fr`La réponse tourne autour du sujet sans s’y poser. La question attend ${wanted}.`,
    improvement:
      form < 0.6
        ? fr`La question attend ${wanted}. ${distance}partez d’un cas précis plutôt que d’une idée générale.`
        : fr`Dites dès la première phrase à quoi vous répondez : reprenez un mot de la question avant de raconter.`,
  };
}

function strengthOf(kind: QuestionKind, quote: string): string | null {
  if (kind === 'illegal') return fr`Vous ramenez calmement l’entretien au poste : « ${quote} ».`;
  if (kind === 'ask')
    return fr`Vos questions sont concrètes : « ${quote} ». Elles montrent que vous vous voyez déjà au travail.`;
  return kind === 'practical' ? fr`Une réponse nette : « ${quote} ».` : null;
}

/** How much of the question's matter the answer speaks of, 0 to 1. */
function topicOf({ asked, said, question }: AnswerContext): number {
  const about = rootsOf(question.about?.quote ?? '');
  const wanted = [...rootsOf(question.question), ...about];
  const own = new Set(said.words.map(({ key }) => rootOf(key)));
  const met = new Set(wanted.filter((root) => own.has(root))).size;
  const byWords = wanted.length === 0 ? 0.5 : Math.min(1, met / Math.min(2, wanted.length));
  const asks = themes.filter((theme) => theme.asks.test(asked.text));
  const byTheme =
    asks.length === 0 ? 0 : asks.filter((theme) => theme.tells.test(said.text)).length / Math.min(2, asks.length);
  return Math.min(1, Math.max(byWords, byTheme, byWords * 0.6 + byTheme * 0.6));
}

export function rootOf(key: string): string {
  return stem(key).slice(0, 6);
}

function rootsOf(text: string): string[] {
  return meaningfulStems(text)
    .map((each) => each.slice(0, 6))
    .filter((root) => root.length > 2 && !stock.some((word) => root.startsWith(word)));
}

/** Words of the offer and the CV that the answer uses: such an answer speaks of the work at least. */
function ties({ offer, cv, said }: AnswerContext): number {
  const roots = offer ? offerRoots(offer) : new Set<string>();
  const known = new Set(
    [
      ...meaningfulStems(offer?.title ?? ''),
      ...meaningfulStems(`${cv?.title ?? ''} ${(cv?.skills ?? []).join(' ')}`),
    ].map((each) => each.slice(0, 6)),
  );
  return new Set(
    said.words.map(({ key }) => rootOf(key)).filter((root) => root.length > 3 && (known.has(root) || roots.has(root))),
  ).size;
}
