import { meaningfulStems } from '../../match/word-index.ts';
import { stem } from '../../text/stem.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import { type Dimension, inline, percent, quoteOf } from './dimension.ts';
import type { QuestionKind } from './question-kind.ts';
import { themes, workWords } from './topic-themes.ts';

/** Words of questions that say nothing of their matter. */
const stock = new Set(
  (
    'vous parl racont decriv donn exempl situation quel comment pourquoi deja fois moment pouv fait faire cit expliqu ' +
    'concret precis poste poser pos avez etes serait aim souhait voul cas jour derni grand plus comme quand lors face dit ' +
    'dir chose personn entretien question repon pens selon quoi quelqu etre tre bien'
  ).split(' '),
);

export type Relevance = Dimension & { isOffTopic: boolean };

/** Whether the answer takes up what was asked: its matter, and the kind of answer it calls for. */
export function scoreRelevance(context: AnswerContext): Relevance {
  const { kind, said } = context;
  const topic = topicOf(context);
  const form = formOf(context, kind);
  const work = (said.text.match(workWords)?.length ?? 0) / Math.max(1, said.words.length);
  const isOffTopic = said.words.length >= 8 && topic < 0.25 && form < 0.75 && work < 0.02 && ties(context) < 2;
  const short = said.words.length < 25 ? 0.75 : 1;
  const score = isOffTopic ? 10 : percent((55 * Math.max(topic, Math.min(work * 6, 0.5)) + 45 * form) * short);
  return { dimension: 'relevance', score, isOffTopic, ...told(context, score, form, isOffTopic) };
}

const kindNames: Record<QuestionKind, string> = {
  example: fr`un exemple vécu, raconté au passé`,
  method: fr`votre façon de faire, étape par étape`,
  hypothetical: fr`ce que vous feriez, dans l’ordre`,
  presentation: fr`qui vous êtes, votre chemin et ce que vous cherchez`,
  motivation: fr`ce qui vous attire ici, et pourquoi vous`,
  projection: fr`où vous voulez aller et par quel chemin`,
  strength: fr`une qualité et sa preuve`,
  weakness: fr`un vrai défaut et ce que vous en faites`,
  practical: fr`un fait : une date, un chiffre, un oui ou un non`,
  ask: fr`une ou deux questions sur le poste ou l’équipe`,
};

function told(
  context: AnswerContext,
  score: number,
  form: number,
  isOffTopic: boolean,
): Omit<Dimension, 'dimension' | 'score'> {
  const { said, kind, clauses } = context;
  const first = clauses[0] ? quoteOf(said, clauses[0].from, clauses[0].to) : null;
  const wanted = kindNames[kind];
  if (isOffTopic)
    return {
      comment: fr`La question attend ${wanted} ; votre réponse parle d’autre chose.`,
      quotes: first ? [first] : [],
      strength: null,
      improvement: first
        ? fr`« ${inline(first)} » ne répond pas à la question posée. Reprenez-en un mot dans votre première phrase : vous resterez dans le sujet.`
        : null,
    };
  if (score >= 70)
    return {
      comment: fr`Vous répondez à ce qui est demandé : ${wanted}.`,
      quotes: [],
      strength: null,
      improvement: null,
    };
  const improvement =
    form < 0.6
      ? fr`La question attend ${wanted}. ${first ? fr`« ${inline(first, 10)} » n’y est pas encore : ` : ''}partez d’un cas précis plutôt que d’une idée générale.`
      : fr`Dites dès la première phrase à quoi vous répondez : reprenez un mot de la question avant de raconter.`;
  return {
    comment: fr`La réponse tourne autour du sujet sans s’y poser. La question attend ${wanted}.`,
    quotes: first ? [first] : [],
    strength: null,
    improvement,
  };
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
    .filter((root) => root.length > 2 && ![...stock].some((word) => root.startsWith(word.slice(0, 6))));
}

/** Words of the offer and the CV that the answer uses: such an answer speaks of the work at least. */
function ties({ offer, cv, said }: AnswerContext): number {
  const known = new Set(
    [
      ...meaningfulStems(offer?.title ?? ''),
      ...meaningfulStems((cv?.title ?? '') + ' ' + (cv?.skills ?? []).join(' ')),
    ].map((each) => each.slice(0, 6)),
  );
  return new Set(said.words.map(({ key }) => rootOf(key)).filter((root) => root.length > 3 && known.has(root))).size;
}

/** Whether the answer has the shape its question calls for, 0 to 1. */
function formOf({ said, clauses }: AnswerContext, kind: QuestionKind): number {
  const some = (...patterns: RegExp[]) =>
    clauses.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).length;
  const past = some(cues.ownAction, cues.sharedAction);
  const set = some(cues.situationCue);
  switch (kind) {
    case 'example':
      return past > 0 ? (set > 0 ? 1 : 0.75) : set > 0 ? 0.45 : 0.15;
    case 'method':
      return Math.min(1, 0.2 + 0.3 * some(cues.presentAction, cues.ownAction, cues.firstCue));
    case 'hypothetical':
      return Math.min(1, 0.2 + 0.3 * some(cues.presentAction, cues.ownAction, cues.firstCue, / je \w+rais /));
    case 'presentation':
      return 0.1 + 0.3 * [cues.presentSelf, cues.pastSelf, cues.futureSelf].filter((cue) => some(cue) > 0).length;
    case 'motivation':
      return 0.1 + 0.45 * [cues.aboutEmployer, cues.aboutSelf].filter((cue) => some(cue) > 0).length;
    case 'projection':
      return some(cues.wishCue) > 0 ? 1 : 0.3;
    case 'strength':
      return some(cues.qualityCue) > 0 ? (past > 0 ? 1 : 0.7) : past > 0 ? 0.6 : 0.2;
    case 'weakness':
      return some(cues.faultCue) > 0 ? (some(cues.remedyCue) > 0 ? 1 : 0.7) : 0.2;
    case 'practical':
      return said.text.includes(' # ') ||
        / (?:oui|non|disponible|immediatement|lundi|mois|semaines?|permis|possible|prete?) /.test(said.text)
        ? 1
        : 0.4;
    case 'ask':
      return / (?:quels?|quelles?|comment|combien|est ce que|qui|pourquoi|y a t il|pouvez vous|pourriez vous|qu est ce|avez vous|quand|j aimerais savoir|je voudrais savoir|me demand\w+) /.test(
        said.text,
      )
        ? 1
        : 0.15;
  }
}
