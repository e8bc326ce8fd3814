import type { RubricDimension } from '@coach/contracts/interview';
import { withThe } from '../../letters/french/link-words.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerNature } from './answer-nature.ts';
import { answerPlans } from './answer-plans.ts';
import { type Dimension, type FeedbackWords, inline, quoteOf } from './dimension.ts';
import type { QuestionKind } from './question-kind.ts';

/** The most a dimension may have in an answer that is hardly one. */
const caps: Record<AnswerNature, number> = {
  empty: 0,
  gibberish: 0,
  copied: 5,
  foreign: 10,
  insulting: 15,
  evasive: 20,
  repeated: 20,
  tiny: 25,
  plain: 100,
};

/** An answer that is none is scored as such, in every dimension that counts. */
export function capByNature(
  context: AnswerContext,
  isOffTopic: boolean,
  dimensions: readonly Dimension[],
): Dimension[] {
  const most = (dimension: RubricDimension) =>
    Math.min(capOf(context.nature, dimension), isOffTopic ? offTopicCap(dimension) : 100);
  return dimensions.map((each) =>
    each.score === null
      ? each
      : {
          ...each,
          score: Math.min(each.score, most(each.dimension)),
          ...untold(context),
          ...onInsult(context, each.dimension),
        },
  );
}

function capOf(nature: AnswerNature, dimension: RubricDimension): number {
  if (dimension !== 'language') return caps[nature];
  if (nature === 'insulting') return 0;
  return nature === 'evasive' || nature === 'tiny' ? 50 : caps[nature];
}

function offTopicCap(dimension: RubricDimension): number {
  return dimension === 'language' || dimension === 'clarity' ? 100 : 30;
}

/** Of what is hardly an answer, the rubric has nothing to quote. */
function untold({ nature }: AnswerContext): Partial<Dimension> {
  return nature === 'plain' ? {} : { comment: fr`Il n’y a pas encore de quoi juger ce point.`, quotes: [] };
}

function onInsult({ insult, said }: AnswerContext, dimension: RubricDimension): Partial<Dimension> {
  if (!insult || dimension !== 'language') return {};
  const quote = quoteOf(said, insult.from, insult.to);
  return { comment: fr`« ${inline(quote)} » ferait cesser l’entretien.`, quotes: [quote] };
}

/** What to begin with. */
function wayOf(kind: QuestionKind): string {
  if (kind === 'practical')
    return fr`Préparez un chiffre ou une date avant l’entretien : une fourchette vaut mieux qu’un silence.`;
  if (kind === 'ask')
    return fr`Préparez deux questions : sur les premières semaines, sur l’équipe, sur ce qui fera dire que vous avez réussi.`;
  const plan = [...(answerPlans[kind] ?? [])].sort((a, b) => b.weight - a.weight);
  const first = plan.find(({ at }) => at === 'start') ?? plan[0];
  const second = plan.find((each) => each !== first);
  return fr`Partez d’un fait, même petit. Dites d’abord ${first?.add ?? ''} ; puis ${second?.add ?? ''}.`;
}

/** What to say of an answer that cannot be judged as one; null for a plain one. */
export function describeNature(context: AnswerContext): FeedbackWords | null {
  const { nature, language, said, kind } = context;
  const way = wayOf(kind);
  const own = said.words.length > 0 ? inline(quoteOf(said, 0, said.words.length), 10) : '';
  switch (nature) {
    case 'plain':
      return null;
    case 'empty':
      return {
        overall: fr`Il n’y a pas encore de réponse à juger. Écrivez ou dites ce qui vous vient : on améliore ce qui existe.`,
        strengths: [],
        improvements: [way],
      };
    case 'tiny':
      if (kind === 'ask')
        return {
          overall: fr`« ${own} » : sans question, le recruteur peut croire que le poste vous intéresse peu.`,
          strengths: [],
          improvements: [way],
        };
      return {
        overall: fr`« ${own} » : c’est un début, mais le recruteur n’a encore rien à quoi se raccrocher.`,
        strengths: [],
        improvements: [way],
      };
    case 'copied':
      return {
        overall: fr`Votre réponse reprend la question presque mot pour mot ; il manque la vôtre.`,
        strengths: [],
        improvements: [
          fr`Gardez-en deux ou trois mots pour commencer, puis racontez ce que vous avez fait, vous.`,
          way,
        ],
      };
    case 'gibberish':
      return {
        overall: fr`Ce texte ne se lit pas comme une réponse : il a été noté zéro, sans autre conséquence. Reprenez quand vous voulez.`,
        strengths: [],
        improvements: [way],
      };
    case 'foreign':
      return {
        overall: fr`Votre réponse est en ${language ?? 'langue étrangère'}, et l’exercice note le français : elle n’a pas été jugée sur le fond.`,
        strengths: [],
        improvements: [
          fr`Redites-la en français, avec des phrases courtes. Si le poste demande ${withThe(language ?? 'autre langue', 'm')}, entraînez-la à part, sur une question posée dans cette langue.`,
        ],
      };
    case 'repeated':
      return {
        overall: fr`La même chose revient plusieurs fois (« ${own} ») ; la réponse n’avance pas.`,
        strengths: [],
        improvements: [fr`Dites cette idée une seule fois, puis donnez-en un exemple.`, way],
      };
    case 'evasive':
      if (kind === 'practical')
        return { overall: fr`« ${own} » laisse le recruteur décider pour vous.`, strengths: [], improvements: [way] };
      return {
        overall: fr`Ne pas trouver tout de suite arrive à tout le monde. En entretien, demandez un instant (« laissez-moi y réfléchir »), puis donnez un exemple voisin : cela vaut mieux que « ${own} ».`,
        strengths: [],
        improvements: [
          way,
          fr`Préparez trois histoires de votre travail : une difficulté, une réussite, un désaccord. Elles répondent à la plupart des questions.`,
        ],
      };
    case 'insulting':
      return {
        overall: fr`La colère se comprend, chercher un emploi use. Mais cette réponse mettrait fin à l’entretien, quel que soit le reste. Soufflez, et reprenez.`,
        strengths: [],
        improvements: [
          fr`Si une question vous heurte, vous pouvez le dire calmement : « Je ne vois pas le lien avec le poste, pouvez-vous préciser ? »`,
          way,
        ],
      };
  }
}
