import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isTelling } from './check-novelties.ts';
import { isHardlyTold, isNowhereTold } from './is-nowhere-told.ts';

const of = "(?:en |de (?:la |l')?|du |des |d'|dans (?:le |la |l'|les )|aux? |a (?:la |l')?|avec (?:le |la |l'|les )?)";
/** How a text says outright that what stands behind is known, practised, learnt or done. */
const claiming = new RegExp(
  [
    `\\b(?:experience|competences?|connaissances?|savoir-faire|expertise|maitrise|pratique)(?: [a-z]+ee?s?| solides?| reelles?)? ${of}`,
    `\\b(?:formee?|initiee?|specialisee?|experimentee?|rompue?|competente?|a l'aise) ${of}`,
    "\\bje (?:connais|maitrise|pratique)(?: bien| deja| aussi| egalement)? (?:le |la |l'|les )",
    "\\bj'ai (?:aussi |deja |egalement )?(?:connu|decouvert|pratique|appris|(?:travaille|exerce|evolue) dans) (?:le |la |l'|les )",
    `\\ben charge ${of}`,
    "\\bje (?:participe|participais|contribue|contribuais|collabore|collaborais) (?:aussi |egalement |activement |regulierement )?(?:a la |a l'|au |aux )",
    "\\bm(?:on|es) (?:role|travail|quotidien|poste|missions?|taches?)(?: [a-z]+)? (?:compren|inclu|couvr|consist|port)[a-z]+ (?:a |en |sur )?(?:le |la |l'|les |du |des |de la |de l')?",
    "\\bm(?:on|es) (?:[a-z]+ )?(?:missions?|taches?|activites?|competences?|points? forts?|points? d'appui|atouts?|savoir-faire|domaines?|specialites?|papiers|outils|logiciels|formations?|habilitations?) ?: ?(?:le |la |l'|les |du |des |de la |de l')?",
    "\\b(?:parmi|dans) mes (?:[a-z]+ )?(?:missions|taches|activites|competences|points forts|atouts|savoir-faire|specialites),? (?:figur|compt|se trouv|il y a|je compte|on trouve|j'ai)[a-z]* ?(?:aussi |egalement )?(?:le |la |l'|les |du |des |de la |de l')?",
    "\\bje m'occup(?:e|ais) (?:aussi |egalement |en outre |notamment )?(?:de (?:la |l')?|du |des |d')",
  ].join('|'),
  'g',
);
/** « La conduite de ligne fait partie de mon quotidien »: the same, said behind. */
const claimed =
  /(?:^|[.;:!?\n] ?)(?:le |la |l'|les )?([a-z][a-z' -]{3,80}?) (?:fait|font|faisai(?:t|ent)) (?:deja |aussi |egalement )?partie de (?:mon quotidien|ce que je (?:sais faire|maitrise|pratique|connais)|m(?:a|es|on) (?:[a-z]+ )?(?:missions|taches|activites|metier|pratique|poste|travail|bagage|competences|outils))/g;
/** « …, tout comme les entremets », « au même titre que la soudure »: what is said to be as well known as what stands before. */
const likewise =
  /\b(?:tout comme|de meme que|de la meme facon que|au meme titre que|aussi bien que|autant que) ?(?:le |la |les |l'|du |des |de la |de l'|en |a (?:la |l')?|aux? )([a-z][a-z' -]{3,60})/g;
/** « J’ai suivi une formation de … », « la formation de …, que j’ai suivie »: a course. */
const courses =
  /\b(?:j'ai |ayant |avoir )(?:aussi |egalement |deja |depuis )?(?:suivi|effectue|fait|valide|termine|obtenu|passe|complete) (?:la|une|ma|cette|l'|le|un|mon) ?(?:formation|certification|certificat|habilitation|stage|cours|brevet|attestation) (?:[a-z]+elle |qualifiante |courte |longue |complete )?(?:de (?:la |l')?|d'|du |des |en |aux? |a (?:la |l')?|sur (?:la |le |les |l')?)([a-z][a-z' -]{3,80})|\b(?:formation|certification|certificat|habilitation|brevet|attestation) (?:de (?:la |l')?|d'|du |des |en |aux? |a (?:la |l')?|sur (?:la |le |les |l')?)([a-z][a-z' -]{3,80}), que j'ai (?:suivi|obtenu|valid|pass|effectu|fait)/g;
