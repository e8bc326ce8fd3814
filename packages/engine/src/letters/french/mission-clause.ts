import { type ActionNoun, actionOf, genderOf, knownVerb } from './actions.ts';
import { enumerated, withThe } from './link-words.ts';
import { typeset, uncapitalised } from './typeset.ts';
import { participleOf, presentOf } from './verb-forms.ts';

/**
 * A mission said as parts of a sentence: after « j’ai » (`past`), after « je » (`present`), as an infinitive, and as a
 * noun phrase, null where it cannot be built without a fault of grammar. `isDone`: told as over, even in a job held today.
 */
export type Clause = { past: string; present: string; infinitive: string; noun: string | null; isDone?: boolean };

/** « X passé de 4 s à 2 s », said as a sentence: « le temps de chargement a été ramené de 4 s à 2 s ». */
export type Mission =
  | { kind: 'action'; clauses: Clause[]; tail: string }
  | { kind: 'result'; sentence: string }
  | { kind: 'told'; sentence: string }
  | { kind: 'noun'; text: string }
  | { kind: 'foreign'; text: string };

const mostLength = 260;

/** What a line of a CV says was done, ready to be put into a sentence of its writer. Never throws. */
export function readMission(line: string): Mission {
  const text = typeset(withoutMarker(line).slice(0, mostLength)).replace(/[\s.;,]+$/, '');
  if (isForeign(text)) return { kind: 'foreign', text };
  const told = /^(?:J’|Je )\p{Ll}/u.test(text) ? uncapitalised(text) : toldOfNone(text);
  if (told) return { kind: 'told', sentence: told };
  const plain = withoutBrackets(text);
  const [head = plain, ...rest] = plain.split(/\u00a0: | : |: /);
  const result = resultOf(plain) ?? (rest.length > 0 ? resultOf(rest.join(', ')) : null);
  if (result) return { kind: 'result', sentence: result };
  const [first = head, ...others] = head.split(/\u202f; | ; |; /);
  const clauses = clausesOf(first);
  if (!clauses) return { kind: 'noun', text: inOneBreath(plain) };
  const added = rest.join(', ');
  // What agrees with the noun of the line cannot be said of the verb's object.
  const isOwn = !/(?:^|, )\p{Ll}+(?:ée|és|ées|ie|is|ies|ue|us|ues|ite|ites)(?: |$)/u.test(added);
  const tail = added !== '' && others.length === 0 && isOwn ? `\u00a0: ${added}` : '';
  return { kind: 'action', clauses, tail };
}

/** « maisons et extensions : fondations, dallages » → « maisons et extensions (fondations, dallages) ». */
function inOneBreath(text: string): string {
  const [sentence = ''] = uncapitalised(text).split(/\. (?=\p{Lu})/u);
  const [head = '', ...rest] = sentence.split('\u00a0: ');
  return rest.length === 0 ? head : `${head} (${rest.join(', ')})`;
}

/** « Aucun accident en 3 ans » → « je n’ai eu aucun accident en 3 ans ». */
function toldOfNone(text: string): string | null {
  if (/^aucune? \p{Ll}/iu.test(text)) return `je n’ai eu ${uncapitalised(withoutDangling(text))}`;
  return /^zéro \p{Ll}/iu.test(text) ? `je compte ${uncapitalised(withoutDangling(text))}` : null;
}

function withoutMarker(line: string): string {
  return line.replace(/^[\s•●▪◦‣·*>✓✔→–—-]{0,6}/u, '');
}

