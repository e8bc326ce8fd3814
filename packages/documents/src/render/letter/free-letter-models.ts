import type { LetterModel } from './letter-model.ts';

/** As most letters are laid out in France: nothing but type and place. */
export const standard: LetterModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  ink: '1D2321',
  soft: '4C5652',
  accent: '1D2321',
  body: 11,
  leading: 1.36,
  margin: { left: 74, right: 74, top: 60, bottom: 54 },
  head: { details: 'lines', align: 'left', name: { face: 'bold', size: 13.5 }, detailSize: 10.5 },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'plain', face: 'bold' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'regular' },
};

/** A band of colour at the head, and a bar before the subject. */
export const dynamique: LetterModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  ink: '1C2530',
  soft: '4A5560',
  accent: '0B5C6B',
  body: 11,
  leading: 1.36,
  margin: { left: 68, right: 68, top: 40, bottom: 50 },
  head: {
    details: 'inline',
    align: 'left',
    name: { face: 'display-bold', size: 25, color: 'FFFFFF' },
    detailColor: 'E3F1F3',
    detailSize: 10.5,
    panel: { fill: '0B5C6B', bleed: true, pad: { x: 0, y: 26 } },
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'bar', face: 'bold', color: '0B5C6B' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold', color: '0B5C6B' },
};

/** Flush left, a short thick mark, a tinted subject. */
export const startup: LetterModel = {
  fonts: { text: 'inter', display: 'inter' },
  ink: '16181D',
  soft: '545964',
  accent: '4338CA',
  body: 10.25,
  leading: 1.48,
  margin: { left: 64, right: 64, top: 56, bottom: 48 },
  head: {
    details: 'split',
    align: 'left',
    name: { face: 'display-bold', size: 22, tracking: -0.4 },
    detailSize: 9.5,
    over: [{ weight: 5, width: 44 }],
  },
  address: { place: 'row', date: 'right', companyBold: true },
  subject: { style: 'box', face: 'bold', fill: 'EEEDFB', labelColor: '4338CA' },
  paragraph: { indent: 0, gap: 9 },
  signature: { place: 'left', face: 'bold' },
};

/** A centred letterhead in small capitals between hairlines, justified text. */
export const executive: LetterModel = {
  fonts: { text: 'source-serif', display: 'source-serif' },
  ink: '1A2230',
  soft: '4A5364',
  accent: '1B2F4E',
  body: 10.75,
  leading: 1.42,
  margin: { left: 76, right: 76, top: 56, bottom: 54 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-regular', size: 25, smallCaps: true, tracking: 1.3, color: '1B2F4E' },
    between: { weight: 0.7 },
    separator: '   |   ',
    detailSize: 9.75,
  },
  address: { place: 'right', date: 'under' },
  subject: { style: 'plain', face: 'bold', color: '1B2F4E' },
  paragraph: { indent: 0, gap: 8, justify: true },
  signature: { place: 'right', face: 'regular' },
};

/** A warm tinted panel that holds the sender; the subject underlined by a short mark. */
export const reconversion: LetterModel = {
  fonts: { text: 'source-sans', display: 'lora' },
  ink: '2A211D',
  soft: '5E4F48',
  accent: 'A0452A',
  body: 11,
  leading: 1.36,
  margin: { left: 64, right: 64, top: 50, bottom: 50 },
  head: {
    details: 'split',
    align: 'left',
    name: { face: 'display-bold', size: 22, color: '8C3A22' },
    detailSize: 10,
    panel: { fill: 'F8EEE8', pad: { x: 20, y: 16 } },
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'underlined', face: 'bold', color: '8C3A22' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'display-bold', color: '8C3A22' },
};
