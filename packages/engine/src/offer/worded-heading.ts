import type { OfferPart } from './offer-part.ts';

/** Headings in the words of the day: « Ce qu'on attend de toi », « Ce que tu feras chez nous ». */
const worded: [RegExp, OfferPart][] = [
  [
    /^(?:et )?(?:si (?:en plus|de plus|en prime)|en (?:plus|prime|bonus))(?: (?:de cela|tu|vous|t|on|as|avez|es|etes|a))*$/,
    'nice',
  ],
  [
    /^(?:competences?|qualites?|diplomes?|qualifications?) (?:supplementaires? )?(?:souhaitees?|appreciees?|bienvenues?)|^(?:pre ?requis|competences) negociables|^(?:ce qui|cela|ca) (?:(?:nous|me) (?:ferait|plairait|ravirait)|fer(?:ait|aient|a)\b)|^(?:les |tes |vos )?(?:petits )?plus\b|^bonus|^(?:nous|on|je) (?:ser(?:ions|ait|ais|a|ons|ai)) (?:tres |encore plus )?(?:ravie?s?|heureu\w+|comblee?s?|contente?s?|enchantee?s?|preneu\w+|aux anges) (?:si|que)\b/,
    'nice',
  ],
  // « Ce que l’entreprise vous offre », « Ce que vous trouverez chez nous », « Nos petites attentions »
  [
    /^ce qu(?:e|on|i)? ?(?:nous|on|l on|(?:l|la|le|notre) (?!candidate?\b|personne\b)[a-z]+)? ?(?:te|t|vous|lui)? ?(?:offr|propos|apport|garanti)|^ce que (?:vous|tu) (?:trouvere[sz]|trouveras|y gagne\w*|gagne\w*|aure[sz]|auras|recevre[sz]|recevras) ?(?:chez|avec|ici|en|$)|^(?:nos|les|vos) (?:petites )?attentions$|^ce qu (?:on|nous) (?:met|mettons|donne|donnons|ajoute) |^combien$/,
    'perks',
  ],
  [/^(?:ce qu|qui nous|le profil qu|la personne qu).{0,12}(?:attend|recherch|cherch|demand|voul|aim)/, 'profile'],
  [/^ce qu.{0,6}(?:tu|vous|t|vous)? ?(?:feras|ferez|allez faire|vas faire|vas vivre|attend|confi)/, 'missions'],
  [/^(?:descriptif|description|detail|contenu) (?:de l|du|de la|des|de) (?:emploi|poste|offre|missions?)$/, 'missions'],
  [
    /^(?:ton|ta|tes|vos|votre|les|le|la)? ?(?:futures? |principales? )?(?:missions?|taches|responsabilites|activites|travaux)\b|^une (?:journee|semaine)(?: type)? (?:avec|chez) |^(?:ton|ta|tes|vos|votre|les|le|la) (?:quotidien|role|job|journees?|semaines?|challenges|defis|terrain de jeu)\b/,
    'missions',
  ],
  [
    /^(?:ton|votre|le|un)? ?(?:profil|prerequis|pre requis|candidat)\b|^(?:on|nous) (?:recherch|cherch|attend)|^il (?:te |vous |nous )?(?:faut|faudra$)|^ce qu il (?:te |vous |nous )?(?:faut|faudra)\b|^ce dont (?:on|nous)\b|^ce que (?:le|la) (?:candidate?|personne) apport|^pour (?:reussir|ce poste|y arriver|postuler il)\b|^qui (?:es|etes)|^et (?:la|cette) personne$|^vous (?:vos|votre)\b/,
    'profile',
  ],
  // « Déroulement des entretiens », « Pour candidater », « Comment répondre à l’annonce »
  [
    /^(?:pour|comment) (?:nous )?(?:candidater|postuler)$|^comment faire$|^(?:pour|comment) (?:candidater|postuler|repondre) a (?:l|cette|notre) (?:annonce|offre)$|^(?:le |la |les |nos |votre )?(?:deroule(?:ment)?|etapes?|parcours|processus|process) (?:d|de|des|du|de la) (?:entretiens?|recrutement|candidatures?|selection|process)/,
    'process',
  ],
  // « On s’entendra bien si… », « Ce poste est pour vous si vous avez »
  [
    /^(?:on|nous|vous|tu|ce poste|ce job|cette offre|cette annonce|c est)\b.* si(?: (?:vous|tu|tu as|tu es|vous avez|vous etes))?$/,
    'profile',
  ],
];

/** The part of the offer that a heading in words no list knows opens; `length` is the number of its words. */
export function wordedPart(phrase: string, length: number): OfferPart | null {
  if (length > 9) return null;
  return worded.find(([pattern]) => pattern.test(phrase))?.[1] ?? null;
}