const stops =
  /[.;:!?()\n«»"]| (?:qui|que|qu'|dont|ou (?:je|j')|pour|chez|depuis|pendant|durant|grace|afin|lors|au sein|aupres|avec|dans|sur|sans|par|puis|mais|est|sont|etai(?:t|ent)|a|ont|avait|fait|font|acquise?s?|suivie?s?|obtenue?s?|m'|me|je|j'|mon|ma|mes|a vos|a votre)(?: |(?<='))/;
const longest = 110;
const shortest = 4;

/**
 * « mon expérience en coffrage », « je connais la taille de la vigne », « formée au tri sélectif »: what is said outright to
 * be known or done, of which the documents have not one word, nor any that means the same.
 */
export function checkClaimed(context: CheckContext): Finding[] {
  const { folded } = context.reading;
  const before = [...folded.matchAll(claiming)].flatMap(({ index, 0: written }): Finding[] => {
    if (context.marks[index] !== stances.self) return [];
    const start = index + written.length;
    const said = folded.slice(start, start + longest).split(stops)[0] ?? '';
    if (isInInitials(context, context.own, { start, end: start + said.trimEnd().length })) return [];
    return findingsIn(context, start, said);
  });
  const after = [...folded.matchAll(claimed)].flatMap(({ index, 0: written, 1: said = '' }) =>
    findingsIn(context, index + written.indexOf(said), said),
  );
  const alike = [...folded.matchAll(likewise)].flatMap(({ index, 0: written, 1: said = '' }): Finding[] => {
    const start = index + written.length - said.length;
    return isTelling(context, index) ? findingsIn(context, start, said.split(stops)[0] ?? '') : [];
  });
  const followed = [...folded.matchAll(courses)].flatMap(({ index, 0: written, 1: first, 2: second }): Finding[] => {
    const said = (first ?? second ?? '').split(courseStops)[0] ?? '';
    const start = index + written.lastIndexOf(first ?? second ?? '');
    return findingAt(context, start, start + said.trimEnd().length, isHardlyTold);
  });
  return [...before, ...after, ...alike, ...followed];
}

const courseStops =
  / (?:et (?:je |j'|une? |la |le |l'|de |d')|qui|que|qu'|dont|pour|chez|depuis|pendant|lors|au sein|aupres|avec|dans|par|puis|mais|apres|avant|a distance|en (?:\d|ligne|alternance|cours|parallele|plus))(?: |(?<='))/;

function findingsIn(context: CheckContext, start: number, said: string): Finding[] {
  return itemsOf(listIn(said)).flatMap(({ at, length }) => findingAt(context, start + at, start + at + length));
}

/** What goes on behind a comma is listed with it where « et » ends the list; else it is said of something else. */
function listIn(said: string): string {
  return /^[^,]*(?:, [^,]+)+ (?:et|ou) [^,]+$/.test(said) && !/^[^,]* et /.test(said)
    ? said
    : (said.split(',')[0] ?? '');
}

/** What is listed, part by part, without the articles before it. */
function itemsOf(said: string): { at: number; length: number }[] {
  let at = 0;
  return said.split(/(, | et | ou )/).flatMap((piece) => {
    const lead = /^(?:(?:et|ou|en|de|du|des|la|le|les|au|aux|a) |d'|l')*/.exec(piece)?.[0].length ?? 0;
    const from = at + lead;
    at += piece.length;
    const length = piece.slice(lead).trimEnd().length;
    // « un logiciel de dessin », « l’autre versant » are left open.
    return length < shortest || /^(?:une?|autres?) /.test(piece.slice(lead)) ? [] : [{ at: from, length }];
  });
}

function findingAt(context: CheckContext, start: number, end: number, isUntold = isNowhereTold): Finding[] {
  const { reading, marks } = context;
  if (marks[start] !== stances.self || marks[end - 1] !== stances.self) return [];
  if (!isUntold(context, start, end)) return [];
  return [{ kind: 'skill', start, end, reason: reasons.skill(reading.text.slice(start, end)), givesWay: true }];
}
