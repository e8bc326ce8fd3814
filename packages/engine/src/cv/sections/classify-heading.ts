import type { HeadingKind } from '@coach/contracts/cv';
import headingWords from '../../../data/headings.json' with { type: 'json' };
import { lazily } from '../../text/lazily.ts';
import { tokenise } from '../../text/tokenise.ts';
import { once } from '../../text/while-reading.ts';
import { withoutNumber } from '../lines/heading-number.ts';

type Strong = { kind: HeadingKind; words: number; phrase: string };

/** Where two kinds fit equally, the first here wins: « Formations et certifications » is education. */
const precedence: HeadingKind[] = [
  'soft',
  'languages',
  'education',
  'experience',
  'certifications',
  'tools',
  'skills',
  'interests',
  'summary',
  'other',
];

const strong = lazily(() => {
  const known = new Map<string, Strong>();
  for (const [kind, phrases] of Object.entries(headingWords.strong)) {
    for (const phrase of phrases)
      known.set(phrase, { kind: kind as HeadingKind, words: phrase.split(' ').length, phrase });
  }
  return known;
});
const weak = lazily(() => new Set(headingWords.weak));
const longestPhrase = 6;

/**
 * The kind of section a heading announces, null when its words are not those of a heading. A line that stands out by its
 * letters may add words of its own: « Expériences en salle ».
 */
export function classifyHeading(written: string, standsOut = false): HeadingKind | null {
  return classifyPlain(written) ?? (standsOut ? classifyLoose(withoutNumber(written)) : null);
}

const classifyPlain = once((written) => {
  const text = withoutNumber(written).replace(inOrder, '');
  return classifyKnown(text) ?? classifyOwn(text);
});

/** « Ce que j’ai fait, du plus ancien au plus récent », « Parcours (ordre chronologique) »: how a section is sorted. */
const inOrder =
  /(?<=\p{L})(?:,| [–—-])? \(?(?:(?:du|de la|des|l[ae]s?) plus \p{L}+(?: (?:au|[àa] la|aux) plus \p{L}+| d[’']abord| en (?:premier|t[êe]te))|(?:(?:par|en|dans l[’']) ?)?(?:ordre )?(?:ant[ée]?i?-?)?chronologique(?: inverse)?)\)?$/iu;

