import type { Letter } from '@coach/contracts/letter';
import { type Part, type Placed, parts } from './candidate.ts';
import { enumerated, withQue } from './french/link-words.ts';
import { countWords, uncapitalised } from './french/typeset.ts';

type Paragraphs = Letter['paragraphs'];
type Sentences = Paragraphs[number]['sentences'];

/** The paragraphs of a letter: whom it is to, one for the nearest job, one for the way there, and what comes next. */
export function paragraphsOf(chosen: readonly Placed[]): Paragraphs {
  const of = (part: Part): Sentences =>
    chosen
      .filter((placed) => placed.part === part)
      .sort((a, b) => a.order - b.order)
      .map(({ said: { text, evidence } }) => ({ text, evidence }));
  const [post, near, rest, assets, next] = parts.map(of) as [Sentences, Sentences, Sentences, Sentences, Sentences];
  // Where anything at all is told to fill, what one has stays in sentences of its own.
  const isThin = chosen.some(({ weight }) => weight <= 0);
  const told = isThin ? gathered(assets) : linked(gathered(assets));
  const isBrief = wordsOf(told) <= brief && next.length < 4;
  // What one has besides closes the way there where there is none, or it is long.
  const closesWay = rest.length > 0 && !isBrief;
  const paragraphs: Paragraphs = [
    { role: 'you', sentences: post },
    { role: 'me', sentences: near },
    { role: 'me', sentences: closesWay || rest.length === 0 ? [...rest, ...told] : rest },
    { role: 'us', sentences: closesWay || rest.length === 0 ? next : [...told, ...next] },
  ];
  return joined(paragraphs.filter(({ sentences }) => sentences.length > 0));
}

const brief = 34;

function wordsOf(sentences: Sentences): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** How sentences begin that go on with the one before: « J’ai aussi le SST », « J’utilise aussi Canva ». */
const goingOn: readonly (readonly [RegExp, RegExp])[] = [
  [/^J’ai (?:aussi |également )?(?:l[ea]s? |l’|une? )/u, /^J’ai (?:aussi |également )?(?=(?:l[ea]s? |l’|une? ))/u],
  [/^Ma formation (?:est|compte aussi) /u, /^Ma formation compte aussi /u],
  [/^(?:Je (?:pratique|travaille aussi avec|suis à l’aise avec)|Parmi les outils demandés) /u, /^J’utilise aussi /u],
  [/^Je pratique (?!également)/u, /^Je pratique (?:également )?(?=\p{L})/u],
  [/^J’ai (?:aussi )?suivi /u, /^J’ai (?:aussi )?suivi /u],
  [/^Je connais (?:aussi|également|par ailleurs) /u, /^Je connais (?:aussi|également|par ailleurs) /u],
];

/** « J’ai aussi le permis B. J’ai aussi le SST. » → « J’ai aussi le permis B, ainsi que le SST. » */
function gathered(sentences: Sentences): Sentences {
  const all: Sentences = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    const one = before ? inOneWith(before, sentence) : null;
    if (one) all[all.length - 1] = one;
    else all.push(sentence);
  }
  return all;
}

/** Two sentences that begin alike as one, which names nothing twice; null where each has to stand. */
function inOneWith(before: Sentences[number], sentence: Sentences[number]): Sentences[number] | null {
  const pair = goingOn.find(([first, next]) => first.test(before.text) && next.test(sentence.text));
  if (!pair) return null;
  const rest = sentence.text.replace(pair[1], '');
  // Of studies each has its own school.
  const added = rest.includes('prépar') ? rest : newIn(before.text, rest);
  const evidence = [...before.evidence, ...sentence.evidence];
  if (added === null) return { text: before.text, evidence };
  const isFull = /ainsi qu|[:;]/.test(before.text) || countWords(before.text + sentence.text) > mostGathered;
  return isFull ? null : { text: `${before.text.slice(0, -1)}, ainsi ${withQue(added)}`, evidence };
}

const mostGathered = 36;

/** Of a list that goes on with a sentence, what that sentence has not named; null where it has named all of it. */
function newIn(before: string, list: string): string | null {
  const items = list.slice(0, -1).split(/, | et /);
  const told = before.slice(0, -1).split(/, | et /);
  const isTold = (item: string) =>
    told.some((each) => each === item || each.endsWith(` ${item}`) || item.startsWith(`${each} `));
  const left = items.filter((item) => !isTold(item));
  if (left.length === 0) return null;
  return left.length === items.length ? list : `${enumerated(left)}.`;
}

/** What one has, knows, uses or speaks, in a few words: « J’ai aussi le SST. », « Je connais par ailleurs Kyriba. » */
const brought =
  /^(?:J’ai (?:aussi |également )?(?=(?:l[ea]s? |l’|une? ))|J’utilise |Je (?:pratique|connais|parle|suis à l’aise avec) |Pour les langues, je parle )[^:;!]+\.$/u;
const mostWords = 16;
const mostInOne = 3;

/** « J’ai aussi le SST. Je pratique Sage 100. Je parle l’anglais. » → « J’ai aussi le SST, je pratique Sage 100, et je parle l’anglais. » */
function linked(sentences: Sentences): Sentences {
  const groups: Sentences[] = [];
  for (const sentence of sentences) {
    const before = groups.at(-1);
    const isBrief = brought.test(sentence.text) && countWords(sentence.text) < mostWords;
    if (isBrief && before && before.length < mostInOne && isOpen(before)) before.push(sentence);
    else groups.push([sentence]);
  }
  return groups.map(inOne);
}

/** A sentence that ends on a language is followed by nothing but another one’s own. */
function isOpen(group: Sentences): boolean {
  return group.every(({ text }) => brought.test(text) && countWords(text) < mostWords && !/je parle /i.test(text));
}

function inOne(group: Sentences): Sentences[number] {
  const texts = group.map(({ text }, index) => {
    const bare = text.slice(0, -1);
    return index === 0
      ? bare
      : uncapitalised(bare)
          .replace(/^pour les langues, /, '')
          .replace(/^(j’ai|j’utilise|je connais|je pratique) (?:aussi|également|par ailleurs) /u, '$1 ');
  });
  const [last = ''] = texts.slice(-1);
  const text = texts.length === 1 ? `${last}.` : `${texts.slice(0, -1).join(', ')}, et ${last}.`;
  return group.length === 1 && group[0] ? group[0] : { text, evidence: group.flatMap(({ evidence }) => evidence) };
}

/** A single short sentence about the nearest job makes no paragraph: it leads the next one. */
function joined(paragraphs: Paragraphs): Paragraphs {
  const [post, near, rest, ...others] = paragraphs;
  const isShort = near?.role === 'me' && near.sentences.length === 1 && countWords(near.sentences[0]?.text ?? '') < 16;
  if (!post || !near || !rest || !isShort || rest.role !== 'me') return paragraphs;
  return [post, { role: 'me', sentences: [...near.sentences, ...rest.sentences] }, ...others];
}
