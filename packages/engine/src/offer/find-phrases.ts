import { isContract, titleLikeness } from '../cv/sections/judge-part.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { bareAction, type Phrase, toPhrase } from './phrase.ts';
import { isWord } from './phrase-words.ts';
import { readVerb, type VerbFound } from './read-verb.ts';
import type { Sentence } from './sentences.ts';
import { type Gap, gapBefore, isConjunction, type Reading, type Walk } from './walk.ts';

/**
 * What a sentence asks for in words that no list knows: the objects of its verbs (« rédiger les procédures »), what
 * follows « connaissance de », the nouns of a bullet or of a list after a colon. One pass over the words.
 */
export function findPhrases(text: string, sentence: Sentence, reading: Reading): Phrase[] {
  const tokens = tokenise(text.slice(sentence.start, sentence.end));
  const walk: Walk = {
    text,
    sentence,
    tokens,
    reading,
    open: reading.list,
    verb: null,
    also: [],
    verbAt: -1,
    form: reading.form ?? 'infinitive',
  };
  const phrases: Phrase[] = [];
  let index = 0;
  while (index < tokens.length) {
    const gap = gapBefore(walk, index);
    if (gap === 'open') {
      const close = closingToken(walk, index);
      if (!isEnumeration(walk, index, close)) {
        index = Math.max(close, index + 1);
        continue;
      }
    }
    prepare(walk, gap, index);
    const next = step(walk, index, gap !== '' || index === 0 || isConjunction(tokens[index - 1]), phrases);
    index = Math.max(next, index + 1);
  }
  return phrases;
}

/** A stop closes what was open, a colon opens a list of what was announced. */
function prepare(walk: Walk, gap: Gap, index: number): void {
  if (gap === 'colon') {
    walk.open = walk.open || index < 5 || announces(walk, index);
    walk.verb = null;
  }
  if (gap === 'open') walk.verb = null;
  if (gap === 'stop') {
    walk.open = walk.reading.list;
    walk.verb = null;
  }
}

function step(walk: Walk, index: number, atStart: boolean, phrases: Phrase[]): number {
  const verb = readVerb(walk, index, atStart);
  if (verb) return begin(walk, index, verb, phrases);
  if (atStart && leadsVerb(walk, index) > 0) return step(walk, index + leadsVerb(walk, index), true, phrases);
  if (namesTask(walk, index)) return openTask(walk, index, phrases);
  if (atStart && tellsPlace(walk, index)) return afterTail(walk, index);
  if (atStart && namesHolder(walk, index)) return step(walk, index + 2, true, phrases);
  const token = walk.tokens[index] as Token;
  if (isCue(walk, index)) {
    walk.open = true;
    walk.verb = null;
    if (token.key === 'avec') return index + 1;
  }
  return walk.open && !isConjunction(token) ? collect(walk, index, phrases) : index + 1;
}

/** The noun phrase at a place, where nouns are collected. */
function collect(walk: Walk, index: number, phrases: Phrase[]): number {
  const token = walk.tokens[index] as Token;
  if (namesMeans(walk, index)) return collect(walk, index + 1, phrases);
  const complement = isComplement(walk, index, phrases);
  if (isTail(token.key) && !complement) return afterTail(walk, index);
  const found = nounPhraseAt(walk, index);
  const phrase = found.phrase && toPhrase(complement ? { ...walk, verb: null } : walk, found.phrase);
  if (phrase && !isContract(phrase.term)) phrases.push(phrase);
  return found.tail ? afterTail(walk, found.next) : found.next;
}

/** « …, avec les procès-verbaux », « … et par des visites à domicile »: what goes with a task or is its means, and nobody. */
function namesMeans(walk: Walk, index: number): boolean {
  const [word, article, noun] = walk.tokens.slice(index, index + 3).map(({ key }) => key);
  if (!walk.reading.duties || !walk.reading.list || walk.verb || index === 0 || !noun) return false;
  const apart = gapBefore(walk, index) === 'comma' || isConjunction(walk.tokens[index - 1]);
  if (!apart || !/^(?:avec (?:les|des)|par des)$/.test(`${word} ${article}`)) return false;
  return (
    noun.length > 5 && !isWord('people', noun) && !isWord('void', noun) && titleLikeness(noun) <= 0 && !helps.test(noun)
  );
}

