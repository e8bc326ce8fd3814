import { foldText } from '../text/fold-text.ts';
import type { Token } from '../text/tokenise.ts';
import { dutyVerb, isActionNoun } from './duty-verbs.ts';
import type { Run } from './noun-phrase.ts';
import { isWord } from './phrase-words.ts';
import { isSettingVerb, isTellingSetting } from './setting.ts';
import { gapBefore, type Walk } from './walk.ts';

/** What is asked for in the offer's own words: `object` is where its noun begins, `start` where its verb does. */
export type Phrase = {
  term: string;
  alternatives: string[];
  start: number;
  object: number;
  end: number;
  /** The folded words that mean something. */
  words: string[];
};

const maxWords = 4;

/** The phrase a run of words makes; null where it says nothing that could be looked for in a CV. */
export function toPhrase(walk: Walk, found: Run): Phrase | null {
  if (isNextVerb(walk, found)) return null;
  const whole = shortened(walk, withoutSetting(walk, forWhom(walk, ofTool(walk, found))));
  const run = whole && headAlone(walk, whole);
  if (!run) return null;
  const words = contentOf(walk, run);
  const { text, sentence, tokens, verb } = walk;
  const second = secondKind(walk, run);
  if (second) return second;
  if (
    !(isTelling(walk, words, run.article) || headsTask(walk, run, words)) ||
    isName(walk, run) ||
    isSecondAdjective(walk, run)
  )
    return null;
  const object = sentence.start + (tokens[run.from] as Token).start;
  const end = sentence.start + (tokens[run.to - 1] as Token).end;
  const said = plain(text.slice(object, end), text.slice(sentence.start, sentence.end));
  if (said.includes('\n') || /[()[\]]/.test(said)) return null;
  if (
    !verb ||
    (isAction(words[0] as string) &&
      !isSettingVerb(verb) &&
      !/^(?:différenciation|réduction|adaptation|automatisation|sécurisation)$/.test(verb.noun ?? ''))
  )
    return { term: said, alternatives: [], start: object, object, end, words };
  const otherNouns = walk.also.flatMap(({ noun }) => (noun && noun !== verb.noun ? [noun] : []));
  const begin = sentence.start + (tokens[walk.verbAt] as Token).start;
  return {
    term: `${verb.noun} ${linked(run.article, said)}`,
    alternatives: [
      ...otherNouns.map((noun) => `${noun} ${linked(run.article, said)}`),
      ...(isTellingSetting(verb) ? [verb.noun as string] : []),
      `${verb.infinitive} ${withArticle(run.article, said)}`,
    ],
    start: isNear(walk, run) ? begin : object,
    object,
    end,
    words,
  };
}

/** « Animer et modérer », « les reformuler »: the verb that follows is not what the first is done to. */
function isNextVerb({ tokens, verb }: Walk, { from }: Run): boolean {
  const { key } = tokens[from] as Token;
  return verb !== null && dutyVerb(key, 'infinitive') !== null && !alsoNouns.test(key);
}

const alsoNouns = /^(?:lever|coucher|dejeuner|diner|gouter|souper|toucher)$/;

/** The action itself, where its verb has no object: « flamber » asks for « flambage ». */
export function bareAction({ text, sentence, tokens, verb }: Walk, index: number): Phrase | null {
  const token = tokens[index] as Token;
  const noun = verb?.noun ?? '';
  if (isWord('void', foldText(noun)) || /^(?:vous|tu)$/.test(token.key)) return null;
  const [start, end] = [sentence.start + token.start, sentence.start + token.end];
  const said = text.slice(start, end).toLowerCase();
  return { term: noun, alternatives: said === noun ? [] : [said], start, object: start, end, words: [noun] };
}

