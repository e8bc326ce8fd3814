import { actionOf } from './actions.ts';

/** « gestion », « rondes », « levée »: a noun that tells what is done. */
export function isWorkNoun(word: string): boolean {
  // « sonder » is an act, « les sondes » are things, as « des extensions » of a house are.
  if (/^(?:sondes?|extensions?)$/u.test(word)) return false;
  const one = word.replace(/s$/, '');
  return (
    actionOf(word) !== null || actionOf(one) !== null || (/(?:age|ment|tion|sion)s?$/u.test(word) && !things.test(word))
  );
}

/** Endings of work that these have, and are none. */
const things =
  /^(?:messages?|images?|pages?|stages?|ménages?|étages?|langages?|garages?|villages?|bâtiments?|documents?|instruments?|appartements?|logements?|vêtements?|médicaments?|équipements?|éléments?|agréments?|abonnements?|év[éè]nements?|établissements?|départements?|dimensions?|aliments?|compartiments?|stations?|pensions?|télévisions?|avions?|camions?|options?|sections?|missions?|portions?|potions?|lotions?)$/u;

/**
 * Whether each of some things with their articles is work: « les rondes et la levée de doute ». Of clients, machines and
 * figures nobody says that they are what one does.
 */
export function areWork(things: string): boolean {
  return firstNouns(things).every(isWorkNoun);
}

/** Whether one of them at least is. */
export function someWork(things: string): boolean {
  return firstNouns(things).some(isWorkNoun);
}

function firstNouns(things: string): string[] {
  return things
    .replace(/\s?\([^()]*\)/g, '')
    .split(/(?:, ainsi qu(?:e |’)|, | et )(?=(?:les? |la |l’|des |une? |\d)\p{Ll}?)/u)
    .map((thing) => thing.replace(/^(?:les? |la |l’|des |une? )/u, '').split(/[ ,]/)[0] ?? '');
}
