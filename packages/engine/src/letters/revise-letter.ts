import type { LetterDraft } from '@coach/contracts/features/letters';
import type { Letter, LetterEvidence } from '@coach/contracts/letter';
import { letterWords } from './letter-words.ts';
import { plainSentence, splitSentences } from './split-sentences.ts';

type Paragraphs = Letter['paragraphs'];
type Known = ReadonlyMap<string, LetterEvidence[]>;

/**
 * The letter as the person leaves it. What the draft leaves out stays; a sentence that stands unchanged keeps its
 * evidence, also one of the `original` that was put back; what is new has none. Never throws.
 */
export function reviseLetter({
  letter,
  draft,
  original,
}: {
  letter: Letter;
  draft: LetterDraft;
  original?: Letter;
}): Letter {
  const { paragraphs, ...lines } = draft;
  const revised: Letter = {
    ...letter,
    ...given(lines),
    sender: lines.sender ? filled(lines.sender) : letter.sender,
    recipient: lines.recipient ? { ...filled(lines.recipient), contact: lines.recipient.contact } : letter.recipient,
    paragraphs: paragraphs ? rewritten(letter.paragraphs, paragraphs, knownIn(original, letter)) : letter.paragraphs,
  };
  return { ...revised, words: letterWords(revised) };
}

function given({ placeAndDate, subject, salutation, closing, signature }: LetterDraft): Partial<Letter> {
  const lines = { placeAndDate, subject, salutation, closing, signature };
  return Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== undefined));
}

/** A line left empty is a line the letter does not have. */
function filled<Lines extends Record<string, string | null>>(lines: Lines): Lines {
  return Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text === '' ? null : text])) as Lines;
}

/** The proven sentences, by their plain form. */
function knownIn(...letters: (Letter | undefined)[]): Known {
  const sentences = letters.flatMap((letter) => letter?.paragraphs.flatMap((paragraph) => paragraph.sentences) ?? []);
  return new Map(
    sentences
      .filter(({ text, evidence }) => text !== '' && evidence.length > 0)
      .map(({ text, evidence }) => [plainSentence(text), evidence]),
  );
}

function rewritten(former: Paragraphs, texts: readonly string[], known: Known): Paragraphs {
  const written = texts.map((text) => text.trim()).filter((text) => text !== '');
  return written.map((text, place) => ({
    role: roleOf(former, text, place, written.length),
    sentences: splitSentences(text, known).map((sentence) => ({
      text: sentence.text,
      evidence: sentence.known.flat(),
    })),
  }));
}

/** The role of the paragraph it was; of a new one, by its place: the first is « vous », the last « nous ». */
function roleOf(former: Paragraphs, text: string, place: number, count: number): Paragraphs[number]['role'] {
  const same = former.length === count ? former[place] : former.find((paragraph) => beginsAlike(paragraph, text));
  if (same) return same.role;
  if (place === 0) return 'you';
  return place === count - 1 ? 'us' : 'me';
}

function beginsAlike({ sentences: [first] }: Paragraphs[number], text: string): boolean {
  return first !== undefined && plainSentence(text).startsWith(plainSentence(first.text));
}