/** Brackets interrupt a sentence: what they hold is left out, except names (« (WMS Reflex) »). */
function withoutBrackets(text: string): string {
  return text.replace(/\s?\(([^()]{1,80})\)/g, (whole, inside: string) =>
    /^\p{Lu}[\p{L}\d.+#/ -]{1,24}$/u.test(inside) && !/\p{Lu}{4}/u.test(inside) ? whole : '',
  );
}

const english =
  /\b(?:the|and|of|with|for|from|by|to|an|in|on|at|across|team|managed|led|built|sales|customers?|using|over|new|own|our)\b/gi;
const french = /\b(?:le|la|les|des|du|de|et|en|au|aux|un|une|par|pour|avec|sur|dans|chez)\b|\b[ld]’/gi;

/** Whether a line reads as English rather than French. */
export function isForeign(text: string): boolean {
  const foreign = text.match(english)?.length ?? 0;
  const own = text.match(french)?.length ?? 0;
  return foreign > own && foreign > 0 && !/[éèêàùç]/.test(text.replace(/\p{Lu}\p{L}*/gu, ''));
}

const participles =
  'passé|ramené|porté|réduit|augmenté|amélioré|doublé|divisé|remis|descendu|monté|abaissé|multiplié|rentré|livré';
const result = new RegExp(`^(\\p{L}[^,;:]{2,80}?) (${participles})(e?)(s?) ((?:de |d’|à |par |en ).{2,120})$`, 'u');

/** « Taux de panne passé de 8 à 3 % »: its participle tells the gender of what changed. */
function resultOf(text: string): string | null {
  const match = result.exec(text);
  if (!match) return null;
  const [, subject = '', participle = '', e = '', s = '', rest = ''] = match;
  if (/\b(?:et|,)\b/.test(subject) || /^(?:un|une|le|la|les|des)\b/i.test(subject)) return null;
  if (actionOf(subject.split(' ')[0] ?? '')?.verb) return null;
  const article = withThe(uncapitalised(subject), s ? 'plural' : e ? 'f' : 'm');
  const being = participle === 'passé' || participle === 'monté' || participle === 'descendu';
  const verb = being ? (s ? 'sont' : 'est') : s ? 'ont été' : 'a été';
  return `${article} ${verb} ${participle}${e}${s} ${rest}`;
}

/** « Entretien de 40 métiers à tisser, fabrication de pièces » → two clauses; null where the first is none. */
function clausesOf(text: string): Clause[] | null {
  const parts = splitActions(text);
  const clauses: Clause[] = [];
  for (const part of parts) {
    const clause = clauseOf(part);
    if (clause) clauses.push(clause);
    else if (clauses.length === 0) return null;
    else break;
  }
  return clauses;
}

/** Cuts before « , fabrication de … » and « et calcul des … »: where another action begins. */
function splitActions(text: string): string[] {
  const pieces = text.split(/(, (?:puis )?| et )/);
  const parts: string[] = [pieces[0] ?? ''];
  for (let index = 1; index < pieces.length; index += 2) {
    const next = pieces[index + 1] ?? '';
    if (opensAction(next) && hasObject(parts.at(-1) as string)) parts.push(next);
    else parts[parts.length - 1] += (pieces[index] ?? '') + next;
  }
  return parts;
}

function opensAction(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(/\s/);
  if (actionOf(first) === null) return false;
  return (
    /^(?:d[eu]s?$|d’|à$|aux?$)/i.test(second) ||
    (second === 'et' && actionOf(third) !== null) ||
    (isQualifier(second) && third !== '')
  );
}

function isQualifier(word: string): boolean {
  return adjective.test(word) || /^\p{Ll}{3,}(?:ées?|és)$/u.test(word);
}

function hasObject(text: string): boolean {
  return / (?:d[eu]s?|à|aux?|sur|avec|en) | d’/.test(text);
}

/** Nouns of what is done once. */
const once =
  /^(?:cr[ée]ation|mise en (?!rayon|service)|migration|refonte|r[ée]habilitation|d[ée]ploiement|lancement|remplacement|r[ée]organisation|conception|r[ée]alisation|r[ée]novation|construction|ouverture|participation|d[ée]veloppement|modernisation|num[ée]risation|contribution|restructuration|automatisation|[ée]laboration)/i;

function clauseOf(text: string): Clause | null {
  const trimmed = withoutDangling(text);
  const clause = builtFrom(text, trimmed);
  return clause && once.test(trimmed) ? { ...clause, isDone: true } : clause;
}

function builtFrom(text: string, trimmed: string): Clause | null {
  return (
    fromCharge(trimmed) ??
    fromRole(trimmed) ??
    fromParticiple(trimmed) ??
    fromInfinitive(trimmed) ??
    fromCoordinated(trimmed) ??
    fromList(text) ??
    fromNoun(trimmed)
  );
}

/** « Encadrement de l’équipe, plannings, congés » stops at its first comma; « … , en internat » goes on. */
function withoutDangling(text: string): string {
  const parts = text.split(', ');
  let kept = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (/^aucune? /.test(part)) kept += `, sans ${part}`;
    else if (goesOn.test(part) || adjective.test(part) || pastTail.test(part)) kept += `, ${part}`;
    else break;
  }
  return kept.trim();
}

