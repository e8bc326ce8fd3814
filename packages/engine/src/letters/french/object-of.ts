import { type ActionNoun, isNoun } from './actions.ts';

/** « Encadrement de l’équipe, plannings, congés » stops at its first comma; « … , en internat » goes on. */
export function withoutDangling(text: string): string {
  const parts = text.split(', ');
  let kept = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (/^aucune? /.test(part)) kept += `, sans ${part}`;
    else if (staysWith(kept, part)) kept += `, ${part}`;
    else break;
  }
  // « contrôles de poids, de soudure » of three that were told apart: two end on an « et ».
  const isCut = kept.length < text.length && !/ et /.test(kept);
  return (isCut ? kept.replace(/, (d(?:e |’)\p{Ll}+)$/u, ' et $1') : kept).trim();
}

function staysWith(kept: string, part: string): boolean {
  const [word = ''] = part.split(' ');
  if (goesOn.test(part) || name.test(part) || included.test(part)) return true;
  // « Incoterms EXW, FCA et DAP »
  if (/^\p{Lu}{2,}(?: et \p{Lu}{2,})?$/u.test(part) && / \p{Lu}{2,}(?:, \p{Lu}{2,})*$/u.test(kept)) return true;
  // « Visites avec le médecin, suivi sur le logiciel »: of visits it would be « suivies ».
  const isOfMany = /s$/.test(kept.split(' ')[0] ?? '');
  const past = pastTail.exec(part);
  return (adjective.test(part) && !isNoun(word)) || (past !== null && (!isOfMany || past[2] === 's'));
}

/** « week-ends compris ». */
const included = /^[\p{Ll} -]{3,40} compris(?:es?)?$/u;

/** « Rhône-Alpes et Jura » goes on with a list of names. */
const name = /^\p{Lu}\p{Ll}/u;

export const goesOn =
  /^(?:(?:en|avec|dans|sur|pour|par|de|du|des|à|au|aux|dont|puis|chez|auprès|selon|sous|depuis|soit|y compris|notamment|qui|où|sans|lors|pendant|grâce|afin|tout|et|les?|la|une?|environ|près|plus|moins)\s|[dl]’|jusqu|\d)/i;

const channel = 'téléphone|mail|e-mail|courriel|courrier|sms|chat|fax|internet|visio|radio|messagerie|\\p{Lu}{2,4}';
const channels = new RegExp(` par (?:${channel})(?:(?:, | et )(?:${channel}))*$`, 'u');
const oneChannel = new RegExp(`^(?:${channel})$`, 'u');

/** « (commandes par téléphone), mail et fax »: one more way of the same. */
export function isChannel(before: string, piece: string): boolean {
  return oneChannel.test(piece) && channels.test(before);
}

/** « électrique et pneumatique » after a comma. */
export const adjective = /^\p{Ll}+(?:ique|if|ive|el|elle|al|ale|aire|eux|euse|aux)s?(?=\s|$)/u;

/** « utilisé par 46 000 personnes »: agrees with what stands before it. */
const pastTail = /^\p{Ll}{2,}(?:[éiu]|it)(e?)(s?) (?:par|avec|en|pour|à|sur|dans|de|auprès)\s/u;

const counted =
  /^(?:\d|environ|près|plus|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|plusieurs|chaque|tou(?:s|te)|leurs?|ces?|cette|mes|l’ensemble)/;

/** What « de … » governs, as the object of a verb; null where another « de » hangs on the same noun, or in doubt. */
export function objectOf(rest: string, gender: ActionNoun['gender'] = 'm'): string | null {
  // « de la comptabilité, de la saisie à la révision »: from where to where is no second object.
  const [, own = '', course = ''] = /^([^,]+)(, de (?:la |l’)?\p{Ll}[^,]* (?:à|aux?) [^,]+)$/u.exec(rest) ?? [];
  if (own !== '' && !/\d/.test(course)) {
    const object = objectOf(own, gender);
    return object && object + course;
  }
  const both = bothOf(rest);
  if (both) return both;
  if (/ et (?:de |du |des |d’)|, (?:de |du |des |d’)/.test(rest)) return null;
  const object = articled(rest);
  return object && agreesWith(object, rest, gender) ? withoutSecondNoun(object) : null;
}

/** « des congés et des arrêts », « de 4 chefs et de 2 apprentis »: two objects of the same kind. */
function bothOf(rest: string): string | null {
  const [one = '', other = '', ...more] = rest.split(
    / et (?=d(?:es |u |e la |e l’|e (?:\d|deux |trois |quatre |cinq |six ))|(?:de |d’)\p{Ll}+[sx]$)/u,
  );
  if (other === '' || more.length > 0 || / et |, |\(/.test(one)) return null;
  if (/ et | d(?:e|u|es) .* d(?:e|u|es) |, d/.test(other)) return null;
  const kinds = [one, other].map((part) =>
    /^de (?:\d|deux|trois|quatre|cinq|six)/.test(part)
      ? 'counted'
      : /^d(?:es|u|e la|e l’)(?![\p{L}])/u.test(part)
        ? 'known'
        : /^(?:de |d’)\p{Ll}+[sx]$/u.test(part)
          ? 'bare'
          : null,
  );
  const objects = [one, other].map(articled);
  return kinds[0] !== null && kinds[0] === kinds[1] && objects.every((object) => object !== null)
    ? objects.join(' et ')
    : null;
}

function articled(rest: string): string | null {
  if (rest.startsWith('du ')) return `le ${rest.slice(3)}`;
  if (rest.startsWith('des ')) return `les ${rest.slice(4)}`;
  const bare = /^(?:de |d’)(.+)$/s.exec(rest)?.[1];
  if (!bare) return null;
  if (/^(?:la |l’)/.test(bare) || counted.test(bare)) return bare;
  const [noun = ''] = bare.split(/[ ,]/);
  return /^\p{Ll}{3,}[sx]$/u.test(noun) && !/^(?:temps|prix|choix|cours|bois|fois|voix|poids)$/.test(noun)
    ? `des ${bare}`
    : null;
}

/** Whether a participle hung on the line can be said of the object: of « la livraison de 3 lots, effectuée » it cannot. */
function agreesWith(object: string, rest: string, gender: ActionNoun['gender']): boolean {
  const tail = rest
    .split(', ')
    .slice(1)
    .map((part) => pastTail.exec(part))
    .find((match) => match !== null);
  if (!tail) return true;
  const [, e = '', s = ''] = tail;
  if (/^(?:un|le) /.test(object)) return e === '' && s === '';
  if (/^(?:une|la) /.test(object)) return e === 'e' && s === '' && gender === 'm';
  return s === 's';
}

/** « les quantités et scan des palettes »: what has no article of its own is left aside. */
function withoutSecondNoun(object: string): string | null {
  const match = /^((?:les|le|la|l’|des) ?[^,]+?) et (\p{Ll}+) (?:d[eu]s? |d’|sur |avec |\p{Ll}+ées? |\p{Ll}+s$)/u.exec(
    object,
  );
  if (!match || /^(?:d[eu]s?|la|les?|en|à|aux?|un|une|sur|avec)$/.test(match[2] as string)) return object;
  return match[1] as string;
}
