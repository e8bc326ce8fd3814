import lexicon from 'french-words-gender-lefff/dist/words.json' with { type: 'json' };
import languages from '../../../data/languages.json' with { type: 'json' };
import { isToolName, opensOnName } from '../../skills/tool-name.ts';
import { foldWord } from '../../text/fold-text.ts';
import { knownVerb, verbOfPresent } from './actions.ts';
import { genderOfTitles } from './job-title.ts';
import { capitalised } from './typeset.ts';

/**
 * The gender a dictionary gives a noun that opens a thing, in the singular and in small letters: « tuyauterie » is feminine.
 * null for what it knows under another reading (« vers », « montes »), for people, for names and for what takes no article.
 */
export function genderInLexicon(word: string, rest: string): 'm' | 'f' | null {
  if (!Object.hasOwn(lexicon, word) || !/^\p{Ll}{3,}$/u.test(word) || isOther(word)) return null;
  const name = capitalised(word);
  if (isToolName(name) || opensOnName(`${name} ${capitalised(rest)}`) || isPerson(word)) return null;
  return (lexicon as Record<string, string>)[word] === 'F' ? 'f' : 'm';
}

/** Whether a dictionary knows a word, or what it is one of, as a noun. */
export function isInLexicon(word: string): boolean {
  const small = word.toLowerCase();
  return Object.hasOwn(lexicon, small) || Object.hasOwn(lexicon, small.replace(/s$/, ''));
}

/** Words of place and time, numbers, people, what is spoken, and how someone is. */
const other =
  /^(?:vers|sous|sur|avec|pour|dans|chez|par|puis|entre|depuis|contre|avant|après|devant|derrière|outre|selon|plus|moins|très|dont|non|oui|bien|mal|tout|toute|même|autre|divers|plusieurs|chaque|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd|hier|demain|zéro|cent|mille|homme|femme|enfant|mère|père|fille|fils|bébé|personne|gens|artisan|apprenti|fournisseur|médecin|maçon|compagnon|client|patient|convive|usager|élu|membre|collègue|professionnel|particulier|adulte|jeune|ado|senior|esprit|sens|humeur|calme|goût|sourire|contact|aisance|motivation|énergie|force|passion|capacité|facilité|bonne?|grande?|petite?|nouve(?:au|lle)|haute?|nuit|jour|matin|soir|semaine|mois|année|heure|minute|fin|début|total|plupart|reste|cause|fois|genre|type|sorte|bras|job|pneumatique)$/u;

const spoken = new Set(Object.values(languages.names).flat());

/** « vendeur » beside « vendeuse »: nobody is a thing, and a « compteur » has no « compteuse ». */
export function isPerson(word: string): boolean {
  const others = pairs.flatMap(([one, other]) => (one.test(word) ? [word.replace(one, other)] : []));
  return genderOfTitles([word]) !== null && others.some((each) => Object.hasOwn(lexicon, each));
}

const pairs: readonly (readonly [RegExp, string])[] = [
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/ier$/, 'ière'],
  [/ière$/, 'ier'],
  [/ien$/, 'ienne'],
  [/ienne$/, 'ien'],
  [/nt$/, 'nte'],
  [/nte$/, 'nt'],
  [/on$/, 'onne'],
  [/onne$/, 'on'],
  [/ère$/, 'er'],
];

/** Known as a noun, and something else at the head of a line. */
function isOther(word: string): boolean {
  // The « h » of a word from English is sounded, and no list says which are.
  if (other.test(word) || word.startsWith('h') || spoken.has(foldWord(word))) return true;
  if (verbOfPresent(word) !== null || verbOfPresent(word.replace(/s$/, '')) !== null) return true;
  // « rappelé par six clients »: what someone was, as their like in the other gender shows.
  const like = word.endsWith('é') ? `${word}e` : word.endsWith('ée') ? word.slice(0, -1) : '';
  return knownVerb(word.replace(/ée?$/, 'er')) !== null || Object.hasOwn(lexicon, like);
}
