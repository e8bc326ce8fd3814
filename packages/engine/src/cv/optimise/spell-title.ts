import { feminineOf } from '../../skills/feminine-of.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { aliasesOf } from '../../skills/skill-links.ts';
import { termOf } from '../../skills/term-entry.ts';
import { termEntries } from '../../skills/terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { capitalised } from './optimise-cv-building.ts';

/** A job title as French writes it, and why; null where it is so already or not every word of it is known. */
export type SpelledTitle = { title: string; reason: string };

const capitalsReason = fr`en capitales, un intitulé se lit moins vite et perd ses accents : il s’écrit comme une phrase.`;
const accentReason = fr`les accents manquaient : l’intitulé s’écrit ainsi.`;

/**
 * « AGENT DE SECURITE SSIAP 1 » → « Agent de sécurité SSIAP 1 », « developpeur web » → « Développeur web »: only where
 * the title names a known occupation, and in the words that names of occupations have.
 */
export function spellTitle(written: string): SpelledTitle | null {
  const terms = findTerms(written);
  if (!terms.some(({ kind }) => kind === 'occupation')) return null;
  // « MANUTENTIONNAIRE (intérim) »
  const named = written.replace(/\([^()]*\)/g, '');
  const isLoud = !/\p{Ll}/u.test(named) && /\p{L}{5}/u.test(named);
  const title = isLoud ? lowered(written, terms) : withAccents(written, terms);
  if (title === null || title === written) return null;
  return { title, reason: isLoud ? capitalsReason : accentReason };
}

type Found = ReturnType<typeof findTerms>;

const word = /[\p{L}\p{M}]+/gu;

/** Null where a word is unknown: it might be a name. */
function lowered(written: string, terms: Found): string | null {
  let isKnown = true;
  const title = written.replace(word, (own, at: number) => {
    if (/\p{Ll}/u.test(own)) return own;
    const term = terms.find(({ start, end }) => start <= at && at < end);
    const said = term && term.kind !== 'occupation' ? asNamed(written, term) : null;
    const spelled = said ? said.slice(at - (term?.start ?? 0), at - (term?.start ?? 0) + own.length) : loweredWord(own);
    if (spelled === null) isKnown = false;
    return spelled ?? own;
  });
  return isKnown ? capitalised(title) : null;
}

/**
 * A tool or a certificate in its own capitals, letter for letter: « KUBERNETES » → « Kubernetes », « SSIAP 1 ». What is
 * plainly French has none: « travaux neufs », « intérim ».
 */
export function asNamed(written: string, { name, sector, start, end }: Found[number]): string | null {
  const slice = written.slice(start, end);
  const own = [name, ...aliasesOf(name)].find(
    (form) => foldText(form) === foldText(slice) && form.length === slice.length,
  );
  const isFrench = sector !== 'it' && /^\p{Lu}[\p{Ll}’' -]+$/u.test(own ?? '') && /[ \u00c0-\u024f]/u.test(own ?? '');
  return isFrench && own ? own.charAt(0).toLowerCase() + own.slice(1) : (own ?? null);
}

export const small =
  /^(?:au|aux|avec|chez|d|dans|de|des|du|en|et|l|la|le|les|ma|mes|mon|ou|par|pour|puis|sa|sans|ses|son|sous|sur|un|une)$/;

/** An acronym stays, and so does what could be one. */
function loweredWord(own: string): string | null {
  const lower = own.toLowerCase();
  if (small.test(lower)) return lower;
  if (lower === 'a') return 'à';
  if (/[^\p{ASCII}]/u.test(own)) return lower;
  const [only, ...others] = titleWords().get(foldText(own)) ?? [];
  if (only && others.length === 0) return only;
  const [single, ...more] = /.{4}S$/u.test(own) ? (titleWords().get(foldText(own.slice(0, -1))) ?? []) : [];
  if (single && more.length === 0) return `${single}s`;
  if (own.length <= 3 || !/[AEIOUY]/.test(own)) return own;
  return null;
}

/** The words of occupations without their accents get them; those that are words without them too stay. */
function withAccents(written: string, terms: Found): string {
  return written.replace(word, (own, at: number) => {
    const isInName = terms.some(({ kind, start, end }) => kind === 'occupation' && start <= at && at < end);
    if (!isInName || /[^\p{ASCII}]/u.test(own)) return own;
    const [only, ...others] = titleWords().get(foldText(own)) ?? [];
    if (!only || others.length > 0 || !/[^\p{ASCII}]/u.test(only)) return own;
    return /^\p{Lu}/u.test(own) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
  });
}

let known: Map<string, Set<string>> | null = null;

/** Every word of the names of occupations, masculine and feminine, by its letters without accents. */
function titleWords(): Map<string, Set<string>> {
  known ??= wordsOf(
    termEntries()
      .filter(({ file }) => file.kind === 'occupation')
      .flatMap((entry) => termOf(entry).forms.flatMap(({ text }) => [text, feminineOf(text)])),
  );
  return known;
}

function wordsOf(names: readonly string[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const name of names) {
    for (const { 0: own, index } of name.matchAll(word)) {
      // « SSIAP », « DevOps » have capitals of their own; the first word has the line’s.
      const isPlain = own.slice(1) === own.slice(1).toLowerCase();
      const spelled = isPlain && (index === 0 || !/^\p{Lu}/u.test(own)) ? own.toLowerCase() : own;
      const key = foldText(own);
      words.set(key, (words.get(key) ?? new Set()).add(spelled));
    }
  }
  return words;
}
