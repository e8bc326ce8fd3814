/** What a placeholder stands for; the word a model reads in it. `MENTION` keeps what only looks like a placeholder. */
export const detailKinds = [
  'PRENOM',
  'NOM',
  'EMAIL',
  'TELEPHONE',
  'ADRESSE',
  'CODE_POSTAL',
  'VILLE',
  'LIEN',
  'NAISSANCE',
  'NUMERO',
  'MENTION',
] as const;
export type DetailKind = (typeof detailKinds)[number];

const kind = 'pr[eé]nom|nom|e-?mail|t[eé]l[eé]phone|adresse|code[ _-]?postal|ville|lien|naissance|num[eé]ro|mention';
const open = String.raw`\\?[[{【［⟦]\s{0,2}`;
const close = String.raw`\s{0,2}\\?[\]}】］⟧]`;
const numbered = String.raw`(?<![\p{L}\p{N}_])(${kind})\s?\\?[_ -]{0,2}(\d{1,4})([a-z])?(?![\p{L}\p{N}])`;
const pattern = new RegExp(`(${open})?(?:${numbered})(${close})?|${open}(${kind})${close}`, 'giu');
const unfinished = /\\?[[【［⟦]\s?(?:[a-zé_\\-]{0,14}\d{0,4}[a-z]?)$/iu;

export type ReadPlaceholder = { start: number; end: number; kind: DetailKind; number: number; variant: string };

/** « [NOM_1] », « [Prénom 2] », « \[NOM\_1\] », « NOM_1 »: a placeholder however a model copied it. */
export function readPlaceholders(text: string): ReadPlaceholder[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, opened, named, number, variant, closed, bare] = match;
    const isMarked = opened !== undefined || closed !== undefined || bare !== undefined;
    if (!isMarked && !whole.includes('_')) return [];
    const place = { start: match.index, end: match.index + whole.length };
    return [
      {
        ...place,
        kind: kindNamed(named ?? bare ?? ''),
        number: Number(number ?? 1),
        variant: (variant ?? '').toUpperCase(),
      },
    ];
  });
}

function kindNamed(written: string): DetailKind {
  const letters = written
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  return detailKinds.find((each) => each.replace('_', '') === letters) ?? 'MENTION';
}

/** Text that is still being written may end inside a placeholder: without that beginning. */
export function withoutUnfinished(text: string): string {
  return text.replace(unfinished, '');
}

export function placeholderOf(kind: DetailKind, number: number, variant: string): string {
  return `[${kind}_${number}${variant}]`;
}
