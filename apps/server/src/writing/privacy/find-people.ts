import { isFirstName } from '@coach/engine/text/known-names';

const nameWord = String.raw`(?:\p{Lu}\.(?:-?\p{Lu}\.)?|(?:[dl]['’])?\p{Lu}[\p{L}\p{M}'’-]*)`;
const particle = '(?:(?:de|du|des|la|le|van|von|der|den|el|ben) ){0,2}';
const name = `${nameWord}(?:[ \\u00a0]${particle}${nameWord}){0,3}`;

const titled = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:M\.|Mr\.?|Mrs\.?|Ms\.?|MME|Mme|Mlle|MLLE|Monsieur|Madame|Mademoiselle|MONSIEUR|MADAME|Dr\.?|Docteur|Pr\.?|Professeure?|[Ff]amille)[ \u00a0\u202f]{1,2}(${name})`,
  'gu',
);
const labels =
  "référente?|référence|recommandée? par|responsable(?: hiérarchique)?|manager|n\\+1|supérieure? hiérarchique|tuteur|tutrice|maître de stage|maître d[’']apprentissage|directeur|directrice|encadrante?|encadrée? par|supervisée? par|sous la (?:direction|responsabilité) de|contact|personne à contacter|interlocuteur|interlocutrice|recruteur|recruteuse|reports? to|reporting to|supervisor|supervised by|reference|referee|line manager|managed by";
const labelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${labels})(?:\s?\([^)\n]{1,30}\))?\s?[:–-]?\s{1,2}(?:(?:M\.|Mme|Mr|Mrs|Ms|Dr)\s)?((?-i:${name}))`,
  'giu',
);
const references = /^[ \t#*•-]*(?:mes )?(?:r[ée]f[ée]rences?|recommandations?|r[ée]f[ée]rents?|referees)\s*:?\s*$/imu;
const listed = new RegExp(`^[ \\t•*–-]*(${nameWord}(?: ${particle}${nameWord}){1,2})(?=\\s*(?:$|[,–—|:(-]))`, 'gmu');

/** After a title or a label, and no name. */
const noNames = new Set(
  'bricolage meuble store madame monsieur mesdames messieurs directeur directrice responsable recruteur recruteuse recrutement président présidente maire drh rh service direction ressources cabinet le la les'.split(
    ' ',
  ),
);

/**
 * Full names of people a text presents as such: after a title (« Mme Petit »), as the person to ask (« Référent : Claire
 * Petit »), or in a list of references.
 */
export function findPeople(text: string): string[] {
  const found = [
    ...[...text.matchAll(titled)].map((match) => cleanName(match[1] ?? '')),
    ...[...text.matchAll(labelled)].map((match) => cleanName(match[1] ?? '')).filter(readsLikePerson),
    ...listedNames(text),
  ];
  return [...new Set(found.filter((each) => each !== ''))];
}

/** A line of a list of references: « Claire Petit, directrice ». */
function listedNames(text: string): string[] {
  const heading = references.exec(text);
  if (!heading) return [];
  const below = text.slice(heading.index + heading[0].length).slice(0, 1_500);
  return [...below.matchAll(listed)].map((match) => cleanName(match[1] ?? '')).filter(readsLikePerson);
}

function cleanName(written: string): string {
  const words = written.split(/[ \u00a0]/);
  const end = words.findIndex((word) => noNames.has(word.toLowerCase()));
  return (end === -1 ? words : words.slice(0, end)).join(' ').replace(/['’-]+$/, '');
}

function readsLikePerson(written: string): boolean {
  const words = written.split(' ');
  return words.length > 1 && words.some((word) => isFirstName(word) || /^\p{Lu}\.$/u.test(word));
}
