import { type RubricDimension, rubric } from '@coach/contracts/interview';
import { hashOf } from '../../letters/hash-of.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Dimension, FeedbackWords } from './dimension.ts';

const names: Record<RubricDimension, string> = {
  structure: 'le déroulé',
  relevance: 'la réponse à la question',
  evidence: 'les preuves',
  offer: 'le lien avec l’annonce',
  clarity: 'la longueur et la clarté',
  language: 'la façon de le dire',
};

/** The feedback on an answer in words: what holds, what to change first, each with the person's own words. */
export function describeAnswer(
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
  isOffTopic: boolean,
): FeedbackWords {
  const counted = dimensions.filter(({ score: own }) => own !== null);
  const all = counted
    .filter(({ improvement }) => improvement !== null)
    .sort((a, b) => Number(b.isPressing ?? false) - Number(a.isPressing ?? false) || loss(b) - loss(a));
  const pressing = all.filter(({ score: own, isPressing }) => isPressing || (own ?? 0) < 80);
  // Of a very good answer too, one thing can be taken further.
  const improvements = pressing.length > 0 ? pressing : all.slice(0, 1);
  const first = isOffTopic ? improvements.filter(({ dimension }) => dimension === 'relevance') : improvements;
  const strengths = isOffTopic
    ? []
    : counted.filter(({ strength, score: own }) => strength !== null && (own ?? 0) >= 40);
  return {
    overall: overallOf(context, counted, score, isOffTopic),
    strengths: without(
      strengths.map(({ strength }) => strength ?? ''),
      3,
    ),
    improvements: without(
      first.map(({ improvement }) => improvement ?? ''),
      3,
    ),
  };
}

/** What a dimension takes from the score. */
function loss({ dimension, score }: Dimension): number {
  return rubric[dimension] * (100 - (score ?? 100));
}

/** At most so many, and no quotation twice. */
function without(sentences: readonly string[], most: number): string[] {
  const quoted = new Set<string>();
  const isNew = (sentence: string) => {
    const [quote] = /«[^»]*»/.exec(sentence) ?? [];
    return !quote || (!quoted.has(quote) && quoted.add(quote));
  };
  return [...new Set(sentences)].filter(isNew).slice(0, most);
}

const openings: readonly [number, readonly string[]][] = [
  [
    88,
    [
      fr`Une réponse solide, que vous pouvez garder telle quelle.`,
      fr`Très bonne réponse : un recruteur vous suit sans effort.`,
    ],
  ],
  [76, [fr`Une réponse solide.`, fr`Une bonne réponse, qui se suit sans effort.`]],
  [65, [fr`Une bonne réponse, à un ou deux détails près.`, fr`La matière est là et la réponse se tient.`]],
  [45, [fr`Une base utile, qui gagnerait à être complétée.`, fr`Il y a de quoi faire une bonne réponse ici.`]],
  [
    25,
    [
      fr`C’est un point de départ ; il manque encore l’essentiel.`,
      fr`L’idée est là, mais le recruteur reste sur sa faim.`,
    ],
  ],
  [
    0,
    [
      fr`Cette réponse ne vous sert pas encore.`,
      fr`Cette réponse est à reprendre, et ce n’est pas grave : c’est fait pour s’entraîner.`,
    ],
  ],
];

function overallOf({ said }: AnswerContext, counted: readonly Dimension[], score: number, isOffTopic: boolean): string {
  const ranked = [...counted].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const best = ranked[0];
  const lacking = counted.filter(({ improvement, score: own }) => improvement !== null && (own ?? 0) < 80);
  const worst = lacking.sort((a, b) => loss(b) - loss(a))[0];
  const ways = openings.find(([from]) => score >= from)?.[1] ?? [];
  const opening = ways[hashOf(said.text) % Math.max(1, ways.length)] ?? '';
  if (isOffTopic)
    return fr`Votre réponse n’est pas dans le sujet : le recruteur reposerait sa question. Relisez-la, et commencez par en reprendre un mot.`;
  if (!best || score >= 88) return opening;
  const good = (best.score ?? 0) >= 65 && best !== worst ? fr` Point fort : ${names[best.dimension]}.` : '';
  return worst ? fr`${opening}${good} À travailler d’abord : ${names[worst.dimension]}.` : `${opening}${good}`;
}
