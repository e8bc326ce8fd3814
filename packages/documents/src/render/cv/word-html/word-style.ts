import { wordFont } from '../../font-families.ts';
import type { CvModel, Ground, TitleKind } from '../cv-model.ts';
import { inksOn } from '../looks.ts';

const generic = { 'plex-mono': 'monospace' } as const;

function family(font: CvModel['fonts']['text']): string {
  const fallback = font === 'plex-mono' ? generic[font] : 'Carlito, Arial, sans-serif';
  return `font-family: '${wordFont(font)}', ${fallback};`;
}

/** With a figure before its point: LibreOffice drops all that follows « .6pt ». */
function points(length: number): string {
  return `${Math.round(length * 100) / 100}pt`;
}

/** One by one: LibreOffice misreads them together. */
function margins(top: number, bottom: number, left = 0): string {
  return `margin-top: ${points(top)}; margin-bottom: ${points(bottom)}; margin-left: ${points(left)}; margin-right: 0pt; text-indent: 0pt;`;
}

/** The page, in the words of Word, which wants it named, and of LibreOffice, which knows no names for long. */
export function pageStyle({ page }: CvModel): { named: string; plain: string } {
  const box = `{ size: 595.3pt 841.9pt; margin: ${[page.top, page.side, page.bottom, page.side].map(points).join(' ')}; }`;
  return { named: `@page CV ${box}\ndiv.cv { page: CV; }`, plain: `@page ${box}` };
}

function ornament(kind: TitleKind, { colors }: CvModel): string {
  if (kind === 'short') return `border: none; border-bottom: solid #${colors.accent} 1.5pt; padding-bottom: 1pt;`;
  if (kind === 'line') return `border: none; border-bottom: solid #${colors.line} 1pt; padding-bottom: 1pt;`;
  if (kind === 'block') return `border: none; border-left: solid #${colors.accent} 6pt; padding-left: 6pt;`;
  return '';
}

/** Of Word's usual fonts, in their size. */
const naturalLine = 1.22;

const rules = { thin: 1, thick: 3, double: 2.25, short: 1 };

/** The style sheet of a model’s DOC. */
export function wordStyle(model: CvModel): string {
  const { sizes, fonts, title, head, air, plan } = model;
  const inks = inksOn(model, 'page');
  const top = inksOn(model, head.ground ?? 'page');
  const indent = plan.kind === 'margin' ? plan.width : 0;
  const line = `line-height: ${Math.round((model.leading / naturalLine) * 100)}%;`;
  const rule = head.rule
    ? `border: none; border-bottom: solid #${inks.accent} ${rules[head.rule]}pt; padding-bottom: 8pt;`
    : '';
  const letters = title.letters === 'small-capitals' ? 'font-variant: small-caps; letter-spacing: 0.6pt;' : '';
  return `
${pageStyle(model).plain}
table { border-collapse: collapse; }
p, li { ${family(fonts.text)} font-size: ${points(sizes.text)}; ${line} color: #${inks.ink}; }
p { ${margins(0, 2.5 * Math.min(1, air), indent)} }
p.name { ${family(fonts.display)} font-size: ${points(sizes.name)}; font-weight: ${head.name.style === 'bold' ? 'bold' : 'normal'}; line-height: 110%; color: #${top.ink}; ${margins(0, 2)} }
p.headline { font-size: ${points(sizes.headline)}; color: #${top.accent}; ${margins(0, 4)} }
p.contact { font-size: ${points(Math.max(9, sizes.text - 0.75))}; color: #${top.soft}; ${rule} ${margins(0, 6)} }
h1 { ${family(fonts.display)} font-size: ${points(sizes.section)}; font-weight: bold; line-height: 110%; ${letters} ${ornament(title.kind, model)} ${margins(12.5 * air, 3 * air)} page-break-after: avoid; }
h2 { ${family(fonts.text)} font-size: ${points(sizes.entry)}; font-weight: ${model.entry.title === 'regular' ? 'normal' : 'bold'}; ${margins(7 * air, 1, indent)} page-break-after: avoid; }
h2.first { margin-top: ${points(2 * air)}; }
p.detail, p.held { color: #${model.entry.subtitle === 'accent' ? inks.accent : inks.soft}; }
p.detail, p.held { margin-bottom: ${points(1.5 * air)}; }
p.held, li.held { page-break-after: avoid; }
ul { ${margins(air, 2 * air, 12 + indent)} }
li { ${margins(0, Math.min(2, 1.5 * air))} }
p.side { ${margins(0, 2.5)} }
`;
}

export function groundOf(model: CvModel, ground: Ground): string {
  return ground === 'deep' ? model.colors.deep : model.colors.wash;
}
