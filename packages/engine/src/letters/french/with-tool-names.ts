import { findTerms } from '../../skills/find-terms.ts';
import { isToolName, opensOnName } from '../../skills/tool-name.ts';
import { foldWord } from '../../text/fold-text.ts';

/**
 * « sur sage paie », « EXCEL »: programmes as the gazetteer writes them. In a line that was not shouted, what is written
 * small may be a common noun: « un pare-feu », « la liasse 2065 ».
 */
export function withToolNames(text: string, isShouted = false): string {
  return [...findTerms(text)].reverse().reduce((said, { name, kind, start, end }) => {
    const written = text.slice(start, end);
    if (kind !== 'skill' || written === name || foldWord(written) !== foldWord(name)) return said;
    const isLoud = written === written.toUpperCase();
    if (!isLoud && written !== written.toLowerCase()) return said;
    return (isLoud || isShouted ? isProgramme(name) : isSurelyName(name))
      ? said.slice(0, start) + name + said.slice(end)
      : said;
  }, text);
}

function isProgramme(name: string): boolean {
  if (!/\s/.test(name)) return isToolName(name);
  return opensOnName(name) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| \d+)+$/u.test(name);
}

/** « AutoCAD », « Sage Paie »: no noun is written so. */
function isSurelyName(name: string): boolean {
  return isProgramme(name) && (/\p{Ll}\p{Lu}/u.test(name) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(name));
}
