import type { CheckContext } from '../context.ts';
import { sentenceAt } from '../text/read-text.ts';

/**
 * Where a text says that a diploma was obtained: from the word that says so to the diploma, whose place is given. Null where
 * it does not say so, says it in part, or says that it was not.
 */
export function boastOf(context: CheckContext, start: number, end: number): [number, number] | null {
  const { folded } = context.reading;
  if (isToldInPart(context, start, end) || saysNot.test(folded.slice(start, end))) return null;
  const boast = boastAt(context, start, end);
  return boast && !isDenied(folded, boast[0]) ? boast : null;
}

/** « un brevet professionnel non obtenu »: the « non » is read with the name. */
const saysNot = / (?:non|pas)$/;

/** What denies the word behind it: « n’a pas été », « n’est pas encore », « je ne l’ai jamais », « sans avoir ». */
const denying =
  /\b(?:pas|jamais|non|guere|sans|sans avoir|point|faute d'(?:avoir|etre)|sans (?:etre|l'avoir))(?: (?:encore|toujours|tout a fait|ete|pu|su|etre|avoir|le|la|l'|les|pour autant|vraiment|finalement|entierement|reussi a)){0,3} ?$/;

/** « ne sera validé qu’en juin », « doit encore être obtenu »: still to come. */
const toBe =
  /\b(?:ser(?:a|ont|ait|aient)|aur(?:a|ai|ait|ais) ete|(?:va|vont|doit|doivent|pourra|pourrait|reste|devrait|devra|peut)(?: [a-z]+){0,2} etre)(?: (?:pas|plus|donc|bientot|normalement|enfin|seulement)){0,2} $/;

/** « je n’ai pas obtenu mon BTS » */
function isDenied(folded: string, place: number): boolean {
  return denying.test(folded.slice(Math.max(0, place - 40), place));
}

const obtains =
  /\b(?:titulaire|diplomee?|obten\w*|decroch\w*|decern\w*|mene\w* (?:a|jusqu'a) (?:son|leur) terme|mene\w* a bien|detenteur|detentrice|valide[es]*|possede|j'ai (?:(?:eu|termine|acheve|fini) )?(?:un|une|mon|ma|le|la)(?! niveau)|muni\w*|dotee?|fort\w* (?:de|d')|reussi|recue?|couronn\w*|en poche|a mon actif|detiens|l'ai depuis)\b/g;
const under =
  /\b(?:en cours(?! du soir| du week|,? par corresp)|prepar(?:e|ee|ais|ant|er|ation)|suiv\w*|interromp\w*|abandonn\w*|(?:premiere|deuxieme|derniere|1(?:re|ere)|[23](?:e|eme)) annee|en vue d|demarche de vae|unites? (?:d'enseignement|de valeur|validee?s?|sur|du|de la|de l')|sans(?! (?:peine|difficult|mal\b|effort|encombre|rattrap|faute|interrupt|redoubl|accroc))|ach(?:eve|ev)(?:er|ement|ant)|termin(?:er|ant)|commenc\w*|inscrit\w*|entame\w*|ues?|modules?|credits?|jury|aller au bout|fin prevue|bientot|prochainement|si tout va bien|je l'espere|(?:non|pas) (?:obten|valid|termin)\w*|partiel\w*|en partie)\b/g;
/** « après avoir quitté, en fin de première, un bac pro », « une licence laissée l’année suivante », « sans suite ». */
const leaving =
  /\b(?:quitte|laisse|delaisse|lache|renonce)[a-z]*(?: de cote)?(?:,[^,;]{1,40},)?(?: a)? (?:une?|mon|ma|le|la|l'|cette?) ?$/;
const left =
  /^[^,;]{0,50}?,? ?(?:[a-z']+ ){0,3}?(?:(?:laisse|quitte|delaisse|suspendu|inacheve|(?<!\bne )(?:manque|rate)(?!e?s? (?:pas|jamais)\b))e?s?\b|arretee?s? (?:en|au|avant|apres|a|faute|des)\b|(?:s'est|j'ai|je me suis) arretee?\b)|\b(?:annees?|semestres?) (?:[a-z]+ )?valide/;
/** Words that say how a diploma was studied for, obtained or not. */
const studied = /^(?:suiv|prepar)/;
/** Who calls themselves « titulaire d’une licence commencée à Lille » says both, and the first is a boast. */
const begun = /^(?:commenc|entam)/;
const held = /^(?:titulaire|diplome|obten|detent)/;

/** How far behind a diploma a word still tells of it. */
const tailReach = 60;

/**
 * Where a clause says that a diploma was obtained: from the word that says so to the diploma. Null where it does not, or
 * says that the diploma is under way.
 */
function boastAt(
  { reading: { sentences, folded } }: CheckContext,
  start: number,
  end: number,
): [number, number] | null {
  const sentence = sentences[sentenceAt(sentences, start)];
  const from = Math.max(sentence?.start ?? 0, start - 140);
  // A little more is read than counts: « en cours » is told from « en cours du soir » by what follows.
  const to = Math.min(sentence?.end ?? end, end + tailReach + 20);
  const lead = folded.slice(from, start).split(/[;:]/).at(-1) ?? '';
  // « Mon brevet professionnel, je l’ai obtenu à Arras »: what is named first is spoken of behind.
  const tail =
    folded
      .slice(end, to)
      .split(
        /[;:]|, (?:je (?!(?:l'|les? |la )(?:(?:ai|avais) |detiens|possede))|j'|elle |il |puis |mais |cependant |en revanche )| mais /,
      )[0] ?? '';
  if (leaving.test(lead) || left.test(tail)) return null;
  const opens = (piece: string) => [...piece.matchAll(under)];
  const isNear = ({ index }: RegExpMatchArray) => (index ?? 0) < tailReach;
  const before = [...lead.matchAll(obtains)].at(-1);
  const after = [...tail.matchAll(obtains)]
    .filter(isNear)
    .filter(({ index }) => {
      const before = folded.slice(Math.max(0, end + index - 40), end + index);
      return !denying.test(before) && !toBe.test(before);
    })
    .at(-1);
  // Of what stands before, the nearest word tells.
  if ((opens(lead).at(-1)?.index ?? -1) > (before?.index ?? -1)) return null;
  const isBoast = (word: string) =>
    (studied.test(word) && (before || after)) || (begun.test(word) && held.test(before?.[0] ?? ''));
  if (
    opens(tail)
      .filter(isNear)
      .some(([word]) => !isBoast(word))
  )
    return null;
  if (!before && !after) return unsaidAt(lead, tail, folded.slice(start, end), start);
  return [before ? start - lead.length + before.index : start, after ? end + after.index + after[0].length : end];
}

/** « avec mon CAP et mon brevet professionnel »: who brings a diploma along has it, unless it is said to be to come or wanted. */
const along = /\bavec (?:mon|ma|un|une|le|la) (?:[a-z]+ et (?:mon|ma|un|une|le|la) )?$/;
const yields =
  /^[^.;]{0,40}?(?: que (?:je|vous|j')|\b(?:prevue?|demandee?|exigee?|souhaitee?|en alternance|a venir|rate|manque)\b)/;

/** A diploma held though no word says that it was obtained: brought along, or one of a list of them. */
function unsaidAt(lead: string, tail: string, name: string, start: number): [number, number] | null {
  const end = start + name.length;
  const brought = along.exec(lead);
  if (brought && !yields.test(tail)) return [start - lead.length + brought.index, end];
  return isListed(lead, tail) || name.startsWith('bacheli') ? [start, end] : null;
}

/** « 1 CCP sur 3 validé » says itself how much is held. */
const inPart =
  /\b(?:ccp|blocs?|unites?|ue|modules?|epreuves?) (?:valide[es]* )?sur (?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze)/;
const partOf = new RegExp(
  `${inPart.source}\\w*(?: (?:obtenue?s?|validee?s?|reussie?s?|passee?s?|acquise?s?))? (?:de |du |d'|au |en |pour )(?:la |le |l'|mon |son |un )?$`,
);

/** « mes deux années de licence »: of a part of it. */
const yearsOf = /\b(?:annees?|semestres?|trimestres?|mois) (?:de |d')$/;

/**
 * « Titre professionnel Vendeur, 1 CCP sur 3 », the bare line of a CV, and « j’ai validé 1 CCP sur 3 du titre »: who is
 * « titulaire du titre (1 CCP sur 3) » boasts all the same.
 */
function isToldInPart({ reading: { folded, sentences } }: CheckContext, start: number, end: number): boolean {
  const from = Math.max(sentences[sentenceAt(sentences, start)]?.start ?? 0, start - 140);
  const lead = folded.slice(from, start).split(/[;:]/).at(-1) ?? '';
  return (
    (inPart.test(folded.slice(end, end + 60)) && lead.search(obtains) < 0) ||
    partOf.test(folded.slice(from, start)) ||
    (yearsOf.test(lead) && lead.search(obtains) < 0)
  );
}

const diploma = /\b(?:bts|but|dut|bac|cap|bep|licence|master|titre|diplome|bachelor|deug)\b/;

/** « Formation : BTS (2018), licence d’économie, bac (2015) »: in a list of diplomas, each is said to be held. */
function isListed(lead: string, tail: string): boolean {
  const said = `${lead} ${tail}`;
  return (
    diploma.test(said) &&
    /,/.test(said) &&
    !/\b(?:je|j|mon|ma|mes|niveau|non|pas|sans|puis|en cours|arrete)\b/.test(said)
  );
}
