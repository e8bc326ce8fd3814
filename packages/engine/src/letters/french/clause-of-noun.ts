import { type ActionNoun, actionOf, genderOf } from './actions.ts';
import { assured, type Clause, fromVerb } from './clause.ts';
import { enumerated, withThe } from './link-words.ts';
import { adjective, goesOn, objectOf } from './object-of.ts';
import { uncapitalised } from './typeset.ts';
import { participleOf, presentOf } from './verb-forms.ts';

export function hasObject(text: string): boolean {
  return / (?:d[eu]s?|à|aux?|sur|avec|en) | d’/.test(text);
}

/** « Chargement et déchargement de 25 camions »: both verbs where both have one, else both nouns. */
export function fromCoordinated(text: string): Clause | null {
  const match = /^((?:\p{L}+, ){0,3}\p{L}+) et (\p{L}+)(?: (.+))?$/su.exec(text);
  if (!match) return null;
  const nouns = [...(match[1] as string).split(', '), match[2] as string].map(actionOf);
  if (nouns.some((noun) => noun === null)) return null;
  const known = nouns as ActionNoun[];
  const rest = match[3] ?? '';
  const object = objectOf(rest);
  const noun = `${enumerated(known.map((each) => withThe(each.noun, each.gender)))}${rest ? ` ${rest}` : ''}`;
  const verbs = known.map((each) => (each.keepsPreposition ? null : each.verb));
  if (known.length === 2 && object && verbs.every((verb) => verb !== null)) {
    const [past, present] = [participleOf, presentOf].map((form) => verbs.map((verb) => form(verb as string)));
    if (past?.every(Boolean) && present?.every(Boolean))
      return {
        past: `${past.join(' et ')} ${object}`,
        present: `${present.join(' et ')} ${object}`,
        infinitive: `${verbs.join(' et ')} ${object}`,
        noun,
      };
  }
  return assured(noun);
}

/** « Accueil, état civil, courrier » → « assurer l’accueil, l’état civil et le courrier »; null in doubt of a gender. */
export function fromList(text: string): Clause | null {
  const items = text.split(/, | et /);
  const [first = ''] = items;
  if (items.length < 2 || items.length > 5 || hasObject(first) || !actionOf(first.split(' ')[0] ?? '')) return null;
  const phrases = items.map(withItsArticle);
  return phrases.every((phrase) => phrase !== null) && !items.some(happens) ? assured(enumerated(phrases)) : null;
}

/** People, breakdowns and figures: one meets them, and assures none. */
export function happens(thing: string): boolean {
  return /^(?:comptes? en ligne|clientèle|malaises?|enfants?|clients?|patients?|ascenseurs?|litiges?|réclamations?|pannes?|primes?|absences?|tickets?|incidents?|accidents?|conflits?|retards?|impayés|pertes?|vols?|caisses? de congés|plan social)(?!\p{L})/iu.test(
    thing,
  );
}

/** The action a noun names, in the plural as well: « relances ». */
export function nounOfAction(word: string): ActionNoun | null {
  const known = actionOf(word);
  if (known) return known.verb !== null && /s$/.test(known.noun) ? { ...known, gender: 'plural' } : known;
  const single = word.endsWith('s') ? actionOf(word.slice(0, -1)) : null;
  return single && { ...single, noun: word, gender: 'plural' };
}

export function withActionArticle(thing: string): string | null {
  const [noun = ''] = thing.split(' ');
  const action = nounOfAction(noun);
  return action ? withThe(uncapitalised(thing), action.gender) : null;
}

export function withItsArticle(item: string): string | null {
  if (/\d/.test(item.replace(/\([^()]*\)/g, ''))) return null;
  const [noun = ''] = item.split(' ');
  if (adjective.test(noun) || goesOn.test(`${item} `) || /^\p{Lu}{2}|\d/u.test(noun) || /(?:és|ées|ée|é)$/.test(noun)) {
    if (!actionOf(noun)) return null;
  }
  const known =
    actionOf(noun)?.gender ??
    (/[sx]$/.test(noun) && noun.length > 4 && !/^(?:choix|accès)$/.test(noun) ? 'plural' : genderOf(noun));
  return known ? withThe(uncapitalised(item), known) : null;
}

