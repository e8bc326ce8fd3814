import type { Token } from '../text/tokenise.ts';
import { type DutyVerb, dutyVerb, type VerbForm } from './duty-verbs.ts';
import { isAdverb, isWord } from './phrase-words.ts';
import { settingAt } from './setting.ts';
import type { Walk } from './walk.ts';

/** A verb at a place: whether its objects are asked for, and the word after it. */
export type VerbFound = {
  verb: DutyVerb | null;
  open: boolean;
  next: number;
  form?: VerbForm;
  also?: readonly DutyVerb[];
};

const clitics = /^(?:l|le|la|les|y|en|lui|leur|nous|vous|te|t|se|s|ne|n|aussi|egalement|deja|donc)$/;
const articles = /^(?:le|la|les|l|des|du|un|une|aux|au|nos|vos|notre|votre|son|sa|ses|leurs?|ce|cette|the|an?|our)$/;
const knowing = /^(?:connais(?:sez|ses)?|connaitre|(?:maitris|pratiqu|utilis|mani)(?:ez|es|er|e))$/;

/** The verb at a word, if it is one: « vous gérez », « tu tiens », an infinitive, « avez déjà encadré ». */
export function readVerb(walk: Walk, index: number, atStart: boolean): VerbFound | null {
  const { key } = walk.tokens[index] as Token;
  if (key === 'vous' || key === 'tu') return addressed(walk, index, key === 'vous' ? 'you' : 'thou');
  if (key === 'nous' || key === 'on') return { verb: null, open: false, next: index + 1 };
  if (/^(?:pour|afin|permettant|permettre)$/.test(key)) return purpose(walk, index);
  return (
    (atStart ? opening(walk, index) : null) ??
    infinitive(walk, index, atStart) ??
    participle(walk, index) ??
    told(walk, index, atStart)
  );
}

/** Verbs that only stand where a clause begins. */
function opening(walk: Walk, index: number): VerbFound | null {
  const { key } = walk.tokens[index] as Token;
  const next = keyAt(walk, index + 1);
  if ((index > 0 || /er$|re$/.test(key)) && knowing.test(key)) return opened(walk, null, index + 1);
  if (/^(?:s|se)$/.test(key) && /(?:er|ir|re)$/.test(next)) {
    const doing = /^(?:occuper|charger|assurer)$/.test(next);
    return doing ? opened(walk, null, index + 2) : { verb: null, open: false, next: index + 2 };
  }
  if (clitics.test(key) && dutyVerb(next, 'infinitive')) return { verb: null, open: false, next: index + 2 };
  return again(walk, index, true) ?? english(walk, index);
}

/** « - Design and build backend services » */
function english(walk: Walk, index: number): VerbFound | null {
  const heads = index === 0 && walk.reading.list;
  const follows = /^(?:and|or)$/.test(keyAt(walk, index - 1)) && isWord('english', keyAt(walk, index - 2));
  if (!isWord('english', keyAt(walk, index)) || !(heads || follows)) return null;
  if (/^(?:de|d|du|des|en|a|le|la|les|l|une?|ses|son|nos|aux?)$/.test(keyAt(walk, index + 1))) return null;
  return opened(walk, null, index + 1);
}

/** « vous gérez … », « tu seras chargée de … », « vous savez lire … »; « vous aimez … » asks for nothing to be done. */
function addressed(walk: Walk, index: number, form: VerbForm): VerbFound | null {
  let at = index + 1;
  while (at < walk.tokens.length && (clitics.test(keyAt(walk, at)) || isAdverb(keyAt(walk, at)))) at++;
  const word = keyAt(walk, at);
  const verb = dutyVerb(word, form);
  if (verb) return { ...complete(walk, verb, at + 1), form };
  if (isWord('modal', word)) return afterModal(walk, at + 1);
  if (knowing.test(word)) return { ...opened(walk, null, at + 1), form };
  const regular = form === 'you' ? /[^aeiou]ez$|[iuy]ez$/ : /[^aeiou]es$/;
  const light = walk.reading.duties && regular.test(word) && !isWord('idle', word) && !/rez$|ras$/.test(word);
  return light ? opened(walk, null, at + 1) : { verb: null, open: false, next: at + 1 };
}

