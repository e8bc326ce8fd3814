import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import type { AnswerNature } from './answer-nature.ts';
import { answerPlans } from './answer-plans.ts';
import { type Dimension, inline, quoteOf } from './dimension.ts';

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
  { nature, insult, said, kind }: AnswerContext,
  isOffTopic: boolean,
  dimensions: readonly Dimension[],
): Dimension[] {
  // A bare fact may be told in few words.
  const cap = nature === 'tiny' && (kind === 'practical' || kind === 'ask') ? 60 : caps[nature];
  return dimensions.map((each) => {
    if (each.score === null) return each;
    const isLanguage = each.dimension === 'language';
    const most =
      isLanguage && nature === 'insulting' ? 0 : isLanguage && (nature === 'evasive' || nature === 'tiny') ? 50 : cap;
    const offTopic = isOffTopic && !isLanguage && each.dimension !== 'clarity' ? 30 : 100;
    const score = Math.min(each.score, most, offTopic);
    if (nature === 'insulting' && isLanguage && insult) {
      const quote = quoteOf(said, insult.from, insult.to);
      return { ...each, score, comment: fr`« ${inline(quote)} » ferait cesser l’entretien.`, quotes: [quote] };
    }
    return { ...each, score };
  });
}

type Words = { overall: string; strengths: string[]; improvements: string[] };

/** What to say of an answer that cannot be judged as one; null for a plain one. */
export function describeNature(context: AnswerContext): Words | null {
  const { nature, language, said, kind } = context;
  const [heaviest, second] = [...(answerPlans[kind] ?? [])].sort((a, b) => b.weight - a.weight);
  const way =
    heaviest && second
      ? fr`Partez d’un fait, même petit. Dites ${heaviest.add} ; puis ${second.add}.`
      : fr`Une phrase simple et vraie suffit.`;
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
          fr`Redites-la en français, avec des phrases courtes. Si le poste demande l’${language ?? 'autre langue'}, entraînez-la à part, sur une question posée dans cette langue.`.replace(
            'l’portugais',
            'le portugais',
          ),
        ],
      };
    case 'repeated':
      return {
        overall: fr`La même chose revient plusieurs fois (« ${own} ») ; la réponse n’avance pas.`,
        strengths: [],
        improvements: [fr`Dites cette idée une seule fois, puis donnez-en un exemple.`, way],
      };
    case 'evasive':
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
