import { languageRank } from '../../match/language-levels.ts';
import { type FoundLanguage, findLanguages } from '../../text/find-languages.ts';
import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';

const fluently = '(?:couramment|librement|parfaitement|a la perfection|comme ma langue maternelle)';
const easily = '(?:avec (?:beaucoup d.|grande )?aisance|aisement|sans (?:difficulte|effort|peine|accroc))';
const verb =
  "(?:parle|maitrise|pratique|converse|m'exprime|discute|dialogue|echange|negocie|plaisante|reponds|tiens (?:la |une )?(?:vraie )?conversation|suis a l'aise)";

/** Turns of phrase that claim a language, with the rank they claim: fluent speech, or a talk. */
const turns: [RegExp, number][] = [
  [new RegExp(`\\b(?:je|on) (?:le |la |l'|les |y )?${verb}(?: [a-z']+){0,4}? ${fluently}\\b`, 'g'), 5],
  [new RegExp(`\\b(?:je|on) (?:le |la |l'|les |y )?${verb}(?: [a-z']+){0,4}? ${easily}\\b`, 'g'), 4],
  [/\b(?:je|on) (?:tiens|tient|soutiens|mene) (?:la |une )?(?:vraie )?conversation\b/g, 3],
  [/\b(?:je converse|je m'exprime|je negocie|je plaisante|je debats)\b(?= [^.;:]{0,40}\ben\b)/g, 3],
  [/\b(?:chez (?:moi|nous)|en famille|a la maison)[, ]+(?:on|nous) (?:parle|parlons)\b/g, 1],
];

/** « j’échange à l’oral avec des fournisseurs étrangers »: talk, where the sentence names a language. */
const aloud: [RegExp, number][] = [
  [
    /\b(?:je |j')(?:echange|parle|discute|converse|negocie|traite|dialogue|communique)(?: [a-z']+){0,2}? (?:a l'oral|oralement|de vive voix|(?:par|au) telephone)\b/g,
    3,
  ],
];

/** Whether a sentence has named a language before a place. */
function namesLanguage({ reading: { text, sentences } }: CheckContext, place: number): boolean {
  const { start = place } = sentences[sentenceAt(sentences, place)] ?? {};
  return findLanguages(text.slice(Math.max(start, place - 160), place)).length > 0;
}

/**
 * « C’est une langue que je parle couramment », « je le parle avec aisance », « chez moi, on parle espagnol »: a language
 * claimed by a verb, be it named there, before in the sentence or in the question that is answered.
 */
export function checkSpokenLanguages(context: CheckContext): Finding[] {
  const { reading, marks } = context;
  const spoken = [...turns, ...aloud].flatMap(([pattern, rank]) =>
    matchesOf(reading.folded, pattern).flatMap(({ index, 0: written }): Finding[] => {
      if (marks[index] === stances.lack || marks[index] === stances.aim) return [];
      const isAloud = aloud.some(([each]) => each === pattern);
      if (isAloud && !namesLanguage(context, index)) return [];
      return judge(context, index, index + written.length, rank);
    }),
  );
  return [...spoken, ...gradesAnswered(context)];
}

const inThat =
  /\b(?:j'ai|j'atteins|je possede|mon niveau|je suis|titulaire)\b[^.;:!?\n]{0,40}\b([abc][12])\b[^.;:!?,\n]{0,24}\b(?:dans|en|pour|de) cette langue\b/g;
const graded =
  /\b([abc][12])\b[^.;:!?\n]{0,60}\b(?:est (?:bien )?(?:le mien|mon niveau|celui que j'ai)|je (?:l'ai|le possede|l'atteins))\b/g;

/** « Le niveau B2 que vous souhaitez en anglais est le mien », « j’ai le niveau C1 dans cette langue » */
function gradesAnswered(context: CheckContext): Finding[] {
  const { folded } = context.reading;
  return [...folded.matchAll(graded), ...folded.matchAll(inThat)].flatMap(
    ({ index, 0: written, 1: grade = '' }): Finding[] => {
      const level = grade.toUpperCase() as NonNullable<FoundLanguage['level']>;
      return judge(context, index, index + written.length, languageRank(level));
    },
  );
}

/** Whether the documents tell the language a turn of phrase speaks of, as well as it says. */
function judge({ reading, own }: CheckContext, start: number, end: number, rank: number): Finding[] {
  const language = languageMeant(reading, start, end);
  if (language === null || language === 'Français') return [];
  const told = own.languages.get(language);
  const quote = reading.text.slice(start, end);
  if (told === undefined) return [{ kind: 'language', start, end, reason: reasons.language(quote) }];
  if (rank <= Math.max(told, 1) || (told === 0 && rank <= middling)) return [];
  return [{ kind: 'level', start, end, reason: reasons.languageLevel(quote) }];
}

const middling = 3;

/** « une clientèle allemande » names a tongue as well. */
function inMasculine(text: string): string {
  return text.replace(/(?<=\p{L}{3}(?:and|ais|ois|ol|ien|ain))(?:es|e|s)(?!\p{L})/gu, '');
}

/** « je le parle »: of a language that was named. */
const takenUp = /^(?:je|on) (?:le |la |l'|les )/;
/** A statement of its own, which says nothing of what stands before: « je le parle couramment ; mon anglais … ». */
const anew = /[;:.!?]|, (?:et |mais )?(?:mon|ma|mes|je|j['’])(?: |(?<=['’]))/;

/** The language named in or behind a turn of phrase, else the last one before it in the sentence or the one before. */
function languageMeant(
  { text, folded, sentences }: CheckContext['reading'],
  start: number,
  end: number,
): string | null {
  const at = sentenceAt(sentences, start);
  const sentence = sentences[at];
  if (!sentence) return null;
  const rest = text.slice(end, Math.min(sentence.end, end + 50)).split(anew)[0] ?? '';
  const behind = () => findLanguages(text.slice(start, end) + rest)[0]?.name;
  const before = () =>
    findLanguages(inMasculine(text.slice(Math.max(sentences[at - 1]?.start ?? 0, start - 200), start))).at(-1)?.name;
  const isTakenUp = takenUp.test(folded.slice(start, end));
  return (isTakenUp ? (before() ?? behind()) : (behind() ?? before())) ?? null;
}
