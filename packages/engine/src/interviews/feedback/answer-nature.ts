import { findAll, type Said } from './said-words.ts';

/** What an answer is before it is anything else. `plain` answers are judged by the rubric alone. */
export type AnswerNature =
  | 'empty'
  | 'tiny'
  | 'copied'
  | 'gibberish'
  | 'foreign'
  | 'repeated'
  | 'insulting'
  | 'evasive'
  | 'plain';

const common = new Set(
  (
    'je j tu il elle on nous vous ils elles le la les l un une des de du d et ou mais donc car que qu qui quoi dont ce c ca cela ' +
    'cette ces cet mon ma mes ton son sa ses notre nos votre vos leur leurs a au aux en dans par pour sur avec sans sous chez ' +
    'ne n pas plus moins tres bien trop tout tous toute toutes est et etait ai as a avons avez ont suis sommes etes sont ' +
    'fait faire peu beaucoup quand si comme alors puis aussi meme y se s me m te t lui eux moi toi etre avoir oui non'
  ).split(' '),
);
const foreignWords: Record<string, Set<string>> = {
  anglais: new Set(
    'the and of to in i was my is that with for it have we they you are this be at not when from so had our because would he she'.split(
      ' ',
    ),
  ),
  espagnol: new Set(
    'el los las y en que por para con una muy pero mi yo trabajo como del es mas tambien cuando porque he'.split(' '),
  ),
  allemand: new Set(
    'ich und der die das ist nicht mit ein eine war wir haben habe auf fur zu den dem sie es auch wenn bei'.split(' '),
  ),
  italien: new Set(
    'il di che e per con sono una del ho mio mia anche molto perche quando nel lavoro gli alla della'.split(' '),
  ),
  portugais: new Set(
    'o os e que com uma muito mas meu eu trabalho como do da em para quando porque nao foi'.split(' '),
  ),
};

const insult =
  / (?:(?:sale |gros |espece de |pauvre |bande de |petit )?(?:connards?|connasses?|cons|conne|connes|salauds?|salopes?|encules?|abrutie?s?|cretine?s?)|va te faire|allez vous faire|allez (?:tous )?(?:chier|crever)|ta gueule|vos gueules|ferme ta|fermez vos|nique (?:ta|vos)|pauvres? (?:merdes?|debiles?)|je t emmerde|je vous emmerde|va chier|fils de pute|casse toi|cassez vous|foutez moi|vous faites chier|tu me (?:saoules|soules|fais chier)|question (?:de merde|a la con|debile|stupide))(?= )/g;
/** « il m’a traité de con »: told, not said. */
const told = /(?:traitee?|traites|appele|lance|crie|hurle|disait|dit|dire|insultes?|injures?)(?: \S+){0,4} $/;

const evasive =
  / (?:je (?:ne )?sais pas(?: trop| du tout)?|j (?:en )?sais rien|aucune idee|pas d idee|joker|question suivante|on passe|passer (?:cette|la) question|je passe|je (?:ne )?vois pas|rien a (?:dire|repondre)|pas d exemple|ca (?:ne )?me dit rien|je prefere ne pas repondre|ca m est jamais arrive|ca ne m est jamais arrive|je n ai pas d exemple|j ai pas d exemple|rien de special) /;

export type Nature = { nature: AnswerNature; language: string | null; at: { from: number; to: number } | null };

/** Tells the answers that cannot be judged as answers, and why. */
export function answerNature(said: Said, question: Said): Nature {
  const is = (nature: AnswerNature, language: string | null = null, at: Nature['at'] = null): Nature => ({
    nature,
    language,
    at,
  });
  const { words } = said;
  if (words.length === 0) return is('empty');
  const insulted = insultIn(said);
  if (insulted) return is('insulting', null, insulted);
  if (isCopied(said, question)) return is('copied');
  const language = foreignIn(said);
  if (language) return is('foreign', language);
  if (isGibberish(said)) return is('gibberish');
  if (words.length < 30 && evasive.test(said.text)) return is('evasive');
  if (words.length < 8) return is('tiny');
  if (isRepeated(said)) return is('repeated');
  return is('plain');
}

function insultIn(said: Said): Nature['at'] {
  const isSaid = ({ from }: { from: number }) => {
    const start = said.starts[from] ?? 0;
    return !told.test(said.text.slice(Math.max(0, start - 61), start));
  };
  const found = findAll(said, insult).find(isSaid);
  return found ? { from: found.from, to: found.to } : null;
}

/** Nearly all the answer's runs of three words are the question's. */
function isCopied({ words }: Said, question: Said): boolean {
  if (words.length < 4 || question.words.length < 4) return false;
  const own = new Set(runsOf(question.words.map(({ key }) => key)));
  const runs = runsOf(words.map(({ key }) => key));
  return runs.filter((run) => own.has(run)).length / runs.length > 0.6;
}

function runsOf(keys: string[]): string[] {
  return keys.slice(2).map((key, index) => `${keys[index]} ${keys[index + 1]} ${key}`);
}

function shareOf({ words }: Said, known: ReadonlySet<string>): number {
  return words.filter(({ key }) => known.has(key)).length / Math.max(1, words.length);
}

function foreignIn(said: Said): string | null {
  if (said.words.length < 4) return null;
  const french = shareOf(said, common);
  const [name, share] = Object.entries(foreignWords)
    .map(([language, known]) => [language, shareOf(said, known)] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0] as const);
  return share > 0.2 && share > french ? name : null;
}

/** Hardly a French word of those no sentence goes without, or letters struck at random. */
function isGibberish(said: Said): boolean {
  const { words } = said;
  const odd = words.filter(({ key }) => /[bcdfghjklmnpqrstvwxz]{5}|(.)\1{3}/.test(key) || key.length > 28).length;
  if (odd / words.length > 0.3) return true;
  if (/ (?:lorem ipsum|dolor sit amet|consectetur|azerty\w*|qwerty\w*) /.test(said.text)) return true;
  return words.length >= 12 && shareOf(said, common) < 0.12;
}

/** The same few words again and again. */
function isRepeated({ words }: Said): boolean {
  if (words.length < 20) return false;
  const runs = runsOf(words.map(({ key }) => key));
  return new Set(runs).size / runs.length < 0.35;
}
