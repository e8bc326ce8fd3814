import { readName } from '../../cv/contact/read-name.ts';
import { isPlaceLine } from './is-place-line.ts';
import { keyOf, type ProfileLine } from './profile-line.ts';
import { profileSlug } from './split-profile.ts';

export type ProfileHeader = {
  fullName: string | null;
  headline: string | null;
  location: string | null;
  connections: number | null;
};

const connectionsLine = /(\d[\d  .,]*)\s?\+?\s?(?:ou plus |et plus )?(?:de )?(?:relations|connections|contacts)\b/;
const contactLink = /^(?:coordonnees|contact info|contact)$/;

/** Who the profile is about: name, headline, place and relations, from the lines above its first section. */
export function readHeader(lines: readonly ProfileLine[], text: string, isPdf: boolean): ProfileHeader {
  const told = lines.slice(0, 40).map(withoutLabel);
  const nameAt = findName(told, text);
  const fullName = nameAt < 0 ? null : bareName(told[nameAt]?.text ?? '');
  const below = told.slice(nameAt + 1).filter(({ key }) => !isNameAgain(key, fullName) && !isCivil(key));
  const linkAt = below.findIndex(({ key }) => contactLink.test(key.replace(/^.*· ?/, '')));
  const place = below.findIndex((line, index) => index > 0 && isPlaceLine(withoutLink(line.text)));
  const placeAt = place > 0 || linkAt <= 1 ? place : linkAt - 1;
  const placeLine = below[placeAt];
  return {
    fullName,
    headline: headlineOf(below, placeAt, isPdf),
    location: placeLine ? withoutLink(placeLine.text) : null,
    connections: connectionsIn(told),
  };
}

function findName(lines: readonly ProfileLine[], text: string): number {
  const slug = (profileSlug(text) ?? '').replace(/-/g, '.').replace(/[^a-z.]/g, '');
  const found = readName(lines.slice(0, 12), slug === '' ? null : `${slug}@example.com`);
  const at = found ? lines.findIndex(({ start, end }) => found.span.start >= start && found.span.start < end) : -1;
  return at >= 0 ? at : lines.slice(0, 6).findIndex(({ text }) => unknownName.test(text));
}

/** « Titre : Chargée de communication », as a person types it. */
function withoutLabel(line: ProfileLine): ProfileLine {
  const length = label.exec(line.text)?.[0].length ?? 0;
  if (length === 0) return line;
  const text = line.text.slice(length);
  return { ...line, start: line.start + length, text, key: keyOf(text) };
}

const label =
  /^(?:nom|nom complet|nom et prénom|name|titre|title|headline|lieu|ville|localisation|location)\s?:\s*(?=\p{L})/iu;

/** « Camille Roux », « Camille Roux vérifiée ». */
function isNameAgain(key: string, fullName: string | null): boolean {
  const name = keyOf(fullName ?? '');
  return name !== '' && key.startsWith(name) && key.length < name.length + 16;
}

/** An address, a telephone, an age: what a CV puts there and no headline is. */
function isCivil(key: string): boolean {
  return key.length < 4 || civil.test(key);
}

const civil =
  /@|(?:\d{2}[ .-]?){4}\d{2}|\b\d{5}\b|^\d+,? (?:(?:bis|ter),? )?(?:rue|avenue|av|bd|boulevard|allee|chemin|place|impasse|route|res|quai|cours)\b|^\d\d ans\b|\bnee? le\b|\b(?:mariee?|celibataire|divorcee?|pacsee?|nationalite)\b|^permis\b|linkedin\.com|^https?:|^(?:tel|mobile|port|adresse|e-?mail)\b/;

/** A name no list knows: two to four words with capitals. */
const unknownName = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'.-]*|de|du|la|le|von|van|el|ben)){1,3}$/u;

function bareName(written: string): string {
  const [name = written] = written.split(/\s[·|(–—]|,|\s-\s/);
  return name.replace(/\s+/g, ' ').trim();
}

function withoutLink(text: string): string {
  return text.replace(/\s*·?\s*(?:Coordonnées|Contact info)\s*$/iu, '').trim();
}

/** One line on the page; in the PDF as many as it wraps over, down to the place. */
function headlineOf(below: readonly ProfileLine[], placeAt: number, isPdf: boolean): string | null {
  const first = below[0];
  if (!first || placeAt === 0 || connectionsLine.test(first.key) || contactLink.test(first.key)) return null;
  let last = 0;
  const end = placeAt < 0 ? 3 : placeAt;
  while (isPdf && last + 1 < end && below[last + 1] && !below[last + 1]?.gap) last++;
  const lines = below.slice(0, last + 1);
  return lines.map(({ text }) => text).join(' ');
}

function connectionsIn(lines: readonly ProfileLine[]): number | null {
  for (const { key } of lines) {
    const figures = connectionsLine.exec(key.slice(0, 80))?.[1]?.replace(/\D/g, '');
    if (figures && figures.length < 7) return Number(figures);
  }
  return null;
}
