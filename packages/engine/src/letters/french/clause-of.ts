import { actionOf, isNoun, knownVerb, verbOfPresent } from './actions.ts';
import { type Clause, fromVerb } from './clause.ts';
import { fromCoordinated, fromList, fromNoun } from './clause-of-noun.ts';
import { isOver } from './is-over.ts';
import { withoutDangling } from './object-of.ts';
import { uncapitalised } from './typeset.ts';

export function clauseOf(text: string): Clause | null {
  const trimmed = withoutDangling(text);
  const clause = builtFrom(text, trimmed);
  return clause && isOver(trimmed) ? { ...clause, isDone: true } : clause;
}

function builtFrom(text: string, trimmed: string): Clause | null {
  return (
    fromCharge(trimmed) ??
    fromRole(trimmed) ??
    fromParticiple(trimmed) ??
    fromInfinitive(trimmed) ??
    fromPresent(trimmed) ??
    fromCoordinated(trimmed) ??
    fromList(text) ??
    fromNoun(trimmed)
  );
}

function fromCharge(text: string): Clause | null {
  const match = /^(?:(?:j’ai été |j’étais |être )?(?:en charge|chargée?)) (d’|de |du |des )(.+)$/i.exec(text);
  if (!match) return null;
  const phrase = `${match[1]}${match[2]}`;
  return {
    past: `eu la charge ${phrase}`,
    present: `ai la charge ${phrase}`,
    infinitive: `avoir la charge ${phrase}`,
    noun: null,
  };
}

const person =
  'tut(?:rice|eur)|référente?|formateur|formatrice|coordinat(?:eur|rice)|déléguée?|membre|correspondante?|présidente?|marraine|parrain|interlocut(?:eur|rice)|animat(?:eur|rice)|responsable|cheff?e?|professeure?|secrétaire|trésori(?:er|ère)|représentante?|suppléante?|adjointe?|second|maître|pilote|arbitre';
const roles = new RegExp(`^((?:${person}) (?:\\p{Ll}{4,} ){0,2}(?:d’|de |du |des |pour |auprès ).+)$`, 'iu');
const alone =
  /^(seule?) (?=(?:infirmi|agente?|vend|caissi|comptable|technici|assistant|aide|soignant|médecin|formateur|formatrice|cuisini|secrétaire|éducat|monit|ouvri|veilleu|gardien|hôte|employ))/iu;

/** « Tutrice de deux stagiaires » → « j’ai été tutrice de … », in the gender the line itself has. */
function fromRole(text: string): Clause | null {
  const [, only] = alone.exec(text) ?? [];
  // « Pilote des ateliers » is a verb, « Pilote de ligne » a role.
  const [first = '', link = ''] = text.split(' ');
  if (opensPresent(text) || (link === 'des' && verbOfPresent(first) !== null)) return null;
  const role = only ? `${only.endsWith('e') ? 'la' : 'le'} ${uncapitalised(text)}` : roles.exec(text)?.[1];
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
  if (placed.test(verb) && /^(?:à|aux?|en|dans|sur|avec) /.test(rest)) {
    const said = uncapitalised(text);
    return { past: `été ${said}`, present: `suis ${said}`, infinitive: `être ${said}`, noun: null };
  }
  const clause = fromVerb(verb, rest, null);
  return clause && { ...clause, isDone: true };
}

/** « Affecté à une classe »: what was done to someone, where nothing is named that they did it to. */
const placed =
  /^(?:affecter|rattacher|détacher|muter|nommer|employer|embaucher|recruter|baser|spécialiser|former|habiliter|intégrer|impliquer|missionner)$/;

/** « vendu » → « vendre », « construit » → « construire »; null for what is no participle it knows. */
export function verbOfParticiple(word: string): string | null {
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

/** « Traite 45 demandes par jour » → « je traite 45 demandes par jour »: the verb as one speaks of someone. */
function fromPresent(text: string): Clause | null {
  const [, first = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text) ?? [];
  const verb = opensPresent(text) ? verbOfPresent(first) : null;
  return verb ? fromVerb(verb, rest, null) : null;
}

const taken = /^(?:l[ea]s?|une?|chaque|plusieurs|mes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)$|^l’/u;
/** « 45 demandes », and neither « 4,8/5 » nor « 3e ». */
const counts = /^\d[\d\u202f]* \p{Ll}+[sx](?!\p{L})/u;

/** « Commande des pièces » opens on a noun, « Commande les pièces » and « Gère des stocks » on a verb. */
export function opensPresent(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  if (verbOfPresent(first) === null) return false;
  if (counts.test(text.slice(first.length + 1))) return true;
  return taken.test(second) || (/^(?:des|du|aux?|à)$/u.test(second) && actionOf(first) === null && !isNoun(first));
}
