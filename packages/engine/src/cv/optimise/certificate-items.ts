import { findTerms } from '../../skills/find-terms.ts';
import { capitalised } from './optimise-cv-building.ts';

/** Outside brackets: « SSIAP 1 (2023) ; conduite d’entretien (2017) », « Green Belt – CACES – SST ». */
const between = /\s*[;•]\s*(?![^()]{0,120}\))/u;
const dashes = /\s[–—-]\s(?![^()]{0,120}\))/u;
const yearFirst = /^((?:19|20)\d\d(?:\s?[/–-]\s?(?:19|20)\d\d)?)\s?[:–-]?\s(?=\p{L})(?!(?:à|au|et)\s)/u;
/** « Formations courtes : … ; … »: what the label says is true of all. */
const labelled = /^\p{L}[^:;\d]{3,40}\s?:\s[^;•]{3,200}[;•]/u;

/** The certificates of a line, one by one, each with its year behind: « 2024 SST » → « SST (2024) ». */
export function certificateItems(line: string): string[] {
  if (labelled.test(line)) return [capitalised(line)];
  const parts = line.split(between);
  const dashed = parts.flatMap((part) => {
    const pieces = part.split(dashes);
    return pieces.length > 2 && pieces.every(isCertificate) ? pieces : [part];
  });
  return dashed
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(withYearBehind);
}

/** « CACES R489 », « Green Belt (2022) »; « Croix-Rouge » and « cariste » say who gave one, and what for. */
function isCertificate(piece: string): boolean {
  if (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(piece)) return /\p{L}{2}/u.test(piece);
  return findTerms(piece).some(({ kind, start }) => start === 0 && (kind === 'certification' || kind === 'licence'));
}

function withYearBehind(part: string): string {
  const match = yearFirst.exec(part);
  const rest = part.slice(match?.[0].length ?? 0).replace(/\.$/, '');
  // « 2021 SST, recyclé en 2025 »: two years, each where it says what it is.
  if (!match || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(rest)) return capitalised(part);
  return capitalised(rest.endsWith(')') ? `${rest}, ${match[1]}` : `${rest} (${match[1]})`);
}
