import type { LinkedinSuggestion } from '@coach/contracts/linkedin';
import { foldWord } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { isCustomSlug } from '../criteria/completeness-criteria.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import type { Suggest } from './suggestion-writer.ts';

/** Place, languages, studies that the CV tells, and an address that reads. */
export const suggestDetails: Suggest = ({ context }) =>
  [place, studies, languages, address].flatMap((detail) => detail(context) ?? []);

type Detail = (context: ProfileContext) => LinkedinSuggestion | null;

const place: Detail = ({ profile, cv }) =>
  profile.location || !cv?.contact.city
    ? null
    : {
        category: 'Lieu',
        impact: 'medium',
        current: '',
        suggestion: cv.contact.city,
        reason: fr`Les recruteurs cherchent par ville : votre CV donne la vôtre.`,
      };

const studies: Detail = ({ profile, cv }) => {
  const told = cv?.education.filter(({ degree, school }) => degree ?? school) ?? [];
  if (profile.education.length > 0 || told.length === 0) return null;
  return {
    category: 'Formation',
    impact: 'medium',
    current: '',
    suggestion: told
      .slice(0, 3)
      .map(({ degree, school, year }) => [degree, school, year].filter(Boolean).join(', '))
      .join('\n'),
    reason: fr`La rubrique est vide : votre CV a de quoi la remplir.`,
  };
};

const languages: Detail = ({ profile, cv }) => {
  if (profile.languages.length > 0 || !cv || cv.languages.length === 0) return null;
  return {
    category: 'Langues',
    impact: 'low',
    current: '',
    suggestion: cv.languages
      .map(({ name, level }) => (level && level !== 'native' ? `${name} (${level})` : name))
      .join(', '),
    reason: fr`Votre CV dit vos langues, votre profil non.`,
  };
};

/** « camille-roux » rather than « camille-roux-7b41a2 ». */
const address: Detail = ({ slug, profile }) => {
  if (!slug || isCustomSlug(slug) || !profile.fullName) return null;
  const name = foldWord(profile.fullName)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  if (name === '' || name === slug) return null;
  return {
    category: 'Adresse du profil',
    impact: 'low',
    current: slug,
    suggestion: name,
    reason: fr`Une adresse courte se recopie sans faute sur un CV. Si elle est prise, ajoutez votre métier.`,
  };
};
