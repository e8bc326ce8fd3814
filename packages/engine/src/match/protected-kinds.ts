import { lazily } from '../text/lazily.ts';
import { fr } from '../writing/fr.ts';
import type { Section } from './lines.ts';

/** Why a thing is better left out: as advice to the person, and where an optimised CV did without it. */
type Why = { reason: string; removed: string };

/**
 * One thing an employer may not ask (Code du travail, L1132-1) or has no use for. `words` are looked for in a folded
 * part of a line, in these sections only where `sections` is given. `choice`: to tell it or not is the person's own.
 */
export type ProtectedKind = Why & {
  id: string;
  words: RegExp;
  choice?: true;
  /** A choice that an optimised CV leaves out where the offer says nothing of it. */
  unlessAsked?: RegExp;
  sections?: readonly Section[];
  /** Nothing of the kind belongs anywhere on a CV, jobs included; `but-tasks`: there it is what somebody works at. */
  everywhere?: true | 'but-tasks';
  /** The words alone are meant, not the part of the line they stand in. */
  wordsOnly?: true;
  /** Among tasks only as a line by itself, and no bullet before another: in a list it names a task of a trade. */
  alone?: true;
};

const law = fr`(article L1132-1 du Code du travail)`;
const top: readonly Section[] = ['header', 'other', 'additions', 'interests'];
const free: readonly Section[] = ['header', 'other', 'additions', 'interests', 'summary', 'soft'];

function dispensable(why: string, advice: string): Why {
  return { reason: fr`${why}, ${advice}.`, removed: fr`${why} : ce CV ne le dit plus.` };
}

function own(reason: string, removed = reason): Why {
  return { reason, removed };
}

const age = dispensable(fr`votre âge ne regarde pas l’employeur ${law}`, 'vous pouvez le retirer');
const family = dispensable(fr`votre situation de famille ne regarde pas l’employeur ${law}`, 'vous pouvez la retirer');
const origin = dispensable(
  fr`votre nationalité ou votre origine ne regarde pas l’employeur à ce stade ${law}`,
  'vous pouvez la retirer',
);
const permit = own(
  fr`le droit de travailler ne se vérifie qu’à l’embauche ${law} : en parler ici est votre choix.`,
  fr`le droit de travailler ne se vérifie qu’à l’embauche ${law} : ce CV le garde pour ce moment-là.`,
);
const health = dispensable(
  fr`votre santé ne regarde pas l’employeur à ce stade ${law}`,
  'vous pouvez retirer cette mention',
);
const disability = own(
  fr`dire ou non que vous êtes reconnu travailleur handicapé est votre choix ${law} : utile pour demander un aménagement ou viser une offre qui l’encourage, jamais obligatoire.`,
  fr`le dire ou non est votre choix ${law} : l’offre n’en parle pas, ce CV vous laisse en parler vous-même.`,
);
const vaccines = own(
  fr`une information de santé ${law} : elle est attendue dans le soin et la petite enfance, inutile ailleurs.`,
);
const belief = dispensable(
  fr`vos convictions ne regardent pas l’employeur ${law}`,
  'vous pouvez retirer cette mention',
);
const commitment = own(
  fr`un engagement syndical, politique, religieux ou militant est protégé ${law} : le citer est votre choix, ce que vous y avez appris peut suffire.`,
);
const mandate = own(
  fr`un mandat d’élu est protégé ${law} : le citer est votre choix, les compétences qu’il montre comptent.`,
);
const orientation = own(fr`votre vie privée ne regarde pas l’employeur ${law} : en parler ou non est votre choix.`);
const gender = dispensable(fr`votre sexe ne regarde pas l’employeur ${law}`, 'vous pouvez le retirer');
const looks = dispensable(fr`votre apparence ne regarde pas l’employeur ${law}`, 'vous pouvez retirer cette mention');
const home = own(fr`votre lieu de résidence est protégé ${law} : la ville suffit.`);
const hardship = dispensable(
  fr`votre situation économique ne regarde pas l’employeur ${law}`,
  'vous pouvez la retirer',
);
const maiden = own(fr`votre nom de naissance dit une situation de famille ${law} : votre nom d’usage suffit.`);
const leaving = dispensable(
  fr`le motif d’un départ n’apprend rien de votre travail, et vous le direz mieux de vive voix`,
  'vous pouvez le retirer',
);
const military = dispensable(
  fr`cette mention n’est plus attendue depuis la suspension du service national (loi du 28 octobre 1997)`,
  'vous pouvez la retirer',
);
const mother = own(
  fr`« langue maternelle » peut laisser deviner une origine ${law} ; « bilingue » ou « C2 » dit le même niveau. C’est votre choix.`,
);
const photo = own(fr`une photo n’est jamais nécessaire et peut vous desservir ${law}.`);
const bank = own(
  fr`des coordonnées bancaires n’ont pas leur place sur un CV : retirez-les, elles ne servent qu’après l’embauche.`,
  fr`des coordonnées bancaires ne servent qu’après l’embauche : elles n’y sont plus.`,
);
const insurance = own(
  fr`votre numéro de sécurité sociale dit votre sexe, votre âge et votre lieu de naissance : retirez-le, il ne sert qu’à l’embauche.`,
  fr`votre numéro de sécurité sociale dit votre sexe, votre âge et votre lieu de naissance : il ne sert qu’à l’embauche.`,
);

