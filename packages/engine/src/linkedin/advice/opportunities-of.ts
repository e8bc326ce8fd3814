import { fr } from '../../writing/fr.ts';
import { isCustomSlug } from '../criteria/completeness-criteria.ts';
import { isSaid } from '../criteria/keywords-criteria.ts';
import { citedList } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { skillsToAdd } from './skills-to-add.ts';

type Opportunity = (context: ProfileContext) => string | null;

const opportunities: Opportunity[] = [
  ({ isEnglish }) =>
    isEnglish
      ? fr`Votre profil est en anglais : LinkedIn permet d’en ajouter une version française (« Ajouter un profil dans une autre langue »), que voient d’abord les recruteurs francophones.`
      : null,
  (context) => {
    const found = skillsToAdd(context).slice(0, 4);
    return found.length > 0
      ? fr`${context.cv ? 'Votre CV prouve' : 'Vos expériences prouvent'} des compétences que la rubrique ne liste pas : ${citedList(found, 4)}. Les ajouter vous fait apparaître dans plus de recherches.`
      : null;
  },
  ({ keywords, targets }) => {
    const missing = keywords.filter((use) => !isSaid(use)).map(({ term }) => term);
    return missing.length > 0 && targets[0]
      ? fr`Pour « ${targets[0]} », les recruteurs cherchent aussi ${citedList(missing, 4)} : ajoutez ceux que vous pratiquez, avec un exemple.`
      : null;
  },
  ({ profile: { recommendations, experiences } }) => {
    const employer = experiences.find(({ company }) => company)?.company;
    if (recommendations !== null && recommendations >= 2) return null;
    return employer
      ? fr`Une recommandation d’un responsable ou d’un client de « ${employer} » donnerait du poids à ce que vous racontez.`
      : null;
  },
  ({ differences }) => {
    const missing = differences?.filter(({ kind }) => kind === 'only_on_cv') ?? [];
    return missing[0]?.cv ? fr`Votre CV raconte « ${missing[0].cv} », que le profil ne montre pas.` : null;
  },
  ({ isPdf }) =>
    isPdf
      ? fr`Le PDF de LinkedIn ne montre que trois compétences : collez aussi le texte de la page pour que toutes soient jugées.`
      : null,
  ({ slug }) =>
    slug && isCustomSlug(slug)
      ? fr`Votre adresse « linkedin.com/in/${slug} » est assez courte pour figurer sur le CV et dans la signature de vos messages.`
      : null,
  ({ profile: { experiences } }) =>
    experiences.some(({ lines }) => lines.length > 0)
      ? fr`La rubrique « Sélection » peut montrer ce que les lignes racontent : un document, une réalisation, une présentation.`
      : null,
];

/** What the profile could gain beyond mending what is weak. */
export function opportunitiesOf(context: ProfileContext): string[] {
  return opportunities.flatMap((opportunity) => opportunity(context) ?? []).slice(0, 6);
}