/** « vous concevez … et animez … », « → rédiges et négocies les contrats »: the reader is not named again. */
function again(walk: Walk, index: number, atStart: boolean): VerbFound | null {
  if (!atStart) return null;
  const word = keyAt(walk, index);
  const bare = index === 0 && walk.reading.list && walk.reading.duties;
  if (/ez$|^faites$/.test(word) && (walk.form === 'you' || bare)) {
    const verb = saidToYou(walk, index);
    return verb ? { ...verb, form: 'you' } : null;
  }
  return (bare || walk.form === 'third' ? toldAgain(walk, index) : null) ?? thouAgain(walk, index, bare);
}

const thing = /^(?:les?|la|l|des|du|une?|tes|ton|ta|nos|notre)$/;

/** « - poses les stores », « - déchiffres les plans » below « tu : » */
function thouAgain(walk: Walk, index: number, bare: boolean): VerbFound | null {
  const [word, next] = [keyAt(walk, index), keyAt(walk, index + 1)];
  const verb = dutyVerb(word, 'thou');
  const hasObject = /^(?:le|la|les|l|une?|nos|tes|ton|ta|et)$/.test(next);
  if (verb && (walk.form === 'thou' || (bare && hasObject)))
    return { ...complete(walk, verb, index + 1), form: 'thou' };
  const unknown = index === 0 && walk.form === 'thou' && /[^aou]s$/.test(word) && thing.test(next);
  return unknown && !articles.test(word) ? { ...opened(walk, null, index + 1), form: 'thou' } : null;
}

function saidToYou(walk: Walk, index: number): VerbFound | null {
  const verb = dutyVerb(keyAt(walk, index), 'you');
  if (verb) return complete(walk, verb, index + 1);
  return articles.test(keyAt(walk, index + 1)) ? opened(walk, null, index + 1) : null;
}

/** « - prépare ses séquences et tient un cahier »: after « l'agent : » or in bullets that speak of the post's holder. */
function toldAgain(walk: Walk, index: number): VerbFound | null {
  const verb = dutyVerb(keyAt(walk, index), 'third');
  if (!verb) return null;
  const next = keyAt(walk, index + 1);
  // « Sauvegarde et plan de reprise » are nouns, « trie et range les colis » verbs.
  const goesOn = next === 'et' && dutyVerb(keyAt(walk, index + 2), 'third') !== null;
  const isTold = index === 0 && walk.form === 'third' && !/^(?:et|de|d|du|des)$/.test(next);
  const hasObject =
    isTold ||
    goesOn ||
    goesWith(walk, index + 1) ||
    /^(?:le|la|les|l|une?|ses|son|sa|leurs?)$/.test(next) ||
    (walk.form === 'third' && next === 'des') ||
    (/^(?:a|au|aux)$/.test(next) && !verb.noun);
  return hasObject ? { ...complete(walk, verb, index + 1), form: 'third' } : null;
}

/** « vas poser », « serez chargé de préparer », « êtes responsable de la partie poisson » */
function afterModal(walk: Walk, from: number): VerbFound {
  let charged = false;
  for (let at = from; at < Math.min(from + 6, walk.tokens.length); at++) {
    const verb = dutyVerb(keyAt(walk, at), 'infinitive');
    if (verb) return complete(walk, verb, at + 1);
    if (/^(?:charge|chargee?|responsable|garante?|missions?|charges|orchestre|pilote)$/.test(keyAt(walk, at)))
      charged = true;
    else if (charged && !/^(?:de|d|du|des|la|le|l|les)$/.test(keyAt(walk, at))) return opened(walk, null, at);
  }
  return { verb: null, open: charged, next: from };
}

/** « Il nous faut quelqu’un pour tenir la caisse », « nous cherchons un chauffeur pour livrer »: what one is hired for. */
function isSoughtFor({ tokens }: Walk, index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 8), index)
    .some(({ key }) => /^(?:quelqu|(?:re)?cherch(?:e|ons)|recrut(?:e|ons)|embauch(?:e|ons))$/.test(key));
}

