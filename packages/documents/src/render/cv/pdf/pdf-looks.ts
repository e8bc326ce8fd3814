import type { PdfFont } from '../../start-pdf.ts';
import type { CvModel, Ground } from '../cv-model.ts';
import { inksOn } from '../looks.ts';
import type { Look } from './pdf-canvas.ts';

export type Looks = {
  name: Look;
  headline: Look;
  contact: Look;
  section: Look;
  entry: Look;
  subtitle: Look;
  dates: Look;
  text: Look;
  marker: Look;
  inks: ReturnType<typeof inksOn>;
};

const smallest = 9;

/** How each part of a CV is drawn by a model on a ground. */
export function pdfLooks(model: CvModel, ground: Ground): Looks {
  const { sizes, leading, head, title, entry, fonts } = model;
  // One family is embedded once.
  const display = (style: 'regular' | 'bold' | 'italic'): PdfFont =>
    fonts.display === fonts.text ? style : `display-${style}`;
  const inks = inksOn(model, ground);
  const text: Look = { font: 'regular', size: sizes.text, color: inks.ink, leading };
  const section: Look = {
    font: display(title.italic ? 'italic' : 'bold'),
    size: sizes.section,
    color: inks.accent,
    leading: 1.28,
    spacing: title.spacing ?? 0,
    capitals: title.letters === 'capitals',
    smallCapitals: title.letters === 'small-capitals',
  };
  const entryFont = entry.title === 'display' ? display('bold') : (entry.title ?? 'bold');
  return {
    name: {
      font: display(head.name.style),
      size: sizes.name,
      color: inks.ink,
      leading: 1.16,
      spacing: head.name.spacing ?? 0,
      capitals: head.name.capitals ?? false,
    },
    headline: { font: 'regular', size: sizes.headline, color: inks.accent, leading: 1.32 },
    contact: { ...text, size: Math.max(smallest, sizes.text - 0.75), color: inks.soft, leading: 1.42 },
    section,
    entry: { font: entryFont, size: sizes.entry, color: inks.ink, leading: 1.3 },
    subtitle: {
      ...text,
      font: entry.subtitle === 'italic' ? 'italic' : 'regular',
      color: entry.subtitle === 'accent' ? inks.accent : inks.soft,
    },
    dates: { ...text, size: Math.max(smallest, sizes.text - 0.5), color: inks.soft },
    text,
    marker: { ...text, color: inks.accent },
    inks,
  };
}
