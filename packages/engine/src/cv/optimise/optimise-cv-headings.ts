import type { Line } from '../../match/lines.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { foldText } from '../../text/fold-text.ts';
import { fr } from '../../writing/fr.ts';
import { type Building, bare, printable, sectionTitles } from './optimise-cv-building.ts';
import { type Place, placeFor } from './optimise-cv-places.ts';

/** Headings that name nothing themselves: contact details, « Divers », « Informations complémentaires ». */
const noName =
  /contact|coordonn|joindre|etat civil|identite|divers|autres?\b|informations?|complement|a propos|poste|emploi (?:vise|recherche)|objectif|details|infos/;

/** A section that comes from one heading alone keeps that heading’s name: « Projets », « Publications ». */
export function nameOtherSection({ context, changes, sections }: Building): void {
  const section = sections.get('other');
  const headings = context.lines.filter(({ heading, section: kind }) => heading && kind === 'other');
  const named = headings.filter(({ text }) => text.length < 40 && !noName.test(foldText(text)));
  const [line] = named;
  if (!section || !line || named.length > 1) return;
  const own = bare(foldText(linesBelow(context, line).join('')));
  const items = section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : ['\0']));
  const text = printable(line.text);
  if (text.length < 4 || !items.every((item) => own.includes(bare(foldText(item))))) return;
  const plain = text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text;
  section.title = accentedHeading(plain);
  if (section.title === plain) return;
  const span = { start: line.start, end: line.end };
  changes.push({ kind: 'spelled', before: line.text, span, after: section.title, reason: accentReason });
}

/** Words of headings that careless CVs write without their accents. */
const accents = new Map(
  (
    'référence références bénévolat activité activités réalisation réalisations expérience expériences récompense ' +
    'récompenses intérêt intérêts études métier métiers médias mobilité disponibilité événements évènements ' +
    'représentatifs associée à côté'
  )
    .split(' ')
    .map((word) => [foldText(word), word]),
);

/** « References » → « Références ». */
function accentedHeading(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    const known = /[^\p{ASCII}]/u.test(word) ? undefined : accents.get(foldText(word));
    if (!known) return word;
    return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  });
}

function linesBelow(context: Building['context'], heading: Line): string[] {
  return below(context, heading).map(({ text }) => text);
}

function below({ lines }: Building['context'], heading: Line): Line[] {
  const at = lines.findIndex(({ end }) => end === heading.end);
  const next = lines.findIndex((each, index) => index > at && each.heading);
  return lines.slice(at + 1, next < 0 ? undefined : next);
}

/** « Arrêt » above nothing but what was left out. */
function isAllRemoved({ context, removed }: Building, heading: Line): boolean {
  const lines = below(context, heading);
  return (
    lines.length > 0 && lines.every((line) => removed.some(({ start, end }) => start <= line.start && end >= line.end))
  );
}

/** Headings of one section over two lines, « EXPÉRIENCE / PROFESSIONNELLE », as the one they are. */
export function wholeHeadings(lines: readonly Line[], text: string): Line[] {
  const whole: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && line.heading && above?.heading && above.section === line.section && line.end - last.start < 60)
      whole[whole.length - 1] = { ...last, end: line.end, text: text.slice(last.start, line.end) };
    else if (line.heading) whole.push(line);
    above = line;
  }
  return whole;
}

/** Tells under which title what stood below a heading is found now. */
export function accountForHeading(building: Building, line: Line, places: readonly Place[]): void {
  const { context, changes, sections } = building;
  const kind = line.section === 'header' || line.section === 'additions' ? 'other' : line.section;
  const text = linesBelow(context, line).join('\n').slice(0, 4000);
  const isEmptied = isAllRemoved(building, line);
  const place = isEmptied ? null : placeFor(places, text, kind === 'tools' ? 'skills' : kind);
  const known = isEmptied
    ? null
    : (sections.get(kind)?.title ?? sections.get(kind === 'tools' ? 'skills' : kind)?.title);
  const after = place?.title ?? known ?? sectionTitles[kind];
  const span = { start: line.start, end: line.end };
  if (!place && !known) {
    changes.push({ kind: 'removed', before: line.text, span, after: null, reason: emptyReason });
    return;
  }
  const reason = place?.kind === 'header' ? headerReason : isSameTitle(line.text, after) ? sameReason : titleReason;
  changes.push({ kind: 'reworded', before: line.text, span, after, reason });
}

const accentReason = fr`les accents manquaient : le mot s’écrit ainsi.`;
const titleReason = fr`un titre de rubrique usuel est reconnu par tous les logiciels de recrutement.`;
const sameReason = fr`le même titre, sous sa forme la plus courante.`;
const headerReason = fr`ce qui s’y trouvait est en tête, avec vos coordonnées.`;
const emptyReason = fr`il ne reste rien sous ce titre.`;

/** Reasons that say no more of the CV than that its titles are the usual ones. */
export const headingReasons: ReadonlySet<string> = new Set([titleReason, sameReason, headerReason]);

function isSameTitle(one: string, other: string): boolean {
  const [own, said] = [one, other].map((text) => meaningfulStems(text).join(' '));
  return own === said || foldText(one).startsWith(foldText(other).slice(0, 6));
}
