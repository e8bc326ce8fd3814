import { groundingOf } from '../../grounding/find-ungrounded.ts';
import { capitalised, typeset } from '../../letters/french/typeset.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import type { FoundPart } from './find-parts.ts';
import { type Said, saidWords, sliceOf } from './said-words.ts';
import { splitClauses } from './split-clauses.ts';

const fewestWords = 30;
const mostWords = 420;
const longestSentence = 36;

/** Place in the retelling: the setting, what had to be done, what was done, what came of it. */
type Unit = { text: string; place: 0 | 1 | 2 | 3; isSaid?: boolean; sets?: boolean };

/**
 * The person's own words in the order situation, action, result, without what fills silences. Nothing is added: what is
 * left is held against the answer itself. null where there is too little to work with.
 */
export function reframeAnswer({ said, kind, nature }: AnswerContext, parts: readonly FoundPart[]): string | null {
  if (nature !== 'plain' || said.words.length < fewestWords || parts.filter(({ share }) => share > 0).length < 2)
    return null;
  const isStory = kind === 'example' || kind === 'strength';
  if (isStory && !parts.some(({ plan, share }) => plan.part === 'action' && share > 0)) return null;
  const last = said.words[Math.min(said.words.length, mostWords) - 1];
  const answer = said.answer.slice(0, last?.end ?? 0);
  const units = unitsOf(answer);
  const ordered = isStory ? inOrder(units) : units;
  const sentences = ordered.map(({ text }, index) => sentenceOf(text, index === 0)).filter((text) => text !== '');
  return sentences.length < 2 ? null : proven(sentences, answer, said);
}

/** What seems a result before anything was done belongs to the setting. */
function inOrder(units: readonly Unit[]): Unit[] {
  const [first, ...others] = units;
  if (first?.sets && first.place === 2) return [first, ...inOrder(others)];
  const begun = units.findIndex(({ place }) => place === 2);
  const placed = units.map((unit, index) =>
    unit.place === 3 && !unit.isSaid && index < begun ? { ...unit, place: 0 as const } : unit,
  );
  return placed.sort((a, b) => a.place - b.place);
}

/** Sentences where there is punctuation, clauses where there is none. */
function unitsOf(answer: string): Unit[] {
  const sentences = answer.split(/(?<=[.!?…])\s+|\n+/).filter((each) => /\p{L}/u.test(each));
  return sentences.flatMap((sentence) =>
    saidWords(sentence).words.length <= longestSentence + 12 ? [unitOf(sentence)] : cut(sentence),
  );
}

const hung =
  /^ (?:que|qu|qui|parce|car|quand|lorsque|lorsqu|pour|ou|comme|ce qui|c est|depuis|et (?!j |je |donc |ensuite |puis |du coup |au final |finalement ))/;
const awaits = /^ (?:quand|lorsque|lorsqu|comme|si|pendant|un jour|l an|l annee|en #|il y a) /;

function cut(sentence: string): Unit[] {
  const said = saidWords(sentence);
  const groups: { from: number; to: number; text: string }[] = [];
  for (const { from, to, text } of splitClauses(said)) {
    const group = groups.at(-1);
    const joins = group && (hung.test(text) || awaits.test(group.text)) && to - group.from <= longestSentence;
    if (joins) {
      group.to = to;
      group.text = '';
    } else groups.push({ from, to, text });
  }
  return groups.map(({ from, to }) => unitOf(sliceOf(said, from, to).quote));
}

function unitOf(text: string): Unit {
  const words = saidWords(text).text;
  if (
    /^ (?:(?:et|donc) )?(?:resultat|au final|finalement|a la fin|ca a permis|cela a permis|j en (?:ai )?ret|depuis )/.test(
      words,
    )
  )
    return { text, place: 3, isSaid: true };
  const starts =
    /^ (?:quand|lorsque|un jour|l an|l annee|l hiver|l ete|il y a|en #|le mois|la semaine|dans mon|chez|a l epoque|une fois)/.test(
      words,
    );
  if (cues.ownAction.test(words) || cues.sharedAction.test(words))
    return { text, place: starts && !cues.ownAction.test(words) ? 0 : 2, sets: starts };
  if (cues.resultCue.test(words)) return { text, place: 3 };
  if (starts) return { text, place: 0 };
  if (cues.taskCue.test(words)) return { text, place: 1 };
  return { text, place: cues.situationCue.test(words) && cues.pastCue.test(words) ? 0 : 2 };
}

const fill =
  /(?<![\p{L}’'-])(?:euh+|heu+|hum+|bah|ben|hein|tu vois|vous voyez|comment dire|on va dire|en fait|du coup|voilà|voila|en gros|un petit peu|peut-être|peut être)(?![\p{L}’'-])\s*,?\s*/giu;
const weak = /(?:^|(?<=\s))(?:je pense|je crois|je dirais) (?:que |qu[’'])/giu;
const lead = /^(?:(?:et|donc|mais|bon|bref|enfin|du coup|en fait|voilà)(?![\p{L}’'-])[\s,]*)+/iu;
const firstLead =
  /^(?:(?:et|donc|alors|mais|bon|bref|enfin|puis|ensuite|du coup|en fait|voilà)(?![\p{L}’'-])[\s,]*)+/iu;

function sentenceOf(raw: string, isFirst: boolean): string {
  const bare = raw
    .replace(/^[^\p{L}\p{N}«]+/u, '')
    .replace(fill, ' ')
    .replace(weak, '');
  const opened = bare.replace(/^[\s,;:.!?–-]+/, '').replace(isFirst ? firstLead : lead, '');
  const text = typeset(opened)
    .replace(/\s+([,.])/g, '$1')
    .replace(/,(?=\s*[,.])/g, '')
    .replace(/[\s,;:.–-]+$/u, '')
    .replace(/(?<=\s)(?:et|donc|mais|puis)$/iu, '')
    .trim();
  if (saidWords(text).words.length < 3) return '';
  const told = capitalised(text);
  return /[.!?…]$/.test(told) ? told : `${told}.`;
}

/** Held against the answer: a sentence that is no run of its words, and that the guard doubts, is left out. */
function proven(sentences: readonly string[], answer: string, said: Said): string | null {
  const changed = sentences.filter((sentence) => !said.text.includes(saidWords(sentence).text));
  if (changed.length === 0) return sentences.join(' ');
  const guard = groundingOf({ cv: '', extra: [answer] });
  const doubted = new Set(changed.filter((sentence) => guard(sentence).length > 0));
  const kept = sentences.filter((sentence) => !doubted.has(sentence));
  return kept.length < 2 ? null : kept.join(' ');
}
