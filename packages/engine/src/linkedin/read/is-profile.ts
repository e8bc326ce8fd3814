import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { foldText } from '../../text/fold-text.ts';

const signs = [
  /linkedin\.com\/in\//,
  /\b(?:relations|connections)\b/,
  /(?:…|\.{3}) ?(?:voir plus|see more)/,
  /\(linkedin\)/,
  /^(?:infos|about)\s*$/m,
  /^(?:coordonnees|contact info)\s*$/m,
  /\b\d+ (?:ans?|yrs?|mois|mos)\b ?(?:\)|$)/m,
];
/** How an offer speaks of who is to apply. */
const offering =
  /\b(?:nous recherchons|nous recrutons|vos missions|votre mission|votre profil|profil recherche|le poste|poste a pourvoir|rejoignez|rejoindre notre equipe|candidature|postule[rz]|a propos de l'offre|about the job|\d+ candidats?|\d+ applicants?|we are looking for|you will|your profile|responsibilities include|apply now|h\/f|f\/h)\b/g;

/** Whether what was read is a person’s profile: an offer, a recipe or a few words are none. */
export function isProfile(profile: LinkedinProfile): boolean {
  const folded = foldText(profile.text.slice(0, 60_000));
  const shown = signs.filter((sign) => sign.test(folded)).length;
  const dated = profile.experiences.filter(({ start, title, company }) => start && (title || company)).length;
  const told = [
    dated > 0,
    profile.about !== null,
    profile.education.length > 0,
    profile.skills.length > 2,
    profile.languages.length > 0,
    profile.headline !== null,
    profile.fullName !== null,
  ].filter(Boolean).length;
  const asking = new Set(folded.match(offering) ?? []).size;
  if (asking >= 2 && dated < 2 && shown < 2) return false;
  // The site’s own offers have its buttons and headings, but nobody’s relations.
  if (asking > 0 && dated === 0 && profile.connections === null) return false;
  // A CV that says as much may be read; without its name and its trade it is better refused.
  if (shown === 0) return dated > 0 && told >= 3 && profile.fullName !== null && profile.headline !== null;
  if (dated > 0) return told >= 2;
  const isNamed = profile.headline !== null && profile.fullName !== null;
  return isNamed && (told >= 3 || profile.connections !== null);
}