/** What serves a purpose is no duty: « pour garantir la satisfaction ». */
function purpose(walk: Walk, index: number): VerbFound | null {
  const at = /^(?:de|d)$/.test(keyAt(walk, index + 1)) ? index + 2 : index + 1;
  const verb = dutyVerb(keyAt(walk, at), 'infinitive');
  if (verb && isSoughtFor(walk, index)) return complete(walk, verb, at + 1);
  return verb ? { verb: null, open: false, next: at + 1 } : null;
}

const leadsToInfinitive =
  /^(?:de|d|a|savoir|savez|sais|saches|va|vas|allez|devez|faut|devra|pourra|peut|sachant|faire|to)$/;
const noInfinitive = /(?:ier|oir|itre|aire|ure|tre|ivre|adre|ettre|ambre|embre|ordre|cre|gre|mer|ver|her)$/;

function infinitive(walk: Walk, index: number, atStart: boolean): VerbFound | null {
  const word = keyAt(walk, index);
  if (!/(?:er|ir|re)$/.test(word)) return null;
  const led = index > 0 && leadsToInfinitive.test(keyAt(walk, index - 1)) && isDirect(walk, index);
  const verb = dutyVerb(word, 'infinitive');
  if (verb) return atStart || led ? complete(walk, verb, index + 1) : null;
  const guessed =
    atStart &&
    walk.reading.duties &&
    word.length > 4 &&
    !noInfinitive.test(word) &&
    articles.test(keyAt(walk, index + 1));
  return guessed && walk.reading.list ? opened(walk, null, index + 1) : null;
}

/** « chargé de préparer », not « permettant de préparer » nor « avant de préparer ». */
function isDirect(walk: Walk, index: number): boolean {
  return !/^(?:permet\w*|avant|pour|afin|but|objectif|envie|sans|possibilite|plaisir|hate)$/.test(
    keyAt(walk, index - 2),
  );
}

/** « vous avez déjà encadré une équipe », « avoir formé des apprentis », « tu as déjà vécu une fusion » */
function participle(walk: Walk, index: number): VerbFound | null {
  const already = keyAt(walk, index - 1) === 'deja';
  const at = already ? index - 2 : index - 1;
  if (!/^(?:avez|as|avoir|ayant)$/.test(keyAt(walk, at))) return null;
  const verb = dutyVerb(keyAt(walk, index), 'participle');
  if (verb) return complete(walk, verb, index + 1);
  const guessed = already && /(?:e|i|u|is|it)$/.test(keyAt(walk, index)) && articles.test(keyAt(walk, index + 1));
  return guessed ? opened(walk, null, index + 1) : null;
}

/** « tient à jour les dossiers », « prend en charge les blessés »: the verb has more than one word. */
function goesWith(walk: Walk, at: number): boolean {
  return /^(?:a jour|en place|en charge|part aux?|soin d|soin des?)$/.test(`${keyAt(walk, at)} ${keyAt(walk, at + 1)}`);
}

/** « Assure l'entretien », « l'agent effectue les rondes, participe aux gardes » */
function told(walk: Walk, index: number, atStart: boolean): VerbFound | null {
  const verb = walk.reading.duties ? dutyVerb(keyAt(walk, index), 'third') : null;
  if (!verb) return null;
  const before = keyAt(walk, index - 1);
  let next = index + 1;
  while (isAdverb(keyAt(walk, next))) next++;
  const hasObject =
    goesWith(walk, next) ||
    /^(?:le|la|les|l|un|une)$/.test(keyAt(walk, next)) ||
    (!verb.noun && /^(?:des|aux?|a)$/.test(keyAt(walk, next)));
  const named = index > 0 && !articles.test(before) && !/^(?:de|d|en|a|par|avec|sans|pour)$/.test(before);
  const subject = /^(?:il|elle|agent|titulaire|salariee?|poste|collaborat\w+)$/.test(before);
  return subject || (hasObject && (named || (atStart && index === 0))) ? complete(walk, verb, next) : null;
}

