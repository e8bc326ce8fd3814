/** Small words that headings set with their letters apart are made of. */
const smallWords = new Set(
  'me mes mon ma ce ces de des du et en la là ou où je on au aux le les se sa ses son un une il ne ni si ça à a'.split(
    ' ',
  ),
);

/** « PARCOURS E N EHPAD », « L À O Ù J’AI TRAVAILLÉ »: letters set apart are words again. */
export function joinLetters(text: string): string {
  // Few lines have a letter by itself or two spaces, and these are quickly looked for.
  const joined = / \p{L}(?![\p{L}\p{N}’'])/u.test(text)
    ? text.replace(/(?<![\p{L}\p{N}’'])\p{L}(?: \p{L})+(?![\p{L}\p{N}’'])/gu, (run) => wordsOf(run.replaceAll(' ', '')))
    : text;
  return /\s\s/.test(joined) ? joined.replace(/(?<=\p{L})\s{2,}(?=\p{L})/gu, ' ') : joined;
}

function wordsOf(letters: string): string {
  const isWord = (word: string) => smallWords.has(word.toLowerCase());
  if (isWord(letters)) return letters;
  for (let cut = 2; cut < letters.length - 1; cut++)
    if (isWord(letters.slice(0, cut)) && isWord(letters.slice(cut)))
      return `${letters.slice(0, cut)} ${letters.slice(cut)}`;
  return letters;
}
