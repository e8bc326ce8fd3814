import { outline } from './outline-text.ts';

/** The colours of the light theme (src/app.css). */
const paper = '#faf4e8';
const card = '#fffdf8';
const ink = '#12342a';
const soft = '#4b6158';
const line = '#e3d8c3';
const mark = '#ffe07a';
const pen = '#fcd049';
const accent = '#9a4412';
const apricot = '#f4a56a';

/** The mark of the house in a field 40 units wide, on paper or on nothing. */
function logo(scale = 1): string {
  return `<g transform="translate(20 20) scale(${scale}) translate(-20 -20)">
    <path d="M4 28.5c10-2.6 21-3.6 32-3l-1.2 8.300c-11-.4-20 .4-29.6 2.700z" fill="${pen}"/>
    <path d="M28.5 10.400A10 10 0 1 0 29.3 22.8" fill="none" stroke="${ink}" stroke-width="5.2" stroke-linecap="round"/>
  </g>`;
}

/** An icon: with round corners of its own, or to the edge for systems that cut it themselves. */
export function icon({ round, scale }: { round: boolean; scale: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" rx="${round ? 9 : 0}" fill="${paper}"/>${logo(scale)}</svg>`;
}

type Place = { x: number; y: number };

/** A line of text, under the marker when what it says is proof. */
function text(words: string, { x, y }: Place, options: Parameters<typeof outline>[1] & { marked?: boolean }): string {
  const { path, width } = outline(words, options);
  return `<g transform="translate(${x} ${y})">${options.marked ? stroke(width, options.size) : ''}${path}</g>`;
}

/** The stroke of the marker under a line: a little off true, darker where the pen rests. */
function stroke(width: number, size: number): string {
  const [top, foot, out] = [-size * 0.84, size * 0.3, size * 0.14];
  return `<path d="M${-out * 0.5} ${top}L${width + out} ${top}Q${width + out * 1.1} ${foot - size * 0.3} ${width + out * 0.5} ${foot}L${-out * 1.1} ${foot}Q${-out * 1.3} ${top + size * 0.4} ${-out * 0.5} ${top}z" fill="url(#marker)"/>`;
}

const bar = (y: number, width: number) => `<rect y="${y}" width="${width}" height="11" rx="5.5" fill="${line}"/>`;

/** A sheet of paper, turned by `angle`, with what is written on it. */
function sheet({ x, y }: Place, size: { width: number; height: number }, angle: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
    <rect x="3" y="10" width="${size.width - 6}" height="${size.height}" rx="20" fill="${ink}" opacity=".16" filter="url(#shade)"/>
    <rect width="${size.width}" height="${size.height}" rx="18" fill="${card}" stroke="${line}" stroke-width="2"/>
    <g transform="translate(34 0)">${content}</g></g>`;
}

/** The pen of the house, as in src/illustrations/SheetDrawing.tsx. */
function highlighter(place: Place): string {
  return `<g transform="translate(${place.x} ${place.y}) rotate(-38) scale(1.35)" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round">
    <path d="M0 5 11-5v11L2 9z" fill="${pen}"/><path d="M11-7l9-4v22l-9-4z" fill="${card}"/>
    <path d="M20-11c2-2 5-3 8-3h34c5 0 8 3 8 7V7c0 4-3 7-8 7H28c-3 0-6-1-8-3z" fill="${apricot}"/><path d="M52-14v28"/></g>`;
}

/** What a shared link shows, 1200 × 630: the promise on the left, its proof on the right. */
export function shareImage(): string {
  const word = (size: number) => ({ font: 'strong' as const, size, fill: ink });
  const offer = [
    text('L’offre', { x: 0, y: 46 }, { font: 'strong', size: 22, fill: accent }),
    text('Conseiller de vente, CDI', { x: 0, y: 82 }, { size: 31, fill: ink }),
    text('accueil des clients', { x: 0, y: 130 }, { ...word(26), marked: true }),
    text('gestion de caisse', { x: 0, y: 174 }, { ...word(26), marked: true }),
  ];
  const cv = [
    text('Camille Roux', { x: 0, y: 66 }, { size: 32, fill: ink }),
    bar(92, 330),
    bar(118, 215),
    text('Conseil de 60 clients par jour', { x: 0, y: 182 }, { ...word(28), marked: true }),
    bar(210, 210),
    text('Caisse tenue seule', { x: 0, y: 270 }, { ...word(28), marked: true }),
    bar(300, 235),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <defs>
      <linearGradient id="marker"><stop offset="0" stop-color="${pen}"/><stop offset=".08" stop-color="${mark}"/>
        <stop offset=".93" stop-color="${mark}"/><stop offset="1" stop-color="${pen}"/></linearGradient>
      <filter id="shade" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/></filter>
    </defs>
    <rect width="1200" height="630" fill="${paper}"/>
    <g transform="translate(62 60) scale(1.750)">${logo(1.15)}</g>
    ${text('Coach Carrière', { x: 150, y: 110 }, { size: 42, fill: ink })}
    ${text('Plus d’entretiens,', { x: 76, y: 288 }, { size: 70, fill: ink, marked: true })}
    ${text('moins de stress', { x: 76, y: 372 }, { size: 70, fill: ink })}
    ${text('Votre CV face à l’offre, avec la preuve', { x: 76, y: 466 }, { font: 'text', size: 30, fill: soft })}
    ${text('à chaque ligne. 3 analyses gratuites par mois.', { x: 76, y: 508 }, { font: 'text', size: 30, fill: soft })}
    ${sheet({ x: 712, y: 44 }, { width: 412, height: 270 }, 2, offer.join(''))}
    ${sheet({ x: 724, y: 266 }, { width: 424, height: 322 }, -2, cv.join(''))}
    ${highlighter({ x: 1008, y: 533 })}
  </svg>`;
}
