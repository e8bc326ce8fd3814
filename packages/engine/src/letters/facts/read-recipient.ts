import { typeset } from '../french/typeset.ts';

const named =
  /(?:à l['’]attention d[eu']|adress(?:er|ez)[^.\n]{0,40}? à|envoy(?:er|ez)[^.\n]{0,40}? à|contact(?:er|ez)?\s?:?|postul(?:er|ez) auprès de) ?(Mme|Madame|M\.|Monsieur|Mlle) ([^\n,.;(]{3,50})/u;
const functions =
  /^(?:la|le|l['’]) ?(?:directrice|directeur|gérante?|responsable|présidente?|maire|cheffe?|proviseure?|principale?)/iu;

/** Whom the offer says to write to, and how they are addressed; « Service recrutement » where it names nobody. */
export function readRecipient(text: string): { contact: string; address: string } {
  const match = named.exec(text.slice(0, 40_000));
  const who = match?.[2]?.trim() ?? '';
  const isWoman = /^M(?:me|adame|lle)/.test(match?.[1] ?? '');
  if (functions.test(who)) {
    const [, article = '', title = ''] = /^(la|le|l['’]) ?(\p{L}+)/iu.exec(who) ?? [];
    const polite = isWoman ? 'Madame' : 'Monsieur';
    return {
      contact: `${polite} ${article.toLowerCase()}${/['’]/.test(article) ? '' : ' '}${title}`,
      address: `${polite} ${article.toLowerCase()}${/['’]/.test(article) ? '' : ' '}${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    };
  }
  const person = /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3}/u.exec(typeset(who))?.[0];
  if (match && person)
    return { contact: `${isWoman ? 'Madame' : 'Monsieur'} ${person}`, address: isWoman ? 'Madame' : 'Monsieur' };
  return { contact: 'Service recrutement', address: 'Madame, Monsieur' };
}
