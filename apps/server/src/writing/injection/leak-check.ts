import { foldWord } from '@coach/engine/text/fold-text';
import { htmlTags } from './plain-answer.ts';

export type Asked = {
  instructions: string;
  nonce: string;
  material: string;
};

/** What shows that a model followed a document instead of us. */
export type Leak = 'nonce' | 'instructions' | 'markup' | 'address' | 'encoded' | 'role' | 'score';

/**
 * Everything that is wrong with answers to a request, as JSON or as text, whose contact details are still hidden: one
 * that shows what it must not is treated as no answer.
 */
export function leakCheck({ instructions, nonce, material }: Asked): (answer: string) => Leak[] {
  const ours = chunksOf(instructions, material);
  return (answer) => {
    const text = textsOf(answer).join('\n');
    const found: [Leak, boolean][] = [
      ['nonce', text.toLowerCase().includes(nonce.toLowerCase())],
      ['markup', markup.test(text) || tag.test(text)],
      ['address', address.test(text)],
      ['encoded', encoded.test(text)],
      ['role', role.some((pattern) => pattern.test(text))],
      ['score', tellsScore(text)],
      ['instructions', repeats(text, ours)],
    ];
    return found.filter(([, is]) => is).map(([leak]) => leak);
  };
}

const tag = new RegExp(`<[/!?]?(?:${htmlTags}|!doctype)(?=[\\s/>])`, 'iu');
const markup =
  /!\[|\]\(|<<<|>>>|<[|｜]|```|^\s*\[[^\]]+\]:\s*\S+:\/\/|\[\/?INST\]|<tool_call>|"(?:tool_calls?|function_call|tool_use)"\s*:/imu;
const address = /\b(?:https?|ftps?|wss?|file):\/\/|\b(?:javascript|vbscript):|\bdata:[a-z]+\/|\bwww\.[a-z\d-]+\./iu;
/** Letters and figures without end, as no word is; or bytes. */
const encoded =
  /(?=[A-Za-z\d+/_-]*\d)(?=[A-Za-z\d+/_-]*[a-z])(?=[A-Za-z\d+/_-]*[A-Z])[A-Za-z\d+/_-]{44,}={0,2}|\b[\da-f]{40,}\b|(?:\b[01]{8}\s?){6,}|(?:\\x[\da-f]{2}){6,}/u;
const role = [
  /\b(?:en tant qu(?:e |['’])(?:ia|intelligence artificielle|mod[èe]le de langage|assistant virtuel)|as an? (?:ai|language model)|je suis (?:une ia|un mod[èe]le de langage|un assistant virtuel)|i am an? (?:ai|language model))\b/iu,
  /\b(?:mes|nos) (?:consignes|instructions)(?: (?:syst[èe]me|internes|initiales|secr[èe]tes))? (?:sont|disent|[ée]taient|me)\b/iu,
  /\b(?:my|our) (?:system |secret |hidden |initial )?(?:instructions|prompt)s? (?:are|is|say|was|were)\b/iu,
  /\b(?:prompt syst[èe]me|system prompt|message syst[èe]me|system message|consignes syst[èe]me)\s*(?::|=|est\b|is\b)/iu,
  /\b(?:instructions|consignes) (?:pr[ée]c[ée]dentes )?(?:ignor[ée]es|d[ée]sactiv[ée]es|overridden)\b|\b(?:jailbreak|developer mode|mode d[ée]veloppeur|DAN) (?:enabled|activ[ée])/iu,
];

const outOfHundred = /(?<![\d.,/])\d{1,3}(?:[.,]\d)?\s{0,2}(?:\/|sur|out of)\s{0,2}100(?!\d)/iu;
/** « Votre score est de 100 », « score ATS : 98 % »; « un score de satisfaction de 92 % » may be the person’s work. */
const ownScore =
  /(?:\b(?:votre|notre|your|this|ce)\s(?:\p{L}+\s){0,2}score|\bscore\s(?:ats|cv|final|global|total|de (?:correspondance|compatibilit[ée]|la candidature)|du cv|match))(?:\s[\p{L}’']{1,14}){0,4}\s{0,2}[:=]?\s{0,2}\d{1,3}(?!\d)/iu;

/** Scores are the engine’s, whatever a document asks for. */
function tellsScore(text: string): boolean {
  return outOfHundred.test(text) || ownScore.test(text);
}

const chunkLength = 40;
const step = 20;

/** Stretches of our instructions that the material does not have as well. */
function chunksOf(instructions: string, material: string): string[] {
  const given = lettersOf(material);
  const ours = lettersOf(withoutExample(instructions));
  const count = Math.max(0, Math.floor((ours.length - chunkLength) / step) + 1);
  const chunks = Array.from({ length: count }, (_, index) => ours.slice(index * step, index * step + chunkLength));
  return chunks.filter((chunk) => !given.includes(chunk));
}

/** Sixty letters of ours in a row, whatever stands between them, forwards, backwards or shifted by thirteen. */
function repeats(text: string, ours: readonly string[]): boolean {
  const said = lettersOf(text);
  const ways = [said, [...said].reverse().join(''), said.replace(/[a-z]/g, shifted)];
  return ours.some((chunk) => ways.some((way) => way.includes(chunk)));
}

/** The example shows how to write: its turns may come again. */
function withoutExample(instructions: string): string {
  return instructions
    .split('\n')
    .filter((line) => !/^\s*[{[]/.test(line))
    .join('\n');
}

function lettersOf(text: string): string {
  return foldWord(text.toLowerCase()).replace(/[^a-z]/g, '');
}

function shifted(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}

/** The texts of an answer; a text that is no JSON is itself. */
function textsOf(answer: string): string[] {
  try {
    return textsIn(JSON.parse(answer));
  } catch {
    return [answer];
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
