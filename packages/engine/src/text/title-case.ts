const particles = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'van',
  'von',
  'der',
  'den',
  'da',
  'dos',
  'del',
  'di',
  'en',
  'sur',
  'sous',
  'et',
  'aux',
  'lès',
]);

/** Capitals only at the start of each word, particles small: « JEAN-PIERRE » → « Jean-Pierre ». Mixed case is kept. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => caseWord(word, index))
    .join(' ');
}

function caseWord(word: string, index: number): string {
  const lower = word.toLowerCase();
  if (word !== word.toUpperCase() && word !== lower) return word;
  if (index > 0 && particles.has(lower)) return lower;
  // « SAINT-JEAN-SUR-VEYLE »: particles between hyphens are small.
  return capitalised(lower).replace(/-(?:Sur|Sous|En|L[eè]s|La|Le|De|Du|Des|Aux?)(?=-)/gu, (joint) =>
    joint.toLowerCase(),
  );
}

/** A word in small letters with a capital at its start, and behind a hyphen or an apostrophe. */
export function capitalised(lower: string): string {
  let cased = '';
  let atStart = true;
  for (const [at, char] of [...lower].entries()) {
    // « Le Floc’h »: the Breton « c’h » is one sound.
    const isSound = char === 'h' && /c['’]$/.test(lower.slice(0, at));
    cased += atStart && !isSound ? char.toUpperCase() : char;
    atStart = char === '-' || char === '\u2011' || char === "'" || char === '’';
  }
  return cased;
}
