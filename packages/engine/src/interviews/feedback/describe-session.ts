import {
  type AnswerFeedback,
  type InterviewQuestion,
  type RubricDimension,
  rubric,
  type Seniority,
} from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { capitalised, uncapitalised } from '../../letters/french/typeset.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { sessionScore } from './session-score.ts';

export type DescribeSessionInput = {
  questions: readonly InterviewQuestion[];
  responses: readonly string[];
  feedback: readonly AnswerFeedback[];
  seniority: Seniority;
  offer: ParsedOffer | null;
};

const strong: Record<RubricDimension, string> = {
  structure: fr`vos réponses sont construites, on sait où vous allez`,
  relevance: fr`vous répondez à ce qui est demandé`,
  evidence: fr`vous appuyez ce que vous dites sur des faits`,
  offer: fr`vous parlez de ce que l’annonce demande`,
  clarity: fr`vos réponses ont la bonne longueur`,
  language: fr`le ton est direct et professionnel`,
};
const weak: Record<RubricDimension, string> = {
  structure: fr`il manque souvent un temps à vos récits : la situation, ce que vous avez fait, ce que cela a donné`,
  relevance: fr`vos réponses s’éloignent parfois de la question`,
  evidence: fr`les preuves manquent : chiffres, outils, lieux, résultats`,
  offer: fr`le lien avec l’annonce reste à faire`,
  clarity: fr`la longueur n’est pas encore la bonne`,
  language: fr`la façon de dire affaiblit le fond`,
};

const expected: Record<Seniority, string> = {
  Junior: fr`À votre niveau, un stage, un projet d’études ou un engagement associatif sont de bons exemples.`,
  'Mid-level': fr`À votre niveau, on attend de vous des exemples que vous avez portés vous-même, avec leur résultat.`,
  Senior: fr`À votre niveau, on attend aussi ce que vos choix ont changé pour les autres.`,
  Executive: fr`À votre niveau, on attend des décisions, leurs enjeux et leurs résultats.`,
};

/** The feedback on a whole session: strengths, gaps, and the next three things to practise. */
export function describeSession({ questions, responses, feedback, seniority, offer }: DescribeSessionInput): string {
  const score = sessionScore(feedback);
  if (score === null)
    return fr`Aucune réponse n’a encore été jugée : répondez à une question au moins, et revenez ici.`;
  const answered = responses.filter((response) => response.trim() !== '').length;
  const means = meansOf(feedback);
  const parts = [
    headOf(score, answered, questions.length, offer),
    listOf(fr`Ce qui fonctionne`, strengthsOf(means, feedback, questions)),
    listOf(fr`Ce qui manque`, gapsOf(means)),
    listOf(fr`À travailler maintenant`, nextOf(questions, feedback), true),
    expected[seniority],
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

type Mean = { dimension: RubricDimension; mean: number };

function meansOf(feedback: readonly AnswerFeedback[]): Mean[] {
  return (Object.keys(rubric) as RubricDimension[]).flatMap((dimension) => {
    const scores = feedback.flatMap(
      ({ dimensions }) => dimensions.find((each) => each.dimension === dimension)?.score ?? [],
    );
    return scores.length === 0
      ? []
      : [{ dimension, mean: scores.reduce((sum, each) => sum + each, 0) / scores.length }];
  });
}

function headOf(score: number, answered: number, count: number, offer: ParsedOffer | null): string {
  const post = offer?.title ? fr` pour « ${shorten(offer.title, 80)} »` : '';
  const all = answered >= count ? fr`aux ${count} questions` : fr`à ${answered} questions sur ${count}`;
  const told =
    answered <= 1 && count !== answered
      ? fr`à ${answered === 1 ? 'une question' : 'aucune question'} sur ${count}`
      : all;
  return fr`Vous avez répondu ${count === 1 && answered === 1 ? 'à la question' : told}${post}. Score de la session : ${score}/100. ${levelOf(score)}`;
}

function levelOf(score: number): string {
  if (score >= 80)
    return fr`C’est le niveau d’une bonne préparation : gardez vos exemples en tête, et relisez-les la veille.`;
  if (score >= 65) return fr`La préparation est bonne ; quelques réponses méritent encore un passage.`;
  if (score >= 45) return fr`La base est là : trois points précis feront la différence.`;
  return fr`C’est un premier tour : reprenez les points ci-dessous un par un, sans chercher à tout changer d’un coup.`;
}

function strengthsOf(
  means: readonly Mean[],
  feedback: readonly AnswerFeedback[],
  questions: readonly InterviewQuestion[],
): string[] {
  const told = [...means]
    .sort((a, b) => b.mean - a.mean)
    .filter(({ mean }) => mean >= 60)
    .slice(0, 2)
    .map(({ dimension, mean }) => fr`${capitalised(strong[dimension])} (${Math.round(mean)}/100 en moyenne).`);
  const best = [...feedback].sort((a, b) => b.score - a.score)[0];
  const quote = best?.strengths[0];
  if (best && quote && best.score >= 40)
    told.push(
      fr`Votre meilleure réponse (${nameOf(questions, best.questionIndex)}, ${best.score}/100) : ${uncapitalised(quote)}`,
    );
  return told;
}

function gapsOf(means: readonly Mean[]): string[] {
  return means
    .filter(({ mean }) => mean < 60)
    .sort((a, b) => rubric[b.dimension] * (100 - b.mean) - rubric[a.dimension] * (100 - a.mean))
    .slice(0, 3)
    .map(({ dimension, mean }) => fr`${capitalised(weak[dimension])} (${Math.round(mean)}/100 en moyenne).`);
}

/** The advice of the weakest answers first, never the same twice. */
function nextOf(questions: readonly InterviewQuestion[], feedback: readonly AnswerFeedback[]): string[] {
  const worst = [...feedback].sort((a, b) => a.score - b.score || a.questionIndex - b.questionIndex);
  const found: string[] = [];
  const openings = new Set<string>();
  for (const round of [0, 1, 2])
    for (const { questionIndex, improvements } of worst) {
      const advice = improvements[round];
      const lead = advice?.replace(/«[^»]*»/g, '').slice(0, 40) ?? '';
      if (!advice || found.length >= 3 || openings.has(lead)) continue;
      openings.add(lead);
      found.push(fr`${capitalised(nameOf(questions, questionIndex))} : ${advice}`);
    }
  return found;
}

function nameOf(questions: readonly InterviewQuestion[], index: number): string {
  const question = questions[index]?.question ?? '';
  return fr`question ${index + 1}, « ${shorten(question.replace(/[\s?.]+$/, ''), 90)} »`;
}

function listOf(title: string, lines: readonly string[], isNumbered = false): string {
  if (lines.length === 0) return '';
  return [title, ...lines.map((line, index) => (isNumbered ? `${index + 1}. ${line}` : `– ${line}`))].join('\n');
}