export function fromNoun(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}[\p{L}-]*)(?: (.+))?$/su.exec(text) ?? [];
  const action = actionOf(first);
  if (!action) return null;
  const noun = withThe(`${action.noun}${rest ? ` ${withSecondArticle(rest)}` : ''}`, action.gender);
  if (rest === '') return assured(noun);
  if (action.keepsPreposition) return withItsPreposition(action, rest, noun);
  if (action.verb === 'mettre' || action.verb === 'prendre') return fromSetPhrase(action, rest, noun);
  return fromObject(action, rest, noun) ?? (qualifies.test(rest) ? assured(noun) : null);
}

/** What may follow the noun of an action: a complement, or an adjective. */
const qualifies =
  /^(?:d[eu]s?\b|d’|\p{Ll}+(?:ive|elle|aire|ique|ale|ière|euse|if|el|al|er|ente?|ante?|ée?s?)s?\b|avec|sur|par|en|à|au|aux|auprès|jusqu)/u;

/** « participation à deux salons » → « participer à deux salons ». */
function withItsPreposition({ verb }: ActionNoun, rest: string, noun: string): Clause | null {
  return verb && /^(?:à|aux?|avec)\s/.test(rest) ? fromVerb(verb, rest, noun) : assured(noun);
}

const people = /équipe|compagnon|personne|ouvrier|monteur|apprenti|salarié|enfant|famille|élève|jeunes|bébés/u;

/** « ouverture de 4,50 m »: how large it was is nothing that was opened. */
const measured = /^\d[\d,.]*[ \u202f]?(?:m|m²|m³|cm|mm|kg|t|l|h|ml|%|k?€|M€)(?![\p{L}²³])/u;

/** « dégagement des usagers bloqués et remise en service »: another work, and nothing the first is done to. */
const secondWork = / et (?:re)?(?:mise|prise) (?:en|à|au|hors) /u;

/** « accueil du matin », « service du midi »: when it is, and nobody who is received. */
const ofDay =
  /^(?:du|de|des|le) (?:matin|midi|soir|nuit|jour|week-?end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})/iu;

function fromObject({ verb, gender }: ActionNoun, rest: string, noun: string): Clause | null {
  const part = verb && /^(?:réduire|diminuer|baisser|augmenter)$/.test(verb) ? partOf(rest) : null;
  if (verb && part) return fromVerb(verb, part, noun);
  const object = objectOf(rest, gender);
  if (secondWork.test(rest)) return null;
  if (!verb || !object || measured.test(object) || ofDay.test(rest)) return null;
  // « conduite de 4 compagnons », « adaptation des enfants »: people are neither driven nor adapted.
  if (/^(?:conduire|adapter)$/.test(verb) && people.test(object)) return null;
  // « protection de l’enfance »: a field, and nothing one does.
  if (verb === 'protéger' && /enfance|majeurs|mineurs/u.test(object)) return null;
  // « je suis les dossiers » would be read as « I am ».
  if (verb === 'suivre') return { ...assured(noun), past: `suivi ${object}`, infinitive: `suivre ${object}` };
  return fromVerb(verb, object, noun) ?? assured(noun);
}

/** « (réduction) d’un tiers de la facture » → « (réduire) d’un tiers la facture ». */
function partOf(rest: string): string | null {
  const match = /^(d’un tiers|d’un quart|de moitié|de \d+(?:,\d+)?[\s\u202f]?%) (du |de la |de l’|des )(.+)$/su.exec(
    rest,
  );
  const [, share, link, thing] = match ?? [];
  const article = { 'du ': 'le ', 'de la ': 'la ', 'de l’': 'l’', 'des ': 'les ' }[link ?? ''];
  return share && article && thing ? `${share} ${article}${thing}` : null;
}

/** « à l’assiette et envoi au passe » → « à l’assiette et l’envoi au passe ». */
function withSecondArticle(rest: string): string {
  return rest.replace(/ et (\p{Ll}+)(?= (?:à|aux?|de|du|des|en|sur|avec) | d’)/u, (whole, word: string) => {
    const action = actionOf(word);
    return action ? ` et ${withThe(word, action.gender)}` : whole;
  });
}

/** « mise en place du tri » → « mettre en place le tri »; « prise en charge des clients ». */
function fromSetPhrase(action: ActionNoun, rest: string, noun: string): Clause | null {
  const match = /^((?:en|à|au) \p{L}+|hors service) (.+)$/u.exec(rest);
  const object = match && objectOf(match[2] as string);
  if (!match || !object || !action.verb) return assured(noun);
  return fromVerb(action.verb, `${match[1]} ${object}`, noun) ?? assured(noun);
}
