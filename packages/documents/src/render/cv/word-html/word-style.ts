import { wordFont } from '../../font-families.ts';
import type { CvModel, Ground, TitleKind } from '../cv-model.ts';
import { inksOn } from '../looks.ts';

const generic = { 'plex-mono': 'monospace' } as const;

function family(font: CvModel['fonts']['text']): string {
  const fallback = font === 'plex-mono' ? generic[font] : 'Carlito, Arial, sans-serif';
  return `font-family: '${wordFont(font)}', ${fallback};`;
}

/** One by one: LibreOffice misreads them together. */
function margins(top: number, bottom: number, left = 0): string {
  return `margin-top: ${top}pt; margin-bottom: ${bottom}pt; margin-left: ${left}pt; margin-right: 0pt; text-indent: 0pt;`;
}

function ornament(kind: TitleKind, { colors }: CvModel): string {
  if (kind === 'short') return `border: none; border-bottom: solid #${colors.accent} 1.5pt; padding-bottom: 1pt;`;
  if (kind === 'line') return `border: none; border-bottom: solid #${colors.line} 1pt; padding-bottom: 1pt;`;
  if (kind === 'block') return `border: none; border-left: solid #${colors.accent} 6pt; padding-left: 6pt;`;
  return '';
}

const rules = { thin: 1, thick: 3, double: 2.25, short: 1 };

/** The style sheet of a model’s DOC. */
export function wordStyle(model: CvModel): string {
  const { page, sizes, fonts, title, head, air, plan } = model;
  const inks = inksOn(model, 'page');
  const top = inksOn(model, head.ground ?? 'page');
  const indent = plan.kind === 'margin' ? plan.width : 0;
  const line = `line-height: ${Math.round((model.leading / 1.22) * 108)}%;`;
  const rule = head.rule
    ? `border: none; border-bottom: solid #${inks.accent} ${rules[head.rule]}pt; padding-bottom: 8pt;`
    : '';
  const letters = title.letters === 'small-capitals' ? 'font-variant: small-caps; letter-spacing: .6pt;' : '';
  return `
@page CV { size: 595.3pt 841.9pt; margin: ${page.top}pt ${page.side}pt ${page.bottom}pt ${page.side}pt; }
div.cv { page: CV; }
table { border-collapse: collapse; }
p, li { ${family(fonts.text)} font-size: ${sizes.text}pt; ${line} color: #${inks.ink}; }
p { ${margins(0, 3, indent)} }
p.name { ${family(fonts.display)} font-size: ${sizes.name}pt; font-weight: ${head.name.style === 'bold' ? 'bold' : 'normal'}; line-height: 110%; color: #${top.ink}; ${margins(0, 2)} }
p.headline { font-size: ${sizes.headline}pt; color: #${top.accent}; ${margins(0, 4)} }
p.contact { font-size: ${Math.max(9, sizes.text - 0.75)}pt; color: #${top.soft}; ${rule} ${margins(0, 6)} }
h1 { ${family(fonts.display)} font-size: ${sizes.section}pt; font-weight: bold; line-height: 110%; ${letters} ${ornament(title.kind, model)} ${margins(15 * air, 4 * air)} page-break-after: avoid; }
h2 { ${family(fonts.text)} font-size: ${sizes.entry}pt; font-weight: ${model.entry.title === 'regular' ? 'normal' : 'bold'}; ${margins(8 * air, 1, indent)} page-break-after: avoid; }
p.detail, p.held { color: #${model.entry.subtitle === 'accent' ? inks.accent : inks.soft}; }
p.held { page-break-after: avoid; }
ul { ${margins(2, 4, 14 + indent)} }
li { ${margins(0, 2)} }
p.side { ${margins(0, 2.5)} }
`;
}

export function groundOf(model: CvModel, ground: Ground): string {
  return ground === 'deep' ? model.colors.deep : model.colors.wash;
}
