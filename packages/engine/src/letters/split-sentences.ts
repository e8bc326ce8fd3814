export type Split<Known> = { text: string; known: Known[] };

/**
 * The sentences of a paragraph somebody wrote. Joined with a space they give the text back: at line breaks and several
 * spaces nothing is cut. `known` sentences, by their plain form, are found whole; `known` of a part lists what it is made
 * of, and is empty where any of it is new.
 */
export function splitSentences<Known>(text: string, known: ReadonlyMap<string, Known>): Split<Known>[] {
  const plain = plainSentence(text);
  const sentences: Split<Known>[] = [];
  let from = 0;
  let made: (Known | undefined)[] = [];
  for (let at = 0; at < plain.length; ) {
    const found = knownAt(plain, at, known);
    const end = found ? at + found.length : endOf(plain, at);
    made.push(found === null ? undefined : known.get(found));
    const next = end + (/^ */.exec(plain.slice(end))?.[0].length ?? 0);
    const isCut = text.slice(end, next) === ' ';
    if (isCut || next === plain.length) {
      sentences.push({ text: text.slice(from, next === plain.length ? next : end), known: whole(made) });
      from = next;
      made = [];
    }
    at = next;
  }
  return sentences;
}

function whole<Known>(made: readonly (Known | undefined)[]): Known[] {
  const known = made.filter((each) => each !== undefined);
  return known.length === made.length ? known : [];
}

/** One character for one: any space is a space, any apostrophe a straight one. */
export function plainSentence(text: string): string {
  return text.replace(/\s/g, ' ').replace(/[’ʼ]/g, "'");
}

function knownAt(plain: string, at: number, known: ReadonlyMap<string, unknown>): string | null {
  let longest: string | null = null;
  for (const sentence of known.keys()) {
    const end = at + sentence.length;
    const isWhole = end === plain.length || plain[end] === ' ';
    if (isWhole && sentence.length > (longest?.length ?? 0) && plain.startsWith(sentence, at)) longest = sentence;
  }
  return longest;
}

const sentenceEnd = /(?<![.!?…])[.!?…]+(?: ?[»”"')\]])*(?= +(?:[«“"(–—-] ?)?[\p{Lu}\p{N}])/gu;
/** « M. Petit », « av. Foch »: a full stop that ends no sentence. */
const abbreviated = /(?:^|[^\p{L}\p{N}])(?:MM?|M[rm]e|Dr|Pr|St|Ste|av|bd|art|cf|ex|env|réf|tél|n|p)$/u;

function endOf(plain: string, from: number): number {
  sentenceEnd.lastIndex = from;
  for (let match = sentenceEnd.exec(plain); match; match = sentenceEnd.exec(plain)) {
    const before = plain.slice(Math.max(from, match.index - 6), match.index);
    if (match[0] !== '.' || !abbreviated.test(before)) return match.index + match[0].length;
  }
  return plain.length;
}
