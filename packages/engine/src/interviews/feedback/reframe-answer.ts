import { groundingOf } from '../../grounding/find-ungrounded.ts';
import { typeset } from '../../letters/french/typeset.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import { saidWords, sliceOf } from './said-words.ts';
import { splitClauses } from './split-clauses.ts';

const fewestWords = 30;
const mostWords = 420;

/** Place in the retelling: the setting, what had to be done, what was done, what came of it. */
type Unit = { text: string; place: 0 | 1 | 2 | 3 };

/**
 * The person's own words in the order situation, action, result, without what fills silences. Nothing is added: what is
 * left is held against the answer itself. null where there is too little to work with.
 */
export function reframeAnswer(context: AnswerContext): string | null {
  const { said, kind, nature } = context;
  if (nature !== 'plain' || said.words.length < fewestWords || kind === 'ask' || kind === 'practical') return null;
  const last = said.words[Math.min(said.words.length, mostWords) - 1];
  const units = unitsOf(said.answer.slice(0, last?.end ?? 0));
  const isStory = kind === 'example' || kind === 'strength';
  const ordered = isStory ? [...units].sort((a, b) => a.place - b.place) : units;
  const sentences = ordered.map(({ text }, index) => sentenceOf(text, index === 0)).filter((text) => text !== '');
  if (sentences.length < 2 || !units.some(({ place }) => place === 2)) return null;
  return proven(sentences, said.answer.slice(0, last?.end ?? 0));
}

/** Sentences where there is punctuation, clauses where there is none. */
function unitsOf(answer: string): Unit[] {
  const sentences = answer.split(/(?<=[.!?…])\s+|\n+/).filter((each) => /\p{L}/u.test(each));
  return sentences.flatMap((sentence) => (saidWords(sentence).words.length <= 34 ? [unitOf(sentence)] : cut(sentence)));
}

function cut(sentence: string): Unit[] {
  const said = saidWords(sentence);
  const groups: { from: number; to: number }[] = [];
  for (const clause of splitClauses(said)) {
    const group = groups.at(-1);
    const isHung =
      /^ (?:que|qu|qui|parce|car|quand|lorsque|lorsqu|pour|ou|comme|ce qui|et (?!j |je |donc |ensuite |puis |du coup |au final |finalement ))/.test(
        clause.text,
      );
    const follows =
      group &&
      /(?:quand|lorsque|parce|comme|si|car) \S/.test(
        said.text.slice(said.starts[group.from], said.starts[group.to]).slice(0, 12),
      );
    if (group && (isHung || follows) && clause.to - group.from <= 34) group.to = clause.to;
    else groups.push({ from: clause.from, to: clause.to });
  }
  return groups.map(({ from, to }) => unitOf(sliceOf(said, from, to).quote));
}

function unitOf(text: string): Unit {
  const { text: words } = saidWords(text);
  const acts = cues.ownAction.test(words) || cues.sharedAction.test(words);
  if (/^ (?:resultat|au final|finalement|a la fin|ca a permis|cela a permis|j en retiens|depuis )/.test(words))
    return { text, place: 3 };
  if (acts)
    return {
      text,
      place:
        cues.resultCue.test(words) && /satisf|content|felicit|remerci|# pourcent|baisse|pass\w+ de/.test(words) ? 3 : 2,
    };
  if (cues.resultCue.test(words)) return { text, place: 3 };
  if (cues.taskCue.test(words)) return { text, place: 1 };
  return { text, place: cues.situationCue.test(words) ? 0 : 2 };
}

const fill =
  /(?<![\p{L}’'-])(?:euh+|heu+|hum+|bah|ben|hein|tu vois|vous voyez|comment dire|on va dire|en fait|du coup|voilà|voila|en gros|genre|un petit peu|peut-être|peut être|je pense que|je crois que|je dirais que)(?![\p{L}’'-])\s*,?\s*/giu;
const lead = /^(?:(?:et|donc|alors|mais|bon|bref|enfin|puis|du coup|en fait|voilà|ensuite)(?![\p{L}’'-])[\s,]*)+/iu;

function sentenceOf(raw: string, isFirst: boolean): string {
  const bare = raw.replace(/^[^\p{L}\p{N}«]+/u, '');
  if (/(?<!\p{L})(?:de|à|ce|sur) (?:genre|voilà)/iu.test(bare) === false) raw = bare.replace(fill, ' ');
  const opened = raw
    .replace(/^[\s,;:.!?–-]+/, '')
    .replace(isFirst ? lead : /^(?:(?:et|donc|mais|bon|bref|enfin|du coup|en fait|voilà)(?![\p{L}’'-])[\s,]*)+/iu, '');
  const text = typeset(opened)
    .replace(/\s+([,.])/g, '$1')
    .replace(/(\S)[\s,;:.–-]+$/u, '$1')
    .trim();
  if (saidWords(text).words.length < 3) return '';
  const told = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(told) ? told : `${told}.`;
}

/** Held against the answer: a sentence the guard doubts is left out. */
function proven(sentences: readonly string[], answer: string): string | null {
  const whole = sentences.join(' ');
  const found = groundingOf({ cv: answer })(whole);
  if (found.length === 0) return whole;
  let from = 0;
  const kept = sentences.filter((sentence) => {
    const start = from;
    from += sentence.length + 1;
    return !found.some((one) => one.start < start + sentence.length && one.end > start);
  });
  return kept.length < 2 ? null : kept.join(' ');
}