/** « Ce que j’ai mené côté digital », « Ce que je pose »: the verb tells what follows. */
function classifyOwn(text: string): HeadingKind | null {
  if (!/[\d|(@,;:]/u.test(text)) {
    const whole = wholeWords().find(([pattern]) => pattern.test(text))?.[1];
    if (whole) return whole;
  }
  if (/[\d|(@,;]/u.test(text)) return null;
  if (ownAssets.test(text)) return 'skills';
  if (knowHow.test(text) && !/^les (?:gens|personnes|amis|coll[èe]gues|clients)(?!\p{L})/iu.test(text)) return 'skills';
  const words = /^(?:tout )?ce qu(?:e |[’'])(.{2,50})$/iu.exec(text)?.[1] ?? '';
  if (words === '' || words.split(' ').length > 6) return null;
  return ownWords().find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** « Ce que mes mains savent faire », « Les gestes que je maîtrise », whoever or whatever is said to be able. */
const knowHow =
  /^(?:tout )?(?:ce que|l[ae]s? \p{L}+ que|mes \p{L}+ que) (?:je |(?:mes|l[ae]s?|nos) \p{L}+ )(?:sa(?:is|it|vent)(?: (?:bien|aussi|d[ée]j[àa]))? faire|peu(?:x|t|vent)(?: (?:bien|aussi))? faire|ma[îi]tris(?:e|ent)|connai(?:s|ssent)(?: bien)?|fai(?:s|t)(?: le)? (?:bien|mieux))$/iu;

/** « Mes atouts d’animateur », « Mes savoir-faire en cuisine » */
const ownAssets =
  /^(?:mes|nos) (?:atouts|points forts|savoir-faire|comp[ée]tences|talents|forces) (?:d[e’']|en |pour |au |aux? |dans )\s?\p{L}[\p{L} ’'-]{2,30}$/iu;

const wholeWords = lazily((): [RegExp, HeadingKind][] => [
  // « Les cuisines où j’ai fait mes armes », « Là où j’ai tout appris »
  [/^(?:\p{L}+ ){0,3}o[ùu] j[’']ai (?:tout |beaucoup )?(?:appris|étudié|etudie)(?!\p{L}).{0,30}$/iu, 'education'],
  [/^(?:\p{L}+ ){0,3}o[ùu] j[’']ai (?!grandi|v[ée]cu)\p{L}+(?: \p{L}+){0,4}$/iu, 'experience'],
  [
    /^(?:les? |mes |l[’']|du )?(?:mat[ée]riels?|machines?|engins?|outils?|logiciels?|appareils?|v[ée]hicules?) que (?:je |j[’'])\p{L}+$/iu,
    'tools',
  ],
  [/^quand je ne \p{L}+ pas(?: \p{L}+){0,3}$/iu, 'interests'],
  // « Hors du fournil », and not « Hors la Réunion »
  [/^(?:[Hh]ors|[Ee]n dehors|[Ll]oin) (?:du |de la |de l[’']|des |la |le |l[’'])\p{Ll}+$/u, 'interests'],
  [/^(?:HORS|EN DEHORS|LOIN) (?:DU |DE LA |DE L[’']|DES |LA |LE |L[’'])\p{Lu}+$/u, 'interests'],
]);

const ownWords = lazily((): [RegExp, HeadingKind][] => [
  [/^j[’']ai (?:appris|étudié|etudie|suivi|pass[ée]|valid[ée])(?!\p{L})/iu, 'education'],
  [/^j[’']ai (?:lus?|vus?|aim[ée]|choisi|retenu|obtenu|re[çc]u|gagn[ée]|envie|besoin|à)(?!\p{L})/iu, 'other'],
  [/^j[’']ai (?!(?:dans|en|sous|sur|pour|de|comme|au|toujours|le|la|les)(?!\p{L}))\p{L}+(?!\p{L})/iu, 'experience'],
  [/^j[’'](?:utilise|emploie)(?!\p{L})|^je (?:sais|peux) (?:utiliser|manier|manipuler)(?!\p{L})/iu, 'tools'],
  [/^j[’'](?:aime|adore|écoute|ecoute)(?!\p{L})/iu, 'interests'],
  [
    /^je (?:lis|regarde|collectionne)(?!\p{L})|^je fais (?:à côté|ailleurs|dehors|hors |en dehors|le (?:soir|week)|pour )/iu,
    'interests',
  ],
  [/^je parle(?!\p{L})/iu, 'languages'],
  [/^je (?:deviens|pense|crois|refuse|laisse)(?!\p{L})/iu, 'other'],
  [/^je (?:cherche|recherche|veux|voudrais|vise|souhaite|attends)(?!\p{L})/iu, 'summary'],
  [/^(?:mes \p{L}+|on|l[’']on) (?:disent|dit)(?!\p{L})/iu, 'soft'],
  [/^je \p{Ll}+(?!\p{L})/iu, 'skills'],
]);

/** « Expériences dans le soin », « Formations courtes »: known words lead, or are most of what is there. */
function classifyLoose(text: string): HeadingKind | null {
  const words = headingKeys(text);
  if (words.length < 2 || words.length > 7 || /[\d|(@]/u.test(text)) return null;
  const first = phraseAt(words, 0);
  if (first && looseKinds.has(first.kind)) return first.kind;
  const found = words.flatMap((_, index) => phraseAt(words, index) ?? []).filter(({ kind }) => looseKinds.has(kind));
  return found.length > 0 && words.length <= 5 ? (found[0] as Strong).kind : null;
}

const looseKinds = new Set<HeadingKind>([
  'experience',
  'skills',
  'interests',
  'education',
  'certifications',
  'languages',
]);

/** Words that head a section where they stand alone, and only describe another word elsewhere. */
const lonely = new Map<string, HeadingKind>([
  ['autres', 'other'],
  ['perso', 'interests'],
]);

/** In small letters these are items and states, « Aspiration », « En poste »; in capitals they head. */
const loud = /^(?:aspiration|en poste)$/;

function classifyKnown(text: string): HeadingKind | null {
  const words = headingKeys(text);
  if (words.length === 0 || words.length > 9) return null;
  const lone = words.length === 1 && lonely.get(words[0] as string);
  if (lone) return lone;
  if (loud.test(words.join(' ')) && /\p{Ll}/u.test(text)) return null;
  // « Avant 2013 » dates a job.
  if (words.length === 1 && words[0] === 'avant' && /\d/.test(text)) return null;
  const found: (Strong & { at: number })[] = [];
  for (let index = 0; index < words.length; ) {
    const match = phraseAt(words, index);
    if (match) found.push({ ...match, at: index });
    else if (!weak().has(words[index] as string)) return null;
    index += match?.words ?? 1;
  }
  return decide(found);
}

function headingKeys(text: string): string[] {
  const keys: string[] = [];
  let run = 0;
  for (const { key } of tokenise(text)) {
    if (/^\d+$/.test(key)) continue;
    // Letters set apart are one word: « J E SAIS FAIRE », « F O R M A T I O N ».
    const single = key.length === 1 && /[a-z]/.test(key);
    if (single && run > 0) keys.push(`${keys.pop()}${key}`);
    else keys.push(key);
    run = single ? run + 1 : 0;
  }
  return keys;
}

function phraseAt(words: readonly string[], from: number): Strong | null {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const match = strong().get(words.slice(from, from + length).join(' '));
    if (match) return match;
  }
  return null;
}

function decide(found: (Strong & { at: number })[]): HeadingKind | null {
  const first = found[0];
  if (!first) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size === 1) return first.kind;
  const specific = found.filter(({ words }) => words > 1);
  if (specific.length === 1) return (specific[0] as Strong).kind;
  // « Compétences et réalisations »; « Compétences et références » tells of people.
  const deeds = found.filter(({ kind }) => kind === 'other').every(({ phrase }) => /^realisations?$/.test(phrase));
  if (kinds.has('skills') && kinds.has('other') && kinds.size === 2 && deeds) return 'skills';
  if (kinds.has('skills') && kinds.size === 2) return [...kinds].find((kind) => kind !== 'skills') ?? 'skills';
  if (kinds.has('experience') && kinds.has('education')) return first.kind;
  return precedence.find((kind) => kinds.has(kind)) ?? first.kind;
}
