import data from '../../data/phrase-words.json' with { type: 'json' };

type Kind = keyof typeof data;

const sets = Object.fromEntries(Object.entries(data).map(([kind, words]) => [kind, new Set(words)])) as Record<
  Kind,
  Set<string>
>;

/**
 * Whether a folded word plays a part in a phrase (data/phrase-words.json): `tail` ends it (« pour », « dans »),
 * `before` stands before a noun and says nothing, `light` only leads to what is meant (« connaissance de »), `void`
 * names nothing alone, `people` and `thin` do so only with what is done to them (« accueil des clients »), `idle` verbs
 * have no duty for object.
 */
export function isWord(kind: Kind, key: string): boolean {
  return sets[kind].has(key);
}

/** « quotidiennement »: an adverb by its form; nouns such as « règlement », « traitement » are none. */
export function isAdverb(key: string): boolean {
  return (
    /(?:iquement|ivement|alement|erement|amment|emment|eusement|airement|ablement|iblement|idement|ctement|rtement|ellement|iennement|itement|uement|ulierement|ly)$/.test(
      key,
    ) &&
    !/^(?:renouvell|nivell|ruissell|morcell|depart|trait|recrut|compart|dedouan|allait|appart|assort|supply|family|assembly|reply|fly)/.test(
      key,
    )
  );
}

/** Words of the sentence around a phrase, never of the phrase itself: « est exigée », « serait appréciée ». */
export function endsPhrase(key: string): boolean {
  return (
    isSpoken(key) ||
    /^(?:est|sont|serait|seraient|etait|sera|seront|soit|ont|etre|avoir|exige\w*|requis\w*|souhait\w*|appreci\w*|indispensables?|obligatoires?|necessaires?|compris|comprises?|inclus|incluses?|imperati\w*|demande\w*|attendu\w*|minimum|mini|maxi|maximum|bienvenue?s?|valorise\w*|recommande\w*|conseille\w*|optionnel\w*|facultati\w*|etc|ex|mais|is|are|be|required|preferred|desired|mandatory|necessary|nice|n|m|va|vont|permet\w*|a|y|pas|plus|non|oui|il|elle|ils|elles|on|nous|vous|tu|je|j|qu|c|s|se|ne|not|we|you|idealement|necessite\w*|represente\w*|constitue\w*|deja|souvent|toujours|chaque|ans|annees?|mois|heures?|jours?|semaines?)$/.test(
      key,
    )
  );
}

/** « disposez », « rendez »: a verb said to the reader, known or not. */
function isSpoken(key: string): boolean {
  return /[^aiou]ez$|[iu]ez$/.test(key) && !/^(?:nez|chez|assez|rez|raz)$/.test(key);
}