/** The verb is quoted with its object when they stand together. */
function isNear(walk: Walk, run: Run): boolean {
  const slice = walk.text.slice(
    walk.sentence.start + (walk.tokens[walk.verbAt] as Token).start,
    walk.sentence.start + (walk.tokens[run.from] as Token).start,
  );
  return slice.length < 40 && !/[,;:(]/.test(slice);
}

/** At most four meaning words: what is longer loses its last complements. */
function shortened(walk: Walk, run: Run): Run | null {
  let to = run.to;
  while (contentOf(walk, { ...run, to }).length > maxWords || to - run.from > 7) {
    let cut = to - 1;
    while (cut > run.from && !isLink((walk.tokens[cut] as Token).key)) cut--;
    if (cut <= run.from) return null;
    while (cut > run.from + 1 && isLink((walk.tokens[cut - 1] as Token).key)) cut--;
    to = cut;
  }
  return { ...run, to };
}

/** « Interlocuteur des commissaires aux comptes »: whom a person answers to is what is asked. */
function forWhom(walk: Walk, run: Run): Run {
  const [head, joint, article] = walk.tokens.slice(run.from, run.from + 3).map(({ key }) => key);
  if (walk.verb || !/^(?:interlocut\w+|referente?|correspondante?)$/.test(head ?? '') || !isLink(joint ?? ''))
    return run;
  const from = run.from + (isLink(article ?? '') ? 3 : 2);
  return from < run.to ? { ...run, from, article: 'les' } : run;
}

/** « La connaissance du logiciel Kizeo »: the tool is asked for by its name alone. */
function ofTool({ text, sentence, tokens }: Walk, run: Run): Run {
  const [kind, name] = [tokens[run.from], tokens[run.from + 1]];
  if (!kind || !name || run.to - run.from < 2 || !/^(?:logiciel|progiciel|outil|plateforme)s?$/.test(kind.key))
    return run;
  return /^\p{Lu}/u.test(text.slice(sentence.start + name.start)) ? { ...run, from: run.from + 1 } : run;
}

/** « remettre les appareils en service »: the last two words are the action’s own. */
function withoutSetting({ verb, text, sentence, tokens }: Walk, run: Run): Run {
  const [first, last] = [tokens[run.to - 2], tokens[run.to - 1]];
  if (!first || !last || run.to - run.from < 3 || !isSettingVerb(verb)) return run;
  const said = text.slice(sentence.start + first.start, sentence.start + last.end);
  return verb?.noun?.endsWith(` ${said}`) ? { ...run, to: run.to - 2 } : run;
}

/** « recueillir les besoins des directions »: where every word is common, the first with its verb says enough. */
function headAlone(walk: Walk, run: Run): Run {
  const words = contentOf(walk, run);
  const isCommon = (word: string) => isWord('thin', word) || isWord('people', word) || isWord('void', word);
  if (!walk.verb || words.length < 2 || !words.every(isCommon)) return run;
  let to = run.from + 1;
  while (to < run.to && contentOf(walk, { ...run, to }).length < 1) to++;
  return { ...run, to };
}

function isLink(key: string): boolean {
  return isWord('joint', key) || isWord('determiner', key) || /^(?:en|a|au|aux)$/.test(key);
}

function contentOf({ tokens }: Walk, run: Run): string[] {
  return tokens
    .slice(run.from, run.to)
    .flatMap(({ key }) => (isLink(key) || isWord('before', key) || key === 'avec' ? [] : [key]));
}

/** Actions that say nothing without what they are done to. */
const bareActions =
  /^(?:pilotage|suivi|coordination|conception|consultation|creation|evaluation|soutien|organisation|gestion|participation|accompagnement)$/;
const adjective = /(?:ique|elle|ale|aux|al|ive|if|aire|euse|eux|able|ible|ant|ante|ee)s?$/;

/** Whether the words name something: neither « la qualité », nor « clients » without what is done for them. */
function isTelling(walk: Walk, words: readonly string[], article: string): boolean {
  const [head] = words;
  if (!head || head.length < 3 || /^\d/.test(head)) return false;
  const full = words.filter((word) => !isWord('void', word));
  if (full.length === 0) return isDeliverable(walk, head);
  const weighty = full.filter((word) => !isWord('thin', word) && !isWord('people', word));
  if (weighty.length === 0) return isThinTelling(walk, words);
  // « La connaissance de la clientèle agricole »: whom one knows.
  if (isWord('people', head)) return walk.verb !== null || (!walk.reading.duties && words.length === 2);
  if (words.length > 1) return !isWord('void', head) || weighty.length > 1 || isField(head) || isBond(head);
  return (
    head.length > 3 &&
    !bareActions.test(head) &&
    !isWord('before', head) &&
    !isWord('light', head) &&
    (article !== '' || !adjective.test(head))
  );
}

/** « Présenter les résultats aux clients »: what is found out and told is a task, where « améliorer les résultats » is none. */
function isDeliverable({ verb }: Walk, head: string): boolean {
  return (
    /^(?:pr[ée]sentation|restitution|analyse|interpr[ée]tation|exploitation)$/.test(verb?.noun ?? '') &&
    /^(?:resultats|conclusions|bilans|indicateurs)$/.test(head)
  );
}

/** « Stupéfiants : tenue du registre »: what a duty is about stands before its colon, whatever its ending. */
function headsTask(walk: Walk, { from, to }: Run, words: readonly string[]): boolean {
  const [head = ''] = words;
  if (!walk.reading.duties || !walk.reading.list || walk.verb || from > 0 || words.length !== 1) return false;
  if (to >= walk.tokens.length || gapBefore(walk, to) !== 'colon' || !/[^s]s$/.test(head) || head.length < 6)
    return false;
  return (
    isActionNoun(walk.tokens[to]?.key ?? '') &&
    !['void', 'thin', 'people', 'light', 'before'].some((kind) => isWord(kind as 'void', head))
  );
}

/** « relations avec les greffes »: whom the post deals with. */
function isBond(head: string): boolean {
  return /^(?:relations?|liens?|liaisons?|echanges?|partenariats?)$/.test(head);
}

/** « milieu hospitalier », « secteur mutualiste »: the adjective says which. */
function isField(head: string): boolean {
  return /^(?:milieu|secteur|domaine|environnement|univers)x?$/.test(head);
}

/** « espaces verts et naturels »: the second adjective is no thing of its own. */
function isSecondAdjective({ tokens }: Walk, run: Run): boolean {
  const before = tokens[run.from - 1]?.key ?? '';
  const { key } = tokens[run.from] as Token;
  return (
    /^(?:et|ou|ni)$/.test(before) &&
    run.article === '' &&
    /(?:els|elles|ales|aux|iques|ifs|ives|aires|eux|euses|antes|ants)$/.test(key)
  );
}

/** « Contrôle dimensionnel et géométrique » asks for two kinds of control. */
function secondKind({ text, sentence, tokens }: Walk, run: Run): Phrase | null {
  const [noun, first, joint] = [tokens[run.from - 3], tokens[run.from - 2], tokens[run.from - 1]];
  const second = tokens[run.from] as Token;
  if (!noun || !first || joint?.key !== 'et' || run.article !== '') return null;
  if (!adjectiveOfKind.test(second.key) || !(adjectiveOfKind.test(first.key) || first.key === 'terrain')) return null;
  const between = text.slice(sentence.start + noun.end, sentence.start + second.start);
  if (/[^\p{L}\s]/u.test(between) || !/(?:ion|ment|ole|age|ance|eil|eille|ite)s?$/.test(noun.key)) return null;
  const slice = ({ start, end }: Token) => text.slice(sentence.start + start, sentence.start + end);
  const [object, end] = [sentence.start + second.start, sentence.start + second.end];
  const term = `${slice(noun).toLowerCase()} ${slice(second)}`;
  return { term, alternatives: [], start: object, object, end, words: [noun.key, second.key] };
}

const adjectiveOfKind = /(?:ique|el|elle|al|ale|aux|ive|if|aire)s?$/;

/** « courrier » in a list of duties, « clients » with what is done for them. */
function isThinTelling({ verb, reading }: Walk, words: readonly string[]): boolean {
  const [head] = words as [string];
  if (verb) return words.length <= 2 && !isWord('void', head);
  return reading.duties && reading.list && words.length === 1 && isWord('thin', head) && head.length > 5;
}

/** « Corinne », « Hambourg »: names are read elsewhere, by other signs. */
function isName({ text, sentence, tokens }: Walk, run: Run): boolean {
  const whole = text.slice(sentence.start, sentence.end);
  if (!/\p{Ll}/u.test(whole)) return false;
  return tokens.slice(run.from, run.to).every(({ start, end, key }, index) => {
    const word = text.slice(sentence.start + start, sentence.start + end);
    return isLink(key) || (/^\p{Lu}/u.test(word) && (run.from + index > 0 || /^\p{Lu}{2}/u.test(word)));
  });
}

/** « analyse », « suivi », « déclaration » already name what is done. */
function isAction(head: string): boolean {
  return (
    /(?:tion|ment|age|analyse|suivi|mise|prise|gestion|controle|tenue|pose|ance)s?$/.test(head) &&
    !isWord('thin', head) &&
    !things.test(head)
  );
}

/** « ouvrage », « bâtiment »: things, for all that their endings are those of actions. */
const things =
  /^(?:ouvrage|garage|message|image|paysage|bagage|outillage|fromage|barrage|grillage|vitrage|batiment|appartement|logement|instrument|vetement|aliment|medicament|reglement|monument|pansement|ordonnance|assurance|balance|ambulance|station)s?$/;

/** In lower case where the sentence shouts, and without a capital that only begins it. */
function plain(said: string, sentence: string): string {
  if (!/\p{Ll}/u.test(sentence)) return said.toLowerCase();
  return /^\p{Lu}\p{Ll}/u.test(said) && sentence.trimStart().startsWith(said)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;
}

const vowel = /^[aeiouyhœ]/;

/** « de la », « des », « d’»: how a noun hangs on the name of an action. */
function linked(article: string, said: string): string {
  if (/^(?:les|nos|vos|ses|leurs|tes|mes)$/.test(article)) return `des ${said}`;
  if (article === 'le') return `du ${said}`;
  if (article === 'la') return `de la ${said}`;
  if (article === 'l') return `de l’${said}`;
  if (/^(?:sa|son|ta|ton|notre|votre|leur|cet?|cette|une?)$/.test(article))
    return `${vowel.test(article) ? 'd’' : 'de '}${article} ${said}`;
  return vowel.test(foldText(said)) ? `d’${said}` : `de ${said}`;
}

function withArticle(article: string, said: string): string {
  if (article === 'l') return `l’${said}`;
  return article === '' || /^(?:de|d|du|au|aux|of)$/.test(article) ? said : `${article} ${said}`;
}
