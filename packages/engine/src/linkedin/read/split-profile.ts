import { headingOf, type ProfileSectionKind } from './page-words.ts';
import { keyOf, type ProfileLine } from './profile-line.ts';

export type ProfileSection = { kind: ProfileSectionKind; heading: ProfileLine; lines: ProfileLine[] };

/** A profile in its parts. `header` is what names the person. */
export type SplitProfile = { header: ProfileLine[]; sections: ProfileSection[]; isPdf: boolean };

const sideKinds = new Set<ProfileSectionKind>(['contact', 'topSkills', 'languages', 'certifications', 'other']);
const mainKinds = new Set<ProfileSectionKind>(['about', 'experience', 'education']);

/** Cuts a profile at the site’s own headings; in LinkedIn’s PDF the person stands below the side column. */
export function splitProfile(lines: readonly ProfileLine[], text: string): SplitProfile {
  const isPdf = isPdfExport(text);
  const { top, sections } = cut(lines);
  if (!isPdf) return { header: top, sections, isPdf };
  const main = sections.findIndex(({ kind }) => mainKinds.has(kind));
  const side = (main < 0 ? sections : sections.slice(0, main)).at(-1);
  if (!side || !sideKinds.has(side.kind)) return { header: top, sections, isPdf };
  const at = headerStart(side.lines, text);
  const header = side.lines.slice(at);
  side.lines = side.lines.slice(0, at);
  return { header: header.length > 0 ? header : top, sections, isPdf };
}

/** LinkedIn’s own PDF: a link marked as its own, a side column with few skills, numbered pages. */
export function isPdfExport(text: string): boolean {
  const marked = /\(LinkedIn\)/.test(text) ? 2 : 0;
  const paged = /^Page \d+ of \d+\s*$/m.test(text) ? 1 : 0;
  const side = /^\s*(?:Coordonnées|Contact)\s*$/m.test(text) && /^\s*(?:Principales|Top Skills)/m.test(text) ? 1 : 0;
  return marked + paged + side >= 2;
}

function cut(lines: readonly ProfileLine[]): { top: ProfileLine[]; sections: ProfileSection[] } {
  const top: ProfileLine[] = [];
  const sections: ProfileSection[] = [];
  const isTyped = lines.some(({ key, text }) => headingOf(key) !== null && text.endsWith(':'));
  lines.forEach((line, index) => {
    const kind = kindAt(lines, index, sections);
    const inline = kind ? null : inlineHeading(line, isTyped);
    if (kind) sections.push({ kind, heading: line, lines: [] });
    else if (inline) sections.push(inline);
    else if (isHalfHeading(lines, index)) return;
    else (sections.at(-1)?.lines ?? top).push(line);
  });
  return { top, sections };
}

/** « Langues : anglais B2 »; skills only where the other headings are typed so: a page hangs them on its jobs. */
function inlineHeading(line: ProfileLine, isTyped: boolean): ProfileSection | null {
  const at = line.text.search(/\s?:\s/);
  if (at <= 0 || at > 30) return null;
  const kind = headingOf(keyOf(line.text.slice(0, at)));
  const fits =
    kind === 'languages' || kind === 'certifications' || (isTyped && (kind === 'skills' || kind === 'topSkills'));
  if (!kind || !fits) return null;
  const start = line.start + at + (/^\s?:\s+/.exec(line.text.slice(at))?.[0].length ?? 0);
  const text = line.text.slice(start - line.start);
  return { kind, heading: line, lines: [{ ...line, start, text, key: keyOf(text) }] };
}

/** « Principales / compétences » is one heading over two lines; a page’s link « Coordonnées » is none. */
function kindAt(
  lines: readonly ProfileLine[],
  index: number,
  sections: readonly ProfileSection[],
): ProfileSectionKind | null {
  const line = lines[index] as ProfileLine;
  if (line.bullet) return null;
  const kind = headingOf(line.key);
  if (kind === 'contact' && index > 0) return null;
  if (kind === 'skills' && isHalfHeading(lines, index - 1)) return 'topSkills';
  // The site’s footer says « À propos » too.
  if (kind === 'about' && sections.some((section) => section.kind === 'about')) return 'other';
  return kind;
}

function isHalfHeading(lines: readonly ProfileLine[], index: number): boolean {
  return lines[index]?.key === 'principales' && lines[index + 1]?.key === 'competences';
}

/** Where the side column ends: at the name that the link bears, else at the last block. */
function headerStart(lines: readonly ProfileLine[], text: string): number {
  const slug = slugWords(text);
  const named = lines.findIndex(({ key }) => isNamed(key, slug));
  if (named >= 0) return named;
  return Math.max(
    0,
    lines.findLastIndex(({ gap }) => gap),
  );
}

function slugWords(text: string): string[] {
  const slug = profileSlug(text) ?? '';
  return slug.split('-').filter((word) => /^[a-z]{2,}$/.test(word));
}

function isNamed(key: string, slug: readonly string[]): boolean {
  const words = key.split(/[^a-z]+/).filter((word) => word.length > 1);
  return (
    slug.length > 1 && words.length > 1 && words.length < 7 && slug.slice(0, 2).every((word) => words.includes(word))
  );
}

/** « camille-roux-7b41a2 » of the link, which the PDF’s narrow column may break; null without one. */
export function profileSlug(text: string): string | null {
  const at = text.search(/linkedin\.com\/in\//i);
  if (at < 0) return null;
  const from = at + 'linkedin.com/in/'.length;
  const shown = /^([^()]{0,120}?)\s*\(LinkedIn\)/.exec(text.slice(from, from + 140))?.[1];
  const broken = shown !== undefined && !/\s\S+\s\S+\s\S+\s/.test(shown) ? shown.replace(/\s+/g, '') : null;
  const slug = /^[^\s/?#)<>"',;]+/.exec(broken ?? text.slice(from, from + 120))?.[0].replace(/\.$/, '');
  return slug ? decoded(slug).toLowerCase() : null;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