const status =
  'celibataires?|mariee?s?|divorcee?|pacsee?s?|veufs?|veuve|concubinage|en couple|vie maritale|separee?|remariee?';
const unions = 'cgt|cfdt|cftc|cfe-cgc|unsa|force ouvriere|sud solidaires|fsu';
/** Where and by whom a faith is practised, whichever it is. */
const worship =
  'aumonerie|aumoniere?|paroissiale?|paroisse|mosquee|synagogue|pagode|consistoire|(?:eglise|temple) (?:protestante?|evangelique|reformee?|adventiste|bouddhiste|orthodoxe|catholique|pentecotiste)';
const faiths =
  'catholique|protestante?|musulmane?|juive?|juif|bouddhiste|athee|chretienne?|orthodoxe|evangelique|hindoue?';

/** In the order they are tried: the first that fits a part of a line names it. */
export const protectedKinds: readonly ProtectedKind[] = [
  {
    id: 'bank',
    words: /\bfr\d{2}(?: ?[\da-z]{4}){5} ?[\da-z]{0,3}\b|\biban\b|^\W*rib ?:|domiciliation bancaire/,
    ...bank,
    everywhere: true,
  },
  {
    id: 'insurance',
    words:
      /(?:^|\D)[12] ?\d\d ?(?:0[1-9]|1[0-2]|[2-9]\d) ?(?:\d\d|2[ab]) ?\d{3} ?\d{3}(?: ?\d\d)?(?!\d)|\b(?:n°|no|numero) ?(?:de )?(?:secu|ss\b)/,
    ...insurance,
    everywhere: true,
  },
  { id: 'maiden', words: /\bnom de (?:jeune fille|naissance)\b/, ...maiden },
  { id: 'age', words: /^\W{0,3}(?:age ?:? ?|j'ai |agee? de )?(?:1[6-9]|[2-6]\d|7[0-5]) ans\W{0,3}$/, ...age },
  { id: 'age', words: /\((?:1[6-9]|[2-6]\d|7[0-5]) ans\)/, ...age, sections: ['header'] },
  {
    id: 'age',
    words: /^\W{0,3}(?:nee? (?:le|en) |nee?\(?e?\)? le |date (?:et lieu )?de naissance|age ?:)/,
    ...age,
  },
  { id: 'age', words: /^\W{0,3}nee? ?:? \d/, ...age },
  { id: 'origin', words: /^\W{0,3}(?:nee? a |lieu de naissance|arrivee? en france\b)/, ...origin },
  {
    id: 'family',
    words: new RegExp(
      String.raw`^\W{0,3}(?:(?:situation (?:familiale|de famille|maritale|matrimoniale)|etat civil ?:|statut marital)\b|situation ?: ?(?:${status})\b)`,
    ),
    ...family,
  },
  { id: 'family', words: new RegExp(String.raw`^\W{0,3}(?:${status})\b[^.]{0,30}\.?$`), ...family },
  {
    id: 'family',
    words:
      /^\W{0,3}(?:\d|un|une|deux|trois|quatre|cinq|six|sans) (?:grands? |jeunes? |petits? |autres? )?(?:enfants?|fils|filles?|garcons?)\b(?! (?:de salle|de cafe|de vestiaire))[^.]{0,30}\.?$/,
    ...family,
  },
  {
    id: 'family',
    words:
      /^\W{0,3}(?:(?:mere|pere|maman|papa) (?:de|d'|au foyer|celibataire)|jeune (?:maman|papa|mere|pere)|conjointe? ?:|(?:je suis |actuellement )?enceinte\b|en conge (?:maternite|parental))[^.]{0,50}/,
    ...family,
  },
  {
    id: 'family',
    words:
      /^\W{0,3}(?:ma|mon|mes) (?:fille|fils|enfants?|petits?.enfants?|mari|femme|epoux|epouse|famille)\b[^.]{0,20}$/,
    ...family,
  },
  {
    id: 'family',
    // « 2012 à 2014 : j’ai élevé mes enfants. »
    words:
      /^\W{0,3}(?:(?:de )?(?:[a-z]{3,9} )?(?:19|20)\d\d (?:a|au|-|–) (?:[a-z]{3,9} )?(?:19|20)\d\d ?[:,–-] )?(?:j'ai (?:eleve|garde)|pour elever|education de) (?:mes |nos |de mes )(?:\d |deux |trois |quatre )?enfants\b[^.]{0,30}\.?$/,
    ...family,
    everywhere: true,
  },
  {
    id: 'family',
    // « Je traite les congés maternité » is a task, « congé maternité de Mme Roy » somebody else’s.
    words:
      /^(?!.*\b(?:remplac|trait|gest|gere|suivi|calcul|dossier|demande|declar|saisi))[^.]*\bconges? (?:parental|(?:de )?maternite|(?:de )?paternite)\b(?! (?:de (?:la |l'|mme?\b)|(?:du|des|d'une?) (?!ans?\b|annee|mois)[a-z]))/,
    ...family,
    sections: free,
  },
  {
    id: 'family',
    words:
      /[,(]? ?(?:naissance de (?:mon|ma|mes|notre|nos) [^,.;()]{3,30}|(?:pour |suite a |par )?(?:des )?raisons? (?:familiales?|personnelles?|medicales?|de sante)(?=\W{0,4}$|\)|,? (?:en|de|depuis) (?:[a-z]+ )?(?:19|20)\d\d))\)?/,
    ...family,
    everywhere: 'but-tasks',
    wordsOnly: true,
  },
  {
    id: 'leaving',
    words: /\((?:licenciement (?:economique|pour inaptitude)|rupture conventionnelle|demission)\)/,
    ...leaving,
    everywhere: 'but-tasks',
    sections: ['experience', 'education', 'header', 'other'],
    wordsOnly: true,
  },
  {
    id: 'leaving',
    words: /^\W{0,3}(?:motif|raison|cause) (?:de|du) (?:depart|la rupture|rupture|fin de contrat) ?:/,
    ...leaving,
    everywhere: true,
    alone: true,
  },
  {
    id: 'leaving',
    words: /^\W{0,3}licenciement (?:economique|pour inaptitude)(?: (?:a|apres|suite|pour|lors) [^.]{3,40})?\.?$/,
    ...leaving,
    everywhere: true,
    sections: ['experience', 'education', 'header', 'other'],
    alone: true,
  },
  { id: 'origin', words: /^\W{0,3}(?:nationalites?|de nationalite|double nationalite|naturalisee?)\b/, ...origin },
  {
    id: 'permit',
    words:
      /^\W{0,3}(?:(?:titre|carte) de (?:resident|sejour)|autorisation de travail|visa de travail|autorisee? a travailler)\b/,
    ...permit,
    choice: true,
    unlessAsked: /(?:titre|carte) de (?:resident|sejour)|autorisation de travail|visa de travail/,
  },
  { id: 'origin', words: /^\W{0,3}(?:origine ?:|d'origine [a-z]{4,}$)/, ...origin },
  { id: 'photo', words: /^\W{0,3}photo(?:graphie)?(?: d.identite)?\W{0,3}$/, ...photo, sections: ['header', 'other'] },
  {
    id: 'disability',
    words:
      /^\W{0,3}(?:(?:beneficiaire|titulaire|dispose) (?:de la |d'une |de l')?|reconnue? |statut )?(?:rqth|travailleu(?:r|se) handicape|handicap ?:|reconnaissance (?:de )?(?:la )?(?:qualite de )?travailleur|aah\b|boeth)/,
    ...disability,
    choice: true,
    unlessAsked: /handicap|rqth|boeth/,
    sections: free,
  },
  {
    id: 'disability',
    words:
      /^\W{0,3}(?:(?:je suis|suis|etant) )?(?:reconnue? (?:(?:comme|en tant que|par la mdph) )?(?:travailleu(?:r|se) handicape|handicape|rqth|th\b)|(?:mi-temps|temps partiel) therapeutique\b|poste amenage\b)/,
    ...disability,
    choice: true,
    unlessAsked: /handicap|rqth|boeth/,
    everywhere: true,
  },
  {
    id: 'vaccines',
    words: /^\W{0,3}vaccin(?:ation|ee?|s)?s?\b[^.]{0,40}$/,
    ...vaccines,
    choice: true,
    sections: top,
  },
  {
    id: 'health',
    words:
      /^\W{0,3}(?:(?:etat de )?sante ?:|groupe sanguin|invalidite\b|maladie ?:|non.fumeu(?:r|se)|fumeu(?:r|se)\b|diabetique\b|epileptique\b|en (?:bonne sante|remission))/,
    ...health,
    sections: free,
  },
  {
    id: 'belief',
    words: new RegExp(
      String.raw`^\W{0,3}(?:(?:religion|confession)\b|(?:${faiths})(?: pratiquante?)?\W{0,3}$|opinions? politiques?)`,
    ),
    ...belief,
    sections: free,
  },
  {
    id: 'commitment',
    words: new RegExp(
      String.raw`\b(?:syndicat|syndiquee?|syndicalistes?|syndical|syndicale|${unions}|catechis\w*|${worship}|(?:parti|mouvement) (?:politique|socialiste|communiste|ecologiste|republicain)|militante?)\b`,
    ),
    ...commitment,
    choice: true,
    sections: free,
  },
  {
    id: 'mandate',
    words:
      /^\W{0,3}(?:eluee? (?:municipal|local)|conseill(?:er|ere) (?:municipal|departemental|regional)e?|adjointe? (?:au|a la) maire)\b/,
    ...mandate,
    choice: true,
    sections: free,
  },
  {
    id: 'orientation',
    words:
      /\b(?:orientation sexuelle|homosexuel(?:le)?|heterosexuel(?:le)?|bisexuel(?:le)?|lesbienne|gay|transgenre|lgbt\w*)\b/,
    ...orientation,
    choice: true,
    sections: free,
  },
  { id: 'gender', words: /^\W{0,3}(?:sexe|genre) ?:? ?(?:[fmh]\b|feminin|masculin|femme|homme)/, ...gender },
  {
    id: 'looks',
    words:
      /^\W{0,3}(?:(?:taille|poids|mensurations?|corpulence) ?:? ?\d|1 ?m ?\d\d\W{0,2}$|1[.,]\d\d ?m\W{0,2}$|\d{2,3} ?kg\W{0,2}$|yeux (?:bleus|verts|marron|noirs)|cheveux )/,
    ...looks,
    sections: free,
  },
  {
    id: 'home',
    words:
      /\b(?:cite (?:des|du|de la|de l'|les) |quartier (?:des|du|de la|prioritaire)|hlm|qpv|foyer (?:adoma|de jeunes|de travailleurs|d'hebergement)|chez (?:m|mr|mme|mlle|mon|ma|mes)\b)/,
    ...home,
    sections: ['header'],
  },
  {
    id: 'hardship',
    words: /^\W{0,3}(?:(?:beneficiaire|allocataire) (?:du )?(?:rsa|ass)|rsa\W{0,2}$)/,
    ...hardship,
    sections: free,
  },
  {
    id: 'military',
    words:
      /\b(?:obligations? militaires?|situation militaire|degagee? (?:des |de toutes? )?obligations?|service (?:militaire|national) (?:effectue|accompli)|reformee? du service)\b/,
    ...military,
  },
  {
    id: 'mother',
    words: /^(?!.*francais).*\b(?:langue maternelle|maternel(?:le)?|parlee? en famille)\b/,
    ...mother,
    choice: true,
    sections: ['languages'],
  },
];

/** Any of some patterns, those that want the beginning of a text and those that do not apart: the first are done at once. */
function anyOf(kinds: readonly ProtectedKind[]): RegExp[] {
  const sources = kinds.map(({ words }) => words.source);
  const isAnchored = (source: string) => source.startsWith('^');
  return [sources.filter(isAnchored), sources.filter((source) => !isAnchored(source))]
    .filter((alike) => alike.length > 0)
    .map((alike) => new RegExp(alike.map((source) => `(?:${source})`).join('|')));
}

const anyKind = lazily(() => anyOf(protectedKinds));

/** Whether a folded part of a line tells any of these at all, asked before each of them is: hardly any part does. */
export function mayTell(folded: string): boolean {
  return anyKind().some((words) => words.test(folded));
}

export const familyWhy = family;
export const healthWhy = health;
export const maidenWhy = maiden;
