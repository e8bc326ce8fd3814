import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { fillersIn } from './fillers.ts';
import { findAll } from './said-words.ts';

const hedges =
  / (?:je (?:pense|crois) (?:que )?peut etre|peut etre|un (?:tout )?petit peu|je (?:crois|dirais|suppose|imagine)|je (?:ne )?suis pas (?:tres |trop |vraiment )?sure?|on va dire|plus ou moins|j essaie|j essaye|a peu pres|si je puis dire|sans vouloir me vanter|je sais pas si|rien d extraordinaire|juste un|un peu)(?= )/g;
const team = / (?:on (?!m |me )|nous )(?=\S)/g;
const self = / (?:j|je|moi)(?= )/g;
const familiar = / (?:tu|toi|t as|t es|t inquiete|tes (?!tabl)|te (?:dire|raconter|repondre|parler))(?= )/g;
/** « tu vois » and « tu sais » are fillers; « il m’a dit : tu… » is somebody else’s. */
const others =
  / (?:tu (?:vois|sais)|(?:dit|disait|repondu|demande|lance|crie|dire|repete)(?: que| qu| de)? (?:tu|toi|t as|t es))(?= )/g;
const blame =
  / (?:(?:mon|ma|mes|l|le|la|les|cette|ce|ancienne?|ancien) ?(?:ancienne? |dernier |derniere |ex )?(?:chef\w*|patronn?e?|manager\w*|responsable|direct(?:eur|rice|ion)|boite|employeur|hierarchie|entreprise|collegues?|equipe) (?:(?:etait|etaient|est|sont) (?:vraiment |trop |tres |assez |completement |un peu |juste |tous |toutes )?(?:une? )?(?:nul\w*|incompetent\w*|mauvais\w*|horrible\w*|toxique\w*|con|conne|cons|idiote?s?|insupportable\w*|faineante?s?|catastroph\w*|malhonnete\w*|menteu\w*|debile\w*|desagreable\w*|injuste\w*|tyran\w*|bordel)|(?:ne )?(?:comprenait|comprenaient|savait|savaient|faisait|faisaient|foutait|foutaient|connaissait) rien|(?:me|nous) (?:prenait|exploitait|harcelait|saoulait|gonflait|detestait))|je (?:ne )?supportais plus|c etait (?:n importe quoi|le bordel|l enfer|un enfer|une galere|horrible)|ils (?:sont|etaient) (?:tous |vraiment )?(?:nuls|incompetents|toxiques))(?= )/g;
const coarse =
  / (?:chiant\w*|merdes?|debiles?|bordel|putain|merdi\w+|foutre|foutu\w*|gueul\w+|saoul\w+|soul\w+|galer\w+|pote\w*|fric|thune\w*|boulot de merde|relou\w*|bosser comme un chien)(?= )/g;

