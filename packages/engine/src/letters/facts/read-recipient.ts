import { isFirstName } from '../../text/known-names.ts';
import { withDe } from '../french/link-words.ts';
import { typeset } from '../french/typeset.ts';

export type Recipient = { contact: string; address: string };

const named =
  /(?:à l['’]attention d[eu']|(?:adress|envoy|transmett)(?:er|ez|re)[^.\n]{0,140}? à|candidatures? [^.\n]{0,90}? à|contact(?:er|ez)?\s?:?|demand(?:er|ez)|postul(?:er|ez) auprès de) ?(Mme|Madame|M\.|Monsieur|Mlle) ([^\n,.;(]{3,50})/iu;
const byFunction =
  /^(la|le|l['’]) ?((?:directrice|directeur|gérante?|responsable|présidente?|maire|cheffe?|proviseure?|principale?)(?!\p{L})(?: d['’]établissement| des? (?:ressources humaines|la résidence|l['’]établissement))?)/iu;

/** Whom the offer says to write to, and how they are addressed; « Service recrutement » where it names nobody. */
export function readRecipient(text: string): Recipient {
  const match = named.exec(text.slice(0, 40_000));
  const who = match?.[2]?.trim() ?? '';
  const polite = /^M(?:me|adame|lle)/i.test(match?.[1] ?? '') ? 'Madame' : 'Monsieur';
  const first = firstNameIn(text);
  const unknown = {
    contact: first ? `À l’attention ${withDe(first)}` : 'Service recrutement',
    address: 'Madame, Monsieur',
  };
  const own = match ? (functionOf(who, polite) ?? personOf(who, polite)) : null;
  return own ?? onlyOneNamed(text.slice(0, 40_000)) ?? unknown;
}

const person = /(?<![\p{L}-])(Mme|Madame|M\.|Monsieur|Mlle) (\p{Lu}[^\n,.;:(–—]{2,50})/gu;
/** What tells that somebody named takes part in the hiring, before the name or behind it. */
const before =
  /candidatures?|(?<!\p{L})CV|lettre|contact|renseignements?|informations?|adress|envoy|transmett|écri[rv]|postul|joindre|demand/iu;
const behind =
  /^[^.\n]{0,60}(?:vous (?:rappel|répond|reç|contact|recontact|accueill|attend)|se tient à votre disposition|répondra)/iu;

/** « Mme Achard, cadre de santé, vous rappelle »: the one person whom the offer names and who hires. */
function onlyOneNamed(text: string): Recipient | null {
  const people = [...text.matchAll(person)].flatMap(({ 0: whole, 1: title = '', 2: who = '', index }) => {
    const lead = text.slice(Math.max(0, index - 90), index);
    const isHiring =
      before.test(lead.slice(lead.lastIndexOf('\n') + 1)) || behind.test(text.slice(index + whole.length));
    return isHiring ? (personOf(who, /^M(?:me|adame|lle)/.test(title) ? 'Madame' : 'Monsieur') ?? []) : [];
  });
  return new Set(people.map(({ contact }) => contact)).size === 1 ? (people[0] ?? null) : null;
}

const called =
  /(?:auprès de|(?:envoyer|adresser|contacter)(?: à| :)?|pour postuler ?:|(?:appel|échange|entretien|rencontre|visio|rendez-vous|candidature)[^.\n]{0,40} (?:avec|à)|bras droit de) ?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=[\s,.;]|$)/giu;

/**
 * « auprès de Nadia », « un appel avec Yann (RH) »: someone called by their first name, whom a letter still addresses as one
 * it does not know.
 */
function firstNameIn(text: string): string | null {
  const names = [...text.slice(0, 40_000).matchAll(called)].map(([, name = '']) => name);
  return names.find((name) => /^\p{Lu}/u.test(name) && isFirstName(name)) ?? null;
}

/** « la directrice » → « Madame la Directrice ». */
function functionOf(who: string, polite: string): Recipient | null {
  const match = byFunction.exec(who);
  if (!match) return null;
  const [, article = '', title = ''] = match;
  const before = `${polite} ${article.toLowerCase()}${/['’]/.test(article) ? '' : ' '}`;
  return { contact: before + title, address: `${before}${title.charAt(0).toUpperCase()}${typeset(title.slice(1))}` };
}

function personOf(who: string, polite: string): Recipient | null {
  const name = /^\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3}/u.exec(typeset(who))?.[0];
  if (!name) return null;
  const [first = '', ...rest] = name.split(' ');
  const family = rest.length > 0 && isFirstName(first) ? rest.join(' ') : name;
  return { contact: `${polite} ${name}`, address: `${polite} ${family}` };
}