/** « mettre à jour les tarifs », « mettre les tarifs à jour », « mettre en place » */
function setTo(walk: Walk, verb: DutyVerb, at: number, two: string): VerbFound {
  const set = settingAt(walk, verb, at);
  if (set) return opened(walk, set.verb, set.next);
  return opened(walk, null, /^(?:en|a) /.test(two) ? at + 2 : at);
}

/** Verbs of more than one word: « mettre à jour », « prendre en charge », « faire respecter ». */
function complete(walk: Walk, verb: DutyVerb, at: number): VerbFound {
  if (verb.noun === null) return { verb: null, open: false, next: at };
  const two = `${keyAt(walk, at)} ${keyAt(walk, at + 1)}`;
  if (verb.infinitive === 'mettre' || verb.infinitive === 'remettre') return setTo(walk, verb, at, two);
  if (
    /^(?:en charge|soin de|part a|soin des|part aux|connaissance de)$/.test(two) ||
    /^(?:a jour|en place) /.test(`${two} `)
  )
    return opened(walk, null, at + 2);
  if (verb.infinitive === 'faire' && /(?:er|ir|re)$/.test(keyAt(walk, at))) return opened(walk, null, at + 1);
  const joined = /^(?:et|ou|puis)$/.test(keyAt(walk, at));
  const other = joined ? coordinated(walk, verb, at + 1) : isListed(walk, at) ? coordinated(walk, verb, at) : null;
  return other ?? opened(walk, verb, at);
}

/** « couper, dénuder et sertir les fils »: a comma stands before the word, and the verbs end on what they are done to. */
function isListed(walk: Walk, at: number): boolean {
  if (at < 1 || at >= walk.tokens.length) return false;
  const { start: from } = walk.sentence;
  if (walk.text.slice(from + end(walk, at - 1), from + start(walk, at)).trim() !== ',') return false;
  let last = at;
  while (last < at + mostVerbs && (isDutyVerb(keyAt(walk, last)) || /^(?:et|ou|puis)$/.test(keyAt(walk, last)))) last++;
  return last > at && articles.test(keyAt(walk, last));
}

const mostVerbs = 8;

function isDutyVerb(word: string): boolean {
  return !articles.test(word) && (['infinitive', 'you', 'thou'] as const).some((form) => dutyVerb(word, form));
}

/** « diagnostiquer et réparer les pannes »: the last verb has the object. */
function coordinated(walk: Walk, first: DutyVerb, at: number): VerbFound | null {
  const word = keyAt(walk, at);
  for (const form of ['infinitive', 'you', 'thou', 'third'] as const) {
    const verb = dutyVerb(word, form);
    if (!verb || articles.test(word) || (form === 'third' && !isToldAlike(walk, at))) continue;
    const done = complete(walk, verb, at + 1);
    // « Dresser et redresser les tables »: what is done once more is named by the first.
    const isAgain = verb.infinitive === `re${first.infinitive}`;
    return { ...done, verb: verb.noun && !isAgain ? done.verb : first, also: [first, ...(done.also ?? [])] };
  }
  const unknown = /(?:er|ir|ez)$/.test(word) && articles.test(keyAt(walk, at + 1));
  return unknown ? opened(walk, first, at + 1) : null;
}

/** « prépare et conduit les séances » where the holder of the post is spoken of; « plan et suivi » are nouns. */
function isToldAlike(walk: Walk, at: number): boolean {
  return walk.form === 'third' && articles.test(keyAt(walk, at + 1));
}

function opened(walk: Walk, verb: DutyVerb | null, from: number): VerbFound {
  let next = from;
  while (
    next < walk.tokens.length &&
    (isAdverb(keyAt(walk, next)) || /^(?:a|au|aux|de|d|avec|dans|egalement|aussi|bien)$/.test(keyAt(walk, next)))
  )
    next++;
  return { verb: verb?.noun ? verb : null, open: true, next };
}

function keyAt({ tokens }: Walk, index: number): string {
  return tokens[index]?.key ?? '';
}

function start({ tokens }: Walk, index: number): number {
  return tokens[index]?.start ?? 0;
}

function end({ tokens }: Walk, index: number): number {
  return tokens[index]?.end ?? 0;
}