/** What the law keeps to oneself: nobody need tell it, and it takes the place of work. */
const own =
  / (?:je suis (?:mariee?|divorcee?|celibataire|veuve|veuf|enceinte)|j ai # enfants?|j ai (?:un|une|des) (?:enfants?|fils|filles?|bebe)|j ai # ans)(?= (?!d |de |dans ))/g;

/** What the language of an answer shows, each with its place. */
export function scoreLanguage(context: AnswerContext): Dimension {
  const { said } = context;
  const count = Math.max(25, said.words.length);
  const fillers = fillersIn(said);
  const unsure = findAll(said, hedges).filter(({ key }) => key !== 'un peu' || said.words.length < 60);
  const teamed = findAll(said, team).length;
  const owned = findAll(said, self).length;
  const familiarities = findAll(said, familiar).length - findAll(said, others).length;
  const blames = findAll(said, blame);
  const rough = findAll(said, coarse);
  const privates = findAll(said, own);
  const hidden = teamed >= 3 && teamed > owned;
  const lost =
    Math.max(0, (fillers.total * 100) / count - 1) * 7 +
    Math.max(0, ((unsure.length - 1) * 100) / count) * 9 +
    (hidden ? 12 + Math.min(18, (teamed - owned) * 3) : 0) +
    (familiarities > 0 ? 15 + Math.min(15, familiarities * 3) : 0) +
    blames.length * 22 +
    rough.length * 12 +
    privates.length * 5;
  const known = said.words.length < 25 ? 0.8 : 1;
  const at = (found: { from: number; to: number }): Quote => quoteOf(said, found.from, found.to);
  const quotes = [...blames, ...rough, ...unsure, ...fillers.places].slice(0, 5).map(at);
  const marks: Marks = { privates, blames, rough, unsure, fillers, hidden, teamed, owned, familiarities };
  const improvement = adviceOf(context, marks);
  return {
    dimension: 'language',
    score: percent((100 - lost) * known),
    quotes,
    comment: improvement ? commentOf(marks) : fr`Le ton est professionnel et direct.`,
    strength:
      owned >= 4 && owned > teamed * 2 && unsure.length === 0 && fillers.total === 0
        ? fr`Vous parlez en votre nom, sans détour : on sait ce qui vient de vous.`
        : null,
    improvement,
    isPressing: blames.length > 0 || rough.length > 0 || familiarities > 0 || privates.length > 0,
  };
}

type Places = { from: number; to: number; key: string }[];
type Marks = {
  privates: Places;
  blames: Places;
  rough: Places;
  unsure: Places;
  fillers: ReturnType<typeof fillersIn>;
  hidden: boolean;
  teamed: number;
  owned: number;
  familiarities: number;
};

function commentOf({ blames, rough, unsure, fillers, hidden, familiarities, privates }: Marks): string {
  if (privates.length > 0 && blames.length + rough.length === 0)
    return fr`Une partie de la réponse ne regarde que vous.`;
  if (blames.length > 0) return fr`Une critique d’un ancien employeur retient l’attention plus que votre travail.`;
  if (rough.length > 0) return fr`Quelques mots sont trop familiers pour un entretien.`;
  if (familiarities > 0) return fr`Le tutoiement surprend dans un entretien.`;
  if (hidden) return fr`On entend l’équipe plus que vous.`;
  if (unsure.length > 1) return fr`Des précautions affaiblissent ce que vous dites.`;
  return fillers.total > 2 ? fr`Des mots d’appui reviennent souvent.` : fr`Le ton est correct.`;
}

function adviceOf({ said }: AnswerContext, marks: Marks): string | null {
  const { blames, rough, unsure, fillers, hidden, familiarities, teamed, owned, privates } = marks;
  const told = (found: { from: number; to: number } | undefined, more = 0) =>
    found ? inline(quoteOf(said, found.from, found.to + more)) : '';
  if (blames.length > 0)
    return fr`« ${told(blames[0])} » : même quand c’est vrai, dites plutôt ce que vous cherchez (« j’ai besoin d’un cadre où… »). Le recruteur se demande ce que vous direz de lui.`;
  if (rough.length > 0)
    return fr`Remplacez « ${told(rough[0])} » par un mot neutre : le fond de votre réponse passera mieux.`;
  if (familiarities > 0)
    return fr`Vouvoyez le recruteur, même s’il est détendu : c’est à lui de proposer le tutoiement.`;
  if (hidden) {
    const [first] = findAll(said, / (?:on|nous) (?!m )\S+/g, 1);
    return fr`Vous dites « on » ou « nous » ${teamed} fois, et « je » ${owned} fois : avec « ${told(first, 4)} », précisez votre part (« moi, j’ai… »).`;
  }
  if (privates.length > 0)
    return fr`« ${told(privates[0])} » : vous n’avez pas à le dire, et un recruteur n’a pas à le savoir. Gardez la place pour votre métier.`;
  if (unsure.length > 1)
    return fr`Enlevez « ${told(unsure[0])} » : la phrase dit la même chose, avec plus d’assurance.`;
  const [most] = fillers.counts;
  if (fillers.total > 2 && most)
    return fr`« ${most.word} » revient${most.count > 1 ? ` ${most.count} fois` : ''} : marquez plutôt un silence, il passe très bien.`;
  return null;
}
