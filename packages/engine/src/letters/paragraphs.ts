import type { Letter } from '@coach/contracts/letter';
import { type Part, type Placed, parts } from './candidate.ts';
import { withQue } from './french/link-words.ts';
import { countWords } from './french/typeset.ts';

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
  const told = linked(gathered(assets));
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
  [/^J’ai (?:aussi |également )?(?:l[ea]s? |l’|une? )/u, /^J’ai (?:aussi|également) (?=(?:l[ea]s? |l’|une? ))/u],
  [/^Ma formation (?:est|compte aussi) /u, /^Ma formation compte aussi /u],
  [/^(?:Je (?:pratique|travaille aussi avec|suis à l’aise avec)|Parmi les outils demandés) /u, /^J’utilise aussi /u],
  [/^J’ai (?:aussi )?suivi /u, /^J’ai (?:aussi )?suivi /u],
  [/^Je connais (?:aussi|également|par ailleurs) /u, /^Je connais (?:aussi|également|par ailleurs) /u],
];

/** « J’ai aussi le permis B. J’ai aussi le SST. » → « J’ai aussi le permis B, ainsi que le SST. » */
function gathered(sentences: Sentences): Sentences {
  const all: Sentences = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    const pair = goingOn.find(([first, next]) => before && first.test(before.text) && next.test(sentence.text));
    const isFull =
      !before || /ainsi qu|[:;]/.test(before.text) || countWords(before.text + sentence.text) > mostGathered;
    if (!pair || isFull) all.push(sentence);
    else
      all[all.length - 1] = {
        text: `${before.text.slice(0, -1)}, ainsi ${withQue(sentence.text.replace(pair[1], ''))}`,
        evidence: [...before.evidence, ...sentence.evidence],
      };
  }
  return all;
}

const mostGathered = 36;

/** « Je pratique Sage 100. Je parle l’anglais. » → « Je pratique Sage 100 et je parle l’anglais. » */
function linked(sentences: Sentences): Sentences {
  const all: Sentences = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    const isShort =
      before && !/je parle /i.test(before.text) && countWords(before.text) < 16 && countWords(sentence.text) < 16;
    if (!isShort || !/^(?:Je (?!parle)|J’ai )[^:;]+\.$/u.test(before.text) || !/^Je parle /.test(sentence.text))
      all.push(sentence);
    else
      all[all.length - 1] = {
        text: `${before.text.slice(0, -1)}, et je${sentence.text.slice(2)}`,
        evidence: [...before.evidence, ...sentence.evidence],
      };
  }
  return all;
}

/** A single short sentence about the nearest job makes no paragraph: it leads the next one. */
function joined(paragraphs: Paragraphs): Paragraphs {
  const [post, near, rest, ...others] = paragraphs;
  const isShort = near?.role === 'me' && near.sentences.length === 1 && countWords(near.sentences[0]?.text ?? '') < 16;
  if (!post || !near || !rest || !isShort || rest.role !== 'me') return paragraphs;
  return [post, { role: 'me', sentences: [...near.sentences, ...rest.sentences] }, ...others];
}
