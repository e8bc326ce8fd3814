import type { CvChange } from '@coach/contracts/cv-document';
import type { Line } from '../../match/lines.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { heldReason } from './held-diploma.ts';
import { type Building, bare, withoutMarker } from './optimise-cv-building.ts';
import { headingReasons } from './optimise-cv-headings.ts';
import { headerTitle, type Place, placeFor } from './optimise-cv-places.ts';

const headerReason = fr`vos coordonnées sont réunies en tête, sur une ligne.`;
const mergedReason = fr`vos compétences sont réunies en une seule liste, celles que l’offre demande d’abord.`;
const jobReason = fr`intitulé, employeur et dates ont chacun leur place.`;
const courseReason = fr`diplôme, école et année ont chacun leur place.`;
const partReason = fr`la ligne y est reprise, sans ce qui en a été retiré.`;
const foundReason = fr`ce que dit la ligne se trouve dans cette rubrique.`;
const yearReason = fr`l’intitulé vient d’abord, l’année ensuite.`;
const languageReason = fr`chaque langue est nommée à part.`;
const certificateReason = fr`chaque titre est nommé à part, son année derrière.`;
const levelReason = fr`des points ou des étoiles n’ont pas d’échelle : un niveau s’écrit, de A1 à C2 ou en un mot.`;
const ratingReason = fr`des points ou des étoiles ne se comparent à rien : dites plutôt ce que vous faites de ces outils.`;
const apartReason = fr`une formation courte, un permis ou une habilitation se lit mieux à part des diplômes.`;
const elsewhereReason = fr`cette ligne se lit mieux sous ce titre.`;

const groupReason = fr`le nom d’un groupe n’est pas une compétence : ce qu’il réunit est dans la liste.`;
const emptyReason = fr`ces mots n’apprennent rien à qui vous lit.`;

/** Tells where a line that stands in pieces is found, or that it is found nowhere. */
export function noteMoved(building: Building, line: Line, places: readonly Place[]): void {
  const own = ownPlace(line);
  const place = placeFor(places, line.text, own);
  const span = { start: line.start, end: line.end };
  if (!place && isContact(building, line)) {
    building.changes.push({ kind: 'moved', before: line.text, span, after: headerTitle, reason: headerReason });
    return;
  }
  if (!place) {
    const reason = own === 'skills' ? groupReason : emptyReason;
    building.changes.push({ kind: 'removed', before: line.text, span, after: null, reason });
    return;
  }
  building.changes.push({
    kind: place.kind === 'skills' ? 'merged' : 'moved',
    before: line.text,
    span,
    after: place.title,
    reason: reasonFor(building, line, place),
  });
}

/** « Tél : 0639985216 », printed in pairs at the top. */
function isContact({ context }: Building, { start, end }: Line): boolean {
  return Object.entries(context.cv.spans).some(
    ([path, span]) => path.startsWith('contact.') && span.start < end && span.end > start,
  );
}

function ownPlace({ section }: Line): Place['kind'] {
  if (section === 'tools') return 'skills';
  return section === 'additions' ? 'other' : section;
}

function reasonFor({ changes }: Building, line: Line, place: Place): string {
  if (place.kind === 'skills') return mergedReason;
  if (place.kind === 'header') return headerReason;
  if (place.kind === 'experience') return jobReason;
  if (place.kind === 'education') return courseReason;
  const isPart = changes.some(
    ({ kind, span }) => kind === 'removed' && span && span.start < line.end && span.end > line.start,
  );
  if (place.kind === 'languages') return languageReason;
  if (place.kind === 'certifications') return /[;•]|\s[–-]\s/.test(line.text) ? certificateReason : yearReason;
  return isPart ? partReason : foundReason;
}

/** Tells of a line that stands word for word under another title than its own. */
export function noteApart({ changes }: Building, line: Line, places: readonly Place[]): void {
  const own = ownPlace(line);
  const text = bare(foldText(withoutMarker(line.text)));
  // The end of a wrapped line is no line of its own.
  const isTail = line.text.includes(')') && !line.text.includes('(');
  if (own === 'header' || line.section === 'additions' || text.length < 8 || isTail) return;
  const found = places.filter(({ lines }) => lines.has(text));
  const place = found[0];
  if (!place || place.kind === 'header' || found.some(({ kind }) => kind === own)) return;
  changes.push({
    kind: 'moved',
    before: line.text,
    span: { start: line.start, end: line.end },
    after: place.title,
    reason: own === 'education' && place.kind === 'certifications' ? apartReason : elsewhereReason,
  });
}

const dots = /[●○★☆⬤◯⚫⚪✦✧✩✪█▓▒░](?:\s?[●○★☆⬤◯⚫⚪✦✧✩✪█▓▒░]){2,9}/;

/** Tells once for each section that stars and dots were left out. */
export function noteRatings({ changes }: Building, lines: readonly Line[]): void {
  const noted = new Set<Line['section']>();
  for (const line of lines) {
    const found = noted.has(line.section) ? null : dots.exec(line.text.slice(0, 300));
    if (!found) continue;
    noted.add(line.section);
    const start = line.start + found.index;
    changes.push({
      kind: 'removed',
      before: found[0],
      span: { start, end: start + found[0].length },
      after: null,
      reason: line.section === 'languages' ? levelReason : ratingReason,
    });
  }
}

/** Changes with the same reason that stand one after the other are told once. */
export function joinChanges(changes: readonly CvChange[], text: string): CvChange[] {
  const joined: CvChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const span =
      last?.span && change.span && isNext(last, change, text) ? { start: last.span.start, end: change.span.end } : null;
    if (last && span) joined[joined.length - 1] = { ...last, before: text.slice(span.start, span.end), span };
    else joined.push(change);
  }
  return joined;
}

/** Reasons that may be told once for lines one below the other. */
const joinable = new Set([
  headerReason,
  mergedReason,
  jobReason,
  courseReason,
  apartReason,
  yearReason,
  languageReason,
  foundReason,
]);
/** Whether a change only sets in order what stays as it was: told after what a reader of the CV will see. */
export function isFormal({ reason }: CvChange): boolean {
  return joinable.has(reason) || reason === certificateReason || reason === heldReason || headingReasons.has(reason);
}

/** How much of the CV one change tells of at most. */
const longest = 240;

function isNext(last: CvChange, { kind, after, reason, span }: CvChange, text: string): boolean {
  if (last.reason !== reason || last.after !== after || last.kind !== kind || !last.span || !span) return false;
  const isRoom = span.start >= last.span.end && span.end - last.span.start <= longest;
  return joinable.has(reason) && isRoom && /^\s*$/.test(text.slice(last.span.end, span.start));
}