const helps = /^(?:soutiens?|appuis?|aides?|moyens?|collegues?|equipes?|services?|partenaires?|outils?|logiciels?)$/;

/** « de former les équipes », « d’en assurer le suivi » below « il s’agira : »: how many words lead to the verb. */
function leadsVerb({ tokens }: Walk, index: number): number {
  if (!/^(?:de|d)$/.test(tokens[index]?.key ?? '')) return 0;
  const words = /^(?:en|y)$/.test(tokens[index + 1]?.key ?? '') ? 2 : 1;
  return dutyVerb(tokens[index + words]?.key ?? '', 'infinitive') ? words : 0;
}

function begin(walk: Walk, index: number, found: VerbFound, phrases: Phrase[]): number {
  walk.open = found.open;
  walk.verb = found.verb;
  walk.also = found.also ?? [];
  walk.verbAt = index;
  walk.form = found.form ?? walk.form;
  if (found.verb?.noun && walk.reading.duties && isAlone(walk, found.next))
    phrases.push(...bareActions(walk, index, found));
  return found.next;
}

/** « labourer et semer » asks for both; « découpe », « flambage » where a verb stands by itself. */
function bareActions(walk: Walk, index: number, { verb, also = [], next }: VerbFound): Phrase[] {
  const all = [verb, ...also];
  const places = also.length === 0 ? [index] : Array.from({ length: next - index }, (_, step) => index + step);
  return places.flatMap((place) => {
    const { key } = walk.tokens[place] as Token;
    const own = all.find(
      (one) =>
        one &&
        (['infinitive', 'you', 'thou'] as const).some((form) => dutyVerb(key, form)?.infinitive === one.infinitive),
    );
    const action = also.length > 0 && !own ? null : bareAction(own ? { ...walk, verb: own } : walk, place);
    return action ? [action] : [];
  });
}

/** « l'installation de l'arrosage et de l'éclairage »: a second complement of the noun before. */
function isComplement(walk: Walk, index: number, phrases: readonly Phrase[]): boolean {
  const key = (walk.tokens[index] as Token).key;
  if (!/^(?:de|d|du|des)$/.test(key) || !/^(?:et|ou)$/.test(walk.tokens[index - 1]?.key ?? '')) return false;
  return / d(?:e|u|es|['’]) ?/.test(phrases.at(-1)?.term ?? '');
}

/** « vos missions sont les suivantes : … » */
function announces({ tokens }: Walk, index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 5), index)
    .some(({ key }) => /^(?:missions?|suivantes?|suivants|charge|taches|responsabilites|activites)$/.test(key));
}

/** « découper, flamber, dresser », « labourer sans retourner »: verbs without any object. */
function isAlone(walk: Walk, next: number): boolean {
  if (next >= walk.tokens.length || gapBefore(walk, next) === 'comma' || gapBefore(walk, next) === 'stop') return true;
  return /^(?:sans|selon|suivant|conformement)$/.test(walk.tokens[next]?.key ?? '');
}

const cues =
  /^(?:connaissances?|maitrise|pratique|utilisation|notions?|bases?|experiences?|competences?|formations?|logiciels?|outils?|certification|sensibilite|expertise|comprehension|culture|habilitation|label|migration|knowledge|proficiency|familiarity)$/;

/** « connaissance de … », « à l'aise avec … »: what follows is asked for. */
function isCue({ tokens }: Walk, index: number): boolean {
  const key = (tokens[index] as Token).key;
  if (key === 'avec') return tokens[index - 1]?.key === 'aise';
  if (/^(?:ans?|annees?|saisons?)$/.test(key)) return /^(?:en|dans|sur|aupres)$/.test(tokens[index + 1]?.key ?? '');
  return cues.test(key) && index + 1 < tokens.length;
}