const goesOn =
  /^(?:(?:en|avec|dans|sur|pour|par|de|du|des|à|au|aux|dont|puis|chez|auprès|selon|sous|depuis|soit|y compris|notamment|qui|où|sans|lors|pendant|grâce|afin|tout|et|les?|la|une?)\s|[dl]’|jusqu|\d)/i;
/** « électrique et pneumatique » after a comma. */
const adjective = /^\p{Ll}+(?:ique|if|ive|el|elle|al|ale|aire|eux|euse|aux)s?(?=\s|$)/u;
/** « utilisé par 46 000 personnes »: agrees with what stands before it. */
const pastTail = /^\p{Ll}{2,}(?:[éiu]|it)(e?)(s?) (?:par|avec|en|pour|à|sur|dans|de|auprès)\s/u;

function fromCharge(text: string): Clause | null {
  const match = /^(?:(?:j’ai été |j’étais |être )?(?:en charge|chargée?|responsable)) (d’|de |du |des )(.+)$/i.exec(
    text,
  );
  if (!match) return null;
  const phrase = `${match[1]}${match[2]}`;
  return {
    past: `eu la charge ${phrase}`,
    present: `ai la charge ${phrase}`,
    infinitive: `avoir la charge ${phrase}`,
    noun: null,
  };
}

const roles =
  /^((?:tut(?:rice|eur)|référente?|formateur|formatrice|coordinat(?:eur|rice)|déléguée?|membre|correspondante?|présidente?|marraine|parrain|interlocut(?:eur|rice)|animat(?:eur|rice)) (?:d’|de |du |des |pour |auprès ).+)$/i;

/** « Tutrice de deux stagiaires » → « j’ai été tutrice de … », in the gender the line itself has. */
function fromRole(text: string): Clause | null {
  const role = roles.exec(text)?.[1];
  if (!role) return null;
  const said = uncapitalised(role);
  return { past: `été ${said}`, present: `suis ${said}`, infinitive: `être ${said}`, noun: null };
}

const follows =
  /^(?:la|le|les|l’.*|des|un|une|\d.*|à|au|aux|en|avec|sur|dans|une?|environ|plusieurs|chaque|tous|toutes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plus)$/i;

function fromParticiple(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text) ?? [];
  const verb = verbOfParticiple(first.toLowerCase());
  if (!verb || !follows.test(rest.split(' ')[0] ?? '')) return null;
  const clause = fromVerb(verb, rest, null);
  return clause && { ...clause, isDone: true };
}

function verbOfParticiple(word: string): string | null {
  if (word.endsWith('é')) return knownVerb(`${word.slice(0, -1)}er`);
  const irregular: Record<string, string> = {
    mis: 'mettre',
    conçu: 'concevoir',
    tenu: 'tenir',
    pris: 'prendre',
    conduit: 'conduire',
    vendu: 'vendre',
    établi: 'établir',
    accueilli: 'accueillir',
    réduit: 'réduire',
    servi: 'servir',
    écrit: 'écrire',
    construit: 'construire',
    obtenu: 'obtenir',
    repris: 'reprendre',
    entretenu: 'entretenir',
    fait: 'faire',
    rendu: 'rendre',
  };
  return Object.hasOwn(irregular, word) ? (irregular[word] as string) : null;
}

