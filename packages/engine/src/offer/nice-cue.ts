import { once } from '../text/while-reading.ts';

const isOrWouldBe =
  '(?:serait|seraient|sera|seront|est|sont|etant|constitue(?:nt|ra|rait|ront|raient)?|represente(?:nt|ra|rait)?)';

/** How a folded sentence of an offer says that it only wishes for a thing, by kinds of wording. */
const wishes = [
  // « serait un vrai plus », « sont les bienvenus »
  `${isOrWouldBe} (?:aussi |egalement |vivement |tres )?(?:un |des |une |de |l')?(?:vrai |reel |veritable |gros |serieux |petit )?(?:plus|atouts?|avantages?|bonus|apprecie\\w*|souhaite\\w*|bienvenue?s?|top|ideale?s?|parfait)`,
  "un (?:vrai |reel |gros |petit )?plus|des plus|(?:gros|vrai) plus|un (?:vrai |reel |serieux )?atout|des atouts|de serieux atouts|autant d'atouts|bonus|bienvenue?s?",
  // « souhaité », « de préférence » by a participle or an adjective
  "(?:tres |fortement |vivement )?appreciee?s?|souhaitee?s?|souhaitable|preferable|recommandee?s?|(?<!^[^a-z]*)(?<!\\b(?:tu|les|le|la|l'|il|elle|et|vous|lui|leur) )conseillee?s?(?! (?:les?|la|l'|des|un|une|aux?)\\b)|optionnel\\w*|facultati\\w*|valorisee?s?|sans obligation",
  "nice to have|(?<!n['’])a plus(?! (?:de|d'|qu'|que)(?![a-z]))|would be (?:a plus|an asset|nice|appreciated)|is an asset|preferred",
  // what the recruiter would feel: « sera regardé avec intérêt », « nous serons sensibles à », « nous intéresse aussi »;
  // not how an application will be looked at
  "vue?s? d'un (?:tres )?bon oeil|(?:regard|(?:etudi|examin)(?<!\\b(?:candidatures?|dossiers?|cv)\\b[^.;]{0,46}))(?:ee?s?|era|erons|ons) avec (?:envie|interet|attention|bienveillance)|retiendr(?<!\\b(?:candidatures?|dossiers?|cv)\\b[^.;]{0,46})(?:a|ont|ait|aient) (?:toute )?notre attention",
  '(?:on|nous) appreci(?:er(?:a|ait|ons|ions)|e|ons)|(?:nous|on|je) (?:sera[ist]?|serait|serons|serions) (?:tres |particulierement |aussi |egalement )?(?:sensibles?|attenti(?:fs?|ves?)|preneu\\w+|interessee?s?|curieu\\w+|(?:ravie?s?|heureu\\w+|contente?s?|comblee?s?)(?= (?:si|que?|de (?:trouver|voir))\\b))|(?:nous|on) (?:est|sommes) preneu\\w+',
  "(?:fera|ferait) plaisir|(?<!\\b(?:profil|candidature|parcours|cv|poste|offre) )(?:nous |m')(?:interesse(?:nt|ra|rait|ront|raient)?|plair(?:a|ait|ont|aient)|seduir(?:a|ait|ont|aient))|(?:m'|t'|nous |vous )(?:arrangerait|aiderait)",
  // what it would bring: « serait utile », « fera la différence », « jouera en votre faveur », « vous permettra d’être à l’aise »
  // unless « votre maîtrise » does, which is taken for granted
  '(?:serait|seraient) (?:bien )?utiles?|nous (?:sera|seront) (?:bien |tres )?utiles?|(?:serait|seraient) (?:bien |tres |aussi |egalement )?(?:precieu(?:x|ses?)|interessante?s?|avantageu(?:x|ses?)|super|geniale?s?|chouettes?|formidables?)',
  "fer(?:a|ont|ait|aient) (?:la|toute la) difference|longueur d'avance|de bons points|(?:marqu|gagn)(?:er|era|erait|eras|erez|ez|es) (?:des|quelques) points|points? (?:bonus|supplementaires?)|jou(?:e|era|erait|eront|eraient) en (?:votre|ta|sa) faveur|pencher la balance|(?:vous|te) (?:distinguer|demarquer)(?:a|ait|ont|aient)|(?:vous|te) permettr(?:a|ont|ait) de (?:vous|te) (?:demarquer|distinguer)|(?:vous|te) permettr(?<!\\b(?:votre|vos|ton|ta|tes)\\b[^.;]{0,90})(?:a|ont|ait) d'etre (?:vite |rapidement |tout de suite )?a l'aise",
  '(?:la |une )cerise|^[^a-z]*cerise|ne gach(?:e|era|erait) rien|pas de refus|(?:dites|dis|faites|signalez|precisez|mentionnez)-le',
];

/** Words that make what they are about a wish rather than a demand. */
export const niceCue = new RegExp(`\\b(?:${wishes.join('|')})\\b`);

/** Where a folded text has such words; it is long to look for, and asked of each thing that a sentence names. */
export const niceCueIn = once((folded) => niceCue.exec(folded));
