import { likenessOf } from '../../match/match-occupation.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { foldText } from '../../text/fold-text.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { fr } from '../../writing/fr.ts';
import { cited } from '../score/cited.ts';
import { type ProfileContext, sameTrade } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf, unknown } from '../score/profile-finding.ts';
import { saidIn } from '../score/profile-part.ts';

/** LinkedIn’s own limit. */
export const longestHeadline = 220;
const shortHeadline = 40;

type Check = (context: ProfileContext, headline: string) => ProfileFinding;

/** Criteria on the headline weigh nothing but `headline-present` where there is none: one lack is not six. */
function ofHeadline(id: string, label: string, weight: number, check: Check): ProfileCriterion {
  const none = fr`Sans titre, rien à lire ici.`;
  return {
    id,
    family: 'headline',
    label,
    weight,
    check: (context) => (context.profile.headline ? check(context, context.profile.headline) : found(0, [], none)),
  };
}

const atEmployer = /^(.{2,90}?)\s(?:chez|at|@|à la|à l’|au sein de)\s(.{2,90})$/iu;

/** « Comptable chez Vireux »: what LinkedIn writes where the person writes nothing. */
export function isDefaultHeadline(headline: string, experiences: readonly { title: string | null }[]): boolean {
  const plain = foldText(headline).trim();
  if (/[|•·]/.test(headline)) return false;
  return atEmployer.test(headline) || experiences.some(({ title }) => title !== null && foldText(title) === plain);
}

const emptyWords =
  /\b(?:passionnee?s?|dynamique|motivee?s?|polyvalente?|rigoureu(?:x|se)|force de proposition|en recherche|a la recherche|opportunites?|nouveaux? defis?|nouveaux? challenges?|open to work|looking for|seeking|passionate|motivated|hard[- ]?working|results[- ]driven|expert en tout|guru|ninja|rockstar)\b/g;

export const headlineCriteria: ProfileCriterion[] = [
  {
    id: 'headline-present',
    family: 'headline',
    label: 'Titre présent',
    weight: 3,
    check: (context) => {
      const { headline } = context.profile;
      if (!headline) return found(0, [], fr`Le titre manque : c’est la ligne qui suit votre nom partout sur le site.`);
      return found(1, quotesOf(context, [headline]), fr`Votre titre est écrit : ${cited(headline)}.`);
    },
  },
  ofHeadline('headline-own-words', 'Titre écrit par vous', 3, (context, headline) => {
    const isDefault = isDefaultHeadline(headline, context.profile.experiences);
    const quotes = quotesOf(context, [headline]);
    return isDefault
      ? found(
          0.25,
          quotes,
          fr`${cited(headline)} est le titre que LinkedIn met de lui-même : dites plutôt ce que vous apportez.`,
        )
      : found(1, quotes, fr`Votre titre ${cited(headline)} est à vous, et non celui que le site met par défaut.`);
  }),
  ofHeadline('headline-length', 'Longueur du titre', 2, (context, headline) => {
    const { length } = headline;
    const quotes = quotesOf(context, [headline]);
    if (length > longestHeadline) {
      return found(0.4, quotes, fr`Votre titre compte ${length} caractères : LinkedIn coupe à ${longestHeadline}.`);
    }
    if (length >= shortHeadline)
      return found(1, quotes, fr`Votre titre tient en ${length} caractères, sous la limite de ${longestHeadline}.`);
    return found(
      length / shortHeadline,
      quotes,
      fr`« ${headline} » tient en ${length} caractères sur ${longestHeadline} : il reste la place d’une spécialité et d’une preuve.`,
    );
  }),
  ofHeadline('headline-target', 'Métier visé dans le titre', 5, (context, headline) => {
    const { targets } = context;
    const [target] = targets;
    if (!target) return unknown(fr`Non évalué : aucun poste visé n’est connu.`);
    const near = Math.max(...targets.map((each) => nearness(each, headline)));
    const quotes = quotesOf(context, [headline]);
    if (near >= 0.85) return found(1, quotes, fr`Votre titre ${cited(headline)} nomme le métier visé.`);
    const advice = fr`Le titre ${cited(headline)} ne dit pas « ${target} » : c’est par ces mots qu’un recruteur cherche.`;
    return found(near >= sameTrade ? 0.6 : 0, quotes, advice);
  }),
  ofHeadline('headline-speciality', 'Spécialité ou preuve dans le titre', 3, (context, headline) => {
    const skills = [...context.headline.written.values()];
    const said = context.keywords.flatMap(({ term }) => saidIn(context.headline, term) ?? []);
    const proofs = [...new Set([...skills, ...said])];
    const points = Math.min(2, proofs.length) + (hasFigure(headline) ? 1 : 0) + (specifies(context, headline) ? 1 : 0);
    if (points >= 2)
      return found(
        1,
        quotesOf(context, proofs),
        fr`Votre titre annonce votre spécialité : ${listed(proofs, headline)}.`,
      );
    const advice = fr`${cited(headline)} dit le métier, pas ce qui vous distingue : ajoutez deux compétences, un public ou un chiffre.`;
    return found(points / 2, quotesOf(context, proofs), advice);
  }),
  ofHeadline('headline-plain', 'Titre sans mots creux', 2, (context, headline) => {
    const words = foldText(headline).match(emptyWords) ?? [];
    const shouted = headline.length > 12 && headline === headline.toUpperCase();
    if (words.length === 0 && !shouted) {
      return found(1, quotesOf(context, [headline]), fr`Aucun mot creux dans ${cited(headline)}.`);
    }
    const [word = ''] = words;
    const at = foldText(headline).indexOf(word);
    const written = headline.slice(at, at + word.length);
    return found(
      0.3,
      quotesOf(context, [written || headline]),
      shouted
        ? fr`Un titre tout en majuscules se lit mal : écrivez-le en minuscules.`
        : fr`« ${written} » se lit sur des milliers de profils et ne se cherche pas : remplacez-le par une compétence.`,
    );
  }),
];

/** Words beside the trade that are neither empty nor an employer’s: « cuisine du marché », « trilingue ». */
function specifies({ targets, profile }: ProfileContext, headline: string): boolean {
  if (isDefaultHeadline(headline, profile.experiences)) return false;
  const known = new Set([...targets, ...profile.experiences.map(({ title }) => title ?? '')].flatMap(meaningfulStems));
  const plain = foldText(headline).replace(emptyWords, ' ');
  const own = meaningfulStems(plain).filter((word) => !known.has(word) && word.length > 3 && !seeking.has(word));
  return own.length > 1 || /\b(?:bilingue|trilingue|bilingual|trilingual)\b/.test(plain);
}

const seeking = new Set(meaningfulStems('recherche recherches nouvelles nouveau emploi poste actuellement'));

/** The whole headline, or one of its parts, beside a target. */
function nearness(target: string, headline: string): number {
  const parts = [headline, ...headline.split(/\s[|•·–—-]\s|,\s|\s(?:chez|at|@)\s/u)].slice(0, 8);
  return Math.max(...parts.map((part) => likenessOf(target, part.slice(0, 160))));
}

function listed(words: readonly string[], headline: string): string {
  return words.length > 0
    ? words
        .slice(0, 3)
        .map((word) => fr`« ${word} »`)
        .join(', ')
    : fr`${cited(headline)}`;
}
