const foldTable = buildFoldTable();

function buildFoldTable(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let code = 0; code < table.length; code++) table[code] = code < 0x500 || code >= 0xff00 ? foldCode(code) : code;
  for (let code = 0x1e00; code < 0x2000; code++) table[code] = foldCode(code);
  for (const code of [0x2018, 0x2019, 0x201b, 0x2032, 0xb4, 0x60, 0x2bc]) table[code] = 0x27;
  for (const code of [0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212]) table[code] = 0x2d;
  for (const code of [0xa0, 0x202f, 0x2007, 0x2009, 0x200a, 0x2002, 0x2003, 0x200b, 0xfeff, 9]) table[code] = 0x20;
  table[0xab] = 0x22;
  table[0xbb] = 0x22;
  return table;
}

function foldCode(code: number): number {
  if (code === 0x153 || code === 0x152) return 0x6f;
  const lower = String.fromCharCode(code).toLowerCase();
  const base = lower.normalize('NFD').charCodeAt(0);
  return lower.length === 1 || base < 0x80 ? base : code;
}

/**
 * Lower case without accents, one code unit for one: offsets into the result are offsets into `text`. Typographic
 * apostrophes, dashes and spaces become their plain forms; « œ » becomes « o » (use `foldWord` to compare words).
 */
export function foldText(text: string): string {
  if (text.length <= codes.length) return foldPart(text, 0, text.length);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += codes.length)
    parts.push(foldPart(text, from, Math.min(codes.length, text.length - from)));
  return parts.join('');
}

/** Used again for every text: most are a line long, and there are thousands of them in an analysis. */
const codes = new Uint16Array(8192);

function foldPart(text: string, from: number, length: number): string {
  for (let index = 0; index < length; index++) codes[index] = foldTable[text.charCodeAt(from + index)] as number;
  return String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
}

/** Lower case without accents nor combining marks, ligatures written out: for comparing, offsets are lost. */
export function foldWord(word: string): string {
  let from = 0;
  while (from < word.length && isPlain(word.charCodeAt(from))) from++;
  if (from === word.length) return word;
  let folded = word.slice(0, from);
  for (let index = from; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= 0x300 && code < 0x370) continue;
    if (code === 0x153 || code === 0x152) folded += 'oe';
    else folded += String.fromCharCode(foldTable[code] as number);
  }
  return folded;
}

/** Most words are read in lower case and without accents: they are what they fold to. */
function isPlain(code: number): boolean {
  return code < 0x300 && foldTable[code] === code;
}
