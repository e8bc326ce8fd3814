import type { InterviewQuestion } from '@coach/contracts/interview';
import { recogniseIllegalQuestion } from '../recognise-illegal-question.ts';
import { saidWords } from './said-words.ts';

/** What a question wants: each kind has its own plan and length. */
export type QuestionKind =
  | 'presentation'
  | 'motivation'
  | 'projection'
  | 'departure'
  | 'gap'
  | 'strength'
  | 'weakness'
  | 'example'
  | 'hypothetical'
  | 'method'
  | 'practical'
  | 'illegal'
  | 'ask';

const rules: [QuestionKind, RegExp][] = [
  [
    'departure',
    / (?:(?:avez vous|vous avez|voulez vous|souhaitez vous|comptez vous) (?:quitte|quitter|changer)|raisons? de (?:votre|ce) depart|pourquoi (?:quitter|changer|partir)) /,
  ],
  [
    'ask',
    / (?:des questions (?:a nous|a me|pour nous|sur)|avez vous des questions|vos questions|quelles? questions? (?:aimeriez|souhaitez|avez)) /,
  ],
  [
    'presentation',
    / (?:parlez (?:moi|nous) (?:un peu )?de vous|presentez vous|vous presenter|qui etes vous|(?:resume[zr]|presente[zr]|raconte[zr]|decrive[zr]|parlez (?:moi|nous) de|retrace[zr]) (?:nous |moi )?votre parcours|votre parcours en) /,
  ],
  [
    'gap',
    / (?:ne (?:le |la |les )?vois pas|pas (?:dans )?votre cv|ne parle pas de ce point|auriez a connaitre|prendre en main|ou en etes vous) /,
  ],
  ['departure', / regarder ailleurs /],
  ['method', / journee (?:ordinaire|type|normale) | au quotidien /],
  ['strength', / (?:que veut dire|le verra t on|a quoi (?:le |la )?(?:verra|reconnait)) /],
  [
    'practical',
    / (?:pretentions?|salaire|remuneration|disponibilites?|disponible|preavis|permis|vehicule|commencer quand|quand pouvez vous|mobilite|vous deplacer) /,
  ],
  [
    'weakness',
    / (?:defauts?|points? faibles?|faiblesses?|axes? (?:de |d )(?:progres|progression|amelioration)|ameliorer chez vous|vous met(?:tent)? en difficulte|du mal a) /,
  ],
  [
    'example',
    / (?:racontez|votre exemple|que vous ayez|dans quelle situation|(?:quel|quelle|quels|quelles|qu|ou|quand|l) (?:\w+ ){0,5}avez vous (?!quitt)\w{3,}|un exemple|exemple (?:concret|precis)|une (?:situation|fois|occasion) ou|un (?:moment|projet|jour|cas) ou|avez vous deja|derniere fois|(?:citez|decrivez|parlez (?:moi|nous) d) (?:moi |nous )?une? |votre plus (?:grande?|belle?|beau|gros|grosse)|dont vous etes (?:le plus )?fiere?) /,
  ],
  [
    'strength',
    / (?:qualites?|points? forts?|atouts?|vos forces|vous (?:choisir|embaucher|recruter|retenir)|vous et pas|qu apport\w+ vous|que (?:nous )?apport\w+ vous|vous distingue) /,
  ],
  [
    'projection',
    / (?:dans (?:#|les|quelques) (?:\w+ )?(?:ans|annees)|vous voyez vous|votre projet|projet professionnel|votre avenir|evoluer|objectifs? de carriere) /,
  ],
  [
    'motivation',
    / (?:pourquoi (?:ce|cet|cette|notre|nos|nous|postul\w+|voulez|souhaitez|avez vous (?:postule|choisi|quitte)|quitter|changer|vous)|qu est ce qui vous|ce qui vous (?:attire|motive|interesse|plait)|motiv\w+|(?:connaissez|savez) vous (?:de |sur )?(?:notre|nos|nous|l entreprise)|vous (?:attire|interesse)) /,
  ],
  [
    'hypothetical',
    / (?:que feriez|feriez vous|reagiriez|que faites vous (?:si|quand|lorsqu\w*)|imaginez|supposons|vous (?:decouvrez|apprenez|constatez|arrivez)|si (?:une?|vous|votre|le|la|l) |par ou commence\w*|(?!(?:aimeriez|souhaiteriez|voudriez|pourriez) )\w+riez vous|agiriez|vous y prendriez|repondriez) /,
  ],
];

const byCategory: Record<InterviewQuestion['category'], QuestionKind> = {
  motivation: 'motivation',
  parcours: 'example',
  technique: 'method',
  situation: 'hypothetical',
  comportement: 'example',
  questions_employeur: 'ask',
};

/** What an answer to this question should be made of. */
export function questionKind({ category, question }: InterviewQuestion): QuestionKind {
  if (category === 'questions_employeur') return 'ask';
  if (recogniseIllegalQuestion(question)) return 'illegal';
  const { text } = saidWords(question.slice(0, 600).replace(/«[^»]*»|“[^”]*”/g, ' '));
  const found = rules.find(([, words]) => words.test(text))?.[0];
  if (found) return found;
  return / comment | de quelle (?:facon|maniere) | quelles? (?:etapes?|methodes?) /.test(text)
    ? 'method'
    : byCategory[category];
}
