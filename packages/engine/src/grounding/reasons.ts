import { fr, shorten } from '../writing/fr.ts';

const quoted = (quote: string) => fr`« ${shorten(quote, 60)} »`;
const absent = (quote: string) => fr`${quoted(quote)} n’est ni dans votre CV ni dans vos documents.`;

const notSaidOf = (name: string) => fr` : votre CV ne le dit pas de ${quoted(name)}.`;

/** Whether a reason is that something is told of a name that the documents do not tell it of. */
export function isSwappedTo(reason: string, name: string): boolean {
  return reason.endsWith(notSaidOf(name));
}

/** One sentence for the person, by what was wrong. */
export const reasons = {
  name: absent,
  figure: absent,
  date: absent,
  swapped: (quote: string, name: string) => `${quoted(quote)}${notSaidOf(name)}`,
  duration: (quote: string) => fr`${quoted(quote)} ne correspond pas aux dates de votre CV.`,
  title: (quote: string) => fr`${quoted(quote)} : votre CV ne vous donne pas ce titre.`,
  skill: (quote: string) => fr`${quoted(quote)} n’est ni dans votre CV ni dans vos documents.`,
  diploma: (quote: string) => fr`${quoted(quote)} : ce diplôme n’est pas dans votre CV.`,
  notObtained: (quote: string) => fr`${quoted(quote)} : votre CV dit que ce diplôme n’est pas obtenu.`,
  denied: (quote: string) => fr`${quoted(quote)} : votre CV dit le contraire.`,
  language: (quote: string) => fr`${quoted(quote)} : cette langue n’est pas dans votre CV.`,
  languageLevel: (quote: string) => fr`${quoted(quote)} : votre CV donne un niveau plus bas, ou aucun.`,
  level: (quote: string) => fr`${quoted(quote)} : rien dans votre CV ne montre ce niveau.`,
  role: (quote: string) => fr`${quoted(quote)} : votre CV vous y donne un rôle moindre, ou aucun.`,
  alone: (quote: string) => fr`${quoted(quote)} : votre CV dit que d’autres y ont pris part.`,
  award: (quote: string) => fr`${quoted(quote)} : cette distinction n’est pas dans votre CV.`,
  contract: (quote: string) => fr`${quoted(quote)} : votre CV ne dit pas ce contrat de ce poste.`,
  supervision: (quote: string) => fr`${quoted(quote)} : votre CV ne dit pas que vous ayez encadré quelqu’un.`,
  contact: (quote: string) => fr`${quoted(quote)} n’est pas dans vos coordonnées.`,
};