/** « avec l'appui », « en anglais », « de la préparation à la livraison »: no object begins so. */
function isTail(key: string): boolean {
  return isWord('tail', key) || /^(?:en|a|au|aux|de|d|du)$/.test(key);
}

/** « Le titulaire organise … »: who holds the post, before what he does. */
function namesHolder(walk: Walk, index: number): boolean {
  const [article, noun, verb] = walk.tokens.slice(index, index + 3).map(({ key }) => key);
  if (!walk.reading.duties || !/^(?:le|la|l)$/.test(article ?? '') || !dutyVerb(verb ?? '', 'third')) return false;
  if (!/^(?:agente?|titulaire|salariee?|personne)$/.test(noun ?? '') && titleLikeness(noun ?? '') <= 0) return false;
  walk.form = 'third';
  return /^(?:le|la|les|l|une?|des|a|aux?)$/.test(walk.tokens[index + 3]?.key ?? '');
}

/** « Rattachée à la direction, basé à Niort »: where the post stands is no part of what it does. */
function tellsPlace({ tokens }: Walk, index: number): boolean {
  const [word, next] = [tokens[index]?.key ?? '', tokens[index + 1]?.key ?? ''];
  return (
    /^(?:rattache|integre|place|affecte|base|situe|encadre|epaule)e?s?$/.test(word) &&
    /^(?:a|au|aux|dans|sous|par|d|de|directement)$/.test(next)
  );
}

function openTask(walk: Walk, index: number, phrases: Phrase[]): number {
  walk.open = true;
  walk.verb = null;
  return step(walk, index + 1, true, phrases);
}

/** « … en reprise et en création d’ouvertures », « … dans le registre informatisé »: the place of a task may name what is asked. */
function namesTask({ tokens, reading }: Walk, index: number): boolean {
  if (!reading.duties) return false;
  const [key, second, third, fourth] = tokens.slice(index, index + 4).map((token) => token.key);
  if (key === 'en') return /^(?:de|d)$/.test(third ?? '') && isActionNoun(second ?? '');
  return (
    /^(?:dans|sur|via)$/.test(key ?? '') && isWord('determiner', second ?? '') && onScreen.test(`${third} ${fourth}`)
  );
}

const onScreen =
  /^(?:dossiers?|registres?|cahiers?|plannings?|carnets?|bases?|outils?) (?:informatise|numerique|electronique)e?s?$/;

/** What hangs on a preposition is passed over, up to the next comma or verb. */
function afterTail(walk: Walk, from: number): number {
  let index = from + 1;
  while (index < walk.tokens.length) {
    const gap = gapBefore(walk, index);
    if (gap === 'colon') walk.open = walk.reading.duties && walk.reading.list;
    if (gap !== '') return index;
    if (namesTask(walk, index) || namesMeans(walk, index)) return index;
    if (isConjunction(walk.tokens[index - 1]) && (leadsVerb(walk, index) > 0 || readVerb({ ...walk }, index, true)))
      return index;
    index++;
  }
  return index;
}

function closingToken(walk: Walk, from: number): number {
  const { text, sentence, tokens } = walk;
  const close = text.indexOf(')', sentence.start + (tokens[from] as Token).start);
  if (close < 0 || close > sentence.end) return from;
  let index = from;
  while (index < tokens.length && sentence.start + (tokens[index] as Token).start < close) index++;
  return index;
}

/** « (murets, escaliers, terrasses) » goes on with what it explains; « (4 à 10 personnes) » does not. */
function isEnumeration(walk: Walk, from: number, to: number): boolean {
  const first = walk.tokens[from] as Token;
  if (
    !walk.open ||
    /^(?:\d.*|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|environ|plus|moins)$/.test(first.key) ||
    isWord('tail', first.key)
  )
    return false;
  for (let index = from + 1; index < to; index++) if (gapBefore(walk, index) === 'comma') return true;
  return false;
}