function fromInfinitive(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text) ?? [];
  if (!/(?:er|ir|re|oir)$/i.test(first)) return null;
  const verb = knownVerb(first);
  if (!verb || verb === 'être') return null;
  if (/ (?:et|puis) \p{L}+(?:er|ir|oir|tre|dre) /u.test(` ${rest}`)) return null;
  return fromVerb(verb, rest, null);
}

function fromVerb(verb: string, object: string, noun: string | null): Clause | null {
  const past = participleOf(verb);
  const present = presentOf(verb);
  if (!past || !present) return null;
  return { past: `${past} ${object}`, present: `${present} ${object}`, infinitive: `${verb} ${object}`, noun };
}

/** « Chargement et déchargement de 25 camions »: both verbs where both have one, else both nouns. */
function fromCoordinated(text: string): Clause | null {
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
function fromList(text: string): Clause | null {
  const items = text.split(/, | et /);
  const [first = ''] = items;
  if (items.length < 2 || items.length > 5 || hasObject(first) || !actionOf(first.split(' ')[0] ?? '')) return null;
  const phrases = items.map(withItsArticle);
  return phrases.every((phrase) => phrase !== null) ? assured(enumerated(phrases)) : null;
}

function withItsArticle(item: string): string | null {
  const [noun = ''] = item.split(' ');
  if (adjective.test(noun) || goesOn.test(`${item} `) || /^\p{Lu}{2}|\d/u.test(noun) || /(?:és|ées|ée|é)$/.test(noun)) {
    if (!actionOf(noun)) return null;
  }
  const known = actionOf(noun)?.gender ?? (/[sx]$/.test(noun) && noun.length > 4 ? 'plural' : genderOf(noun));
  return known ? withThe(uncapitalised(item), known) : null;
}

function fromNoun(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}[\p{L}-]*)(?: (.+))?$/su.exec(text) ?? [];
  const action = actionOf(first);
  if (!action) return null;
  const noun = withThe(`${action.noun}${rest ? ` ${withSecondArticle(rest)}` : ''}`, action.gender);
  if (rest === '') return assured(noun);
  if (action.keepsPreposition) {
    if (!/^(?:à|aux?|avec)\s/.test(rest) || !action.verb) return assured(noun);
    return fromVerb(action.verb, rest, noun);
  }
  if (action.verb === 'mettre' || action.verb === 'prendre') return fromSetPhrase(action, rest, noun);
  const object = objectOf(rest, action.gender);
  if (action.verb === 'suivre' && object)
    return { ...assured(noun), past: `suivi ${object}`, infinitive: `suivre ${object}` };
  if (action.verb && object) return fromVerb(action.verb, object, noun) ?? assured(noun);
  return /^(?:d[eu]s?\b|d’|\p{Ll}+(?:ive|elle|aire|ique|ale|ière|euse|if|el|al|er|ente?|ante?|ée?s?)s?\b|avec|sur|par|en|à|au|aux|auprès|jusqu)/u.test(
    rest,
  )
    ? assured(noun)
    : null;
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

function assured(noun: string): Clause {
  return { past: `assuré ${noun}`, present: `assure ${noun}`, infinitive: `assurer ${noun}`, noun };
}

const counted =
  /^(?:\d|environ|près|plus|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|plusieurs|chaque|tou(?:s|te)|leurs?|ces?|cette|mes|l’ensemble)/;

/** What « de … » governs, as the object of a verb; null where another « de » hangs on the same noun, or in doubt. */
function objectOf(rest: string, gender: ActionNoun['gender'] = 'm'): string | null {
  if (/ et (?:de |du |des |d’)|, (?:de |du |des |d’)/.test(rest)) return null;
  const object = articled(rest);
  return object && agreesWith(object, rest, gender) ? withoutSecondNoun(object) : null;
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
