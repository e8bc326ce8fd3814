import type { LetterModel } from './letter-model.ts';

/** No colour, no rule: a wide left edge and air. */
export const sobre: LetterModel = {
  fonts: { text: 'inter', display: 'inter' },
  ink: '222222',
  soft: '5C5C5C',
  accent: '222222',
  body: 10,
  leading: 1.52,
  margin: { left: 96, right: 76, top: 66, bottom: 56 },
  head: {
    details: 'inline',
    align: 'left',
    name: { face: 'regular', size: 17, tracking: -0.2 },
    detailSize: 9.25,
    separator: '   ',
  },
  address: { place: 'right', date: 'left' },
  subject: { style: 'plain', face: 'bold', size: 10.25 },
  paragraph: { indent: 0, gap: 9 },
  signature: { place: 'left', face: 'regular' },
};

/** A strong and a fine rule under the letterhead, the subject between two hairlines. */
export const filet: LetterModel = {
  fonts: { text: 'source-serif', display: 'source-sans' },
  ink: '20242B',
  soft: '515863',
  accent: '28527A',
  body: 10.5,
  leading: 1.42,
  margin: { left: 72, right: 72, top: 54, bottom: 52 },
  head: {
    details: 'split',
    align: 'left',
    name: { face: 'display-bold', size: 23, color: '28527A' },
    detailFace: 'display-regular',
    detailSize: 10,
    under: [{ weight: 2.4 }, { weight: 0.6 }],
  },
  address: { place: 'right', date: 'under' },
  subject: { style: 'ruled', face: 'display-bold', labelColor: '28527A' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'regular' },
};

/** A private letter: initials in a disc, a centred name. */
export const monogramme: LetterModel = {
  fonts: { text: 'eb-garamond', display: 'eb-garamond' },
  ink: '1F2A24',
  soft: '4B5A52',
  accent: '2F5D46',
  body: 12,
  leading: 1.3,
  margin: { left: 80, right: 80, top: 46, bottom: 52 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-regular', size: 24 },
    detailSize: 11,
    monogram: { shape: 'disc', size: 52 },
  },
  address: { place: 'right', date: 'under' },
  subject: { style: 'underlined', align: 'center', face: 'bold', color: '2F5D46', size: 12.5 },
  paragraph: { indent: 0, gap: 8, justify: true },
  signature: { place: 'right', face: 'italic', size: 13 },
};

/** A framed sheet, the name in italics, indented paragraphs. */
export const correspondance: LetterModel = {
  fonts: { text: 'lora', display: 'lora' },
  ink: '2A2530',
  soft: '5B5266',
  accent: '6B3F6E',
  body: 10.25,
  leading: 1.48,
  margin: { left: 84, right: 84, top: 66, bottom: 62 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-italic', size: 26, color: '6B3F6E' },
    detailSize: 9.5,
    separator: '  –  ',
  },
  address: { place: 'right', date: 'under', dateFace: 'italic' },
  subject: { style: 'plain', face: 'italic', labelFace: 'bold', labelColor: '6B3F6E' },
  paragraph: { indent: 22, gap: 3 },
  signature: { place: 'right', face: 'display-italic', size: 13, color: '6B3F6E' },
  shapes: [
    { x: 28, y: 28, width: 539.3, height: 0.8, color: '6B3F6E', on: 'all' },
    { x: 28, y: -28.8, width: 539.3, height: 0.8, color: '6B3F6E', on: 'all' },
    { x: 28, y: 28, width: 0.8, height: 785.9, color: '6B3F6E', on: 'all' },
    { x: -28.8, y: 28, width: 0.8, height: 785.9, color: '6B3F6E', on: 'all' },
  ],
};

/** A page of a book: no bold, small capitals, indents, justified. */
export const litteraire: LetterModel = {
  fonts: { text: 'eb-garamond', display: 'eb-garamond' },
  ink: '231F1C',
  soft: '554D46',
  accent: '7A2E2E',
  body: 12.25,
  leading: 1.32,
  margin: { left: 80, right: 80, top: 62, bottom: 54 },
  head: {
    details: 'lines',
    align: 'left',
    name: { face: 'regular', size: 17, smallCaps: true, tracking: 1 },
    detailFace: 'italic',
    detailSize: 11.5,
  },
  address: { place: 'right', date: 'right', dateFace: 'italic' },
  subject: { style: 'plain', face: 'italic', size: 12.75, color: '7A2E2E' },
  paragraph: { indent: 20, gap: 0, justify: true },
  signature: { place: 'right', face: 'italic', size: 14 },
};

/** As an administration writes: the address where an envelope shows it, marks where the sheet is folded. */
export const officiel: LetterModel = {
  fonts: { text: 'source-serif', display: 'source-serif' },
  ink: '1B1B1F',
  soft: '3F4148',
  accent: '1F3A7A',
  body: 10.75,
  leading: 1.4,
  margin: { left: 76, right: 68, top: 54, bottom: 54 },
  head: {
    details: 'lines',
    align: 'left',
    name: { face: 'bold', size: 12.5, caps: true, tracking: 0.5 },
    detailSize: 10.5,
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'bar', face: 'bold', labelColor: '1F3A7A' },
  paragraph: { indent: 0, gap: 8, justify: true },
  signature: { place: 'right', face: 'regular' },
  shapes: [
    { x: 0, y: 297.6, width: 17, height: 0.6, color: '8A8D96', on: 'first' },
    { x: 0, y: 420.6, width: 10, height: 0.6, color: '8A8D96', on: 'first' },
    { x: 0, y: 594.9, width: 17, height: 0.6, color: '8A8D96', on: 'first' },
  ],
};
