import type { LetterModel } from './letter-model.ts';

/** A dark band with a centred name, and its echo at the foot of the page. */
export const bandeau: LetterModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  ink: '1F2730',
  soft: '4C5763',
  accent: '24364B',
  body: 11,
  leading: 1.36,
  margin: { left: 72, right: 72, top: 42, bottom: 56 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-bold', size: 21, caps: true, tracking: 3, color: 'FFFFFF' },
    detailColor: 'D9E2EC',
    detailSize: 10.25,
    separator: '   |   ',
    panel: { fill: '24364B', bleed: true, pad: { x: 0, y: 28 } },
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'ruled', face: 'bold', color: '24364B' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold' },
  shapes: [{ x: 0, y: -16, width: 595.3, height: 16, color: '24364B', on: 'all' }],
};

/** The sender in a tinted column beside the whole letter. */
export const marge: LetterModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  ink: '1E2724',
  soft: '47544E',
  accent: '2B6652',
  body: 10.75,
  leading: 1.36,
  margin: { left: 30, right: 54, top: 60, bottom: 52 },
  head: {
    details: 'aside',
    align: 'left',
    name: { face: 'display-bold', size: 19, color: '22523F' },
    detailSize: 9.25,
    between: { weight: 2, width: 28 },
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'plain', face: 'bold', color: '22523F' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold' },
  shapes: [{ x: 0, y: 0, width: 176, height: 841.9, color: 'EAF1ED', on: 'all' }],
};

/** A letterhead set at the right, under an edge of colour. */
export const entete: LetterModel = {
  fonts: { text: 'source-sans', display: 'source-serif' },
  ink: '251D20',
  soft: '57494E',
  accent: '7A1F3D',
  body: 11,
  leading: 1.36,
  margin: { left: 72, right: 72, top: 50, bottom: 52 },
  head: {
    details: 'inline',
    align: 'right',
    name: { face: 'display-bold', size: 27, color: '7A1F3D' },
    detailSize: 10.25,
    under: [{ weight: 0.8 }],
  },
  address: { place: 'row', date: 'right', companyBold: true },
  subject: { style: 'plain', face: 'bold', labelColor: '7A1F3D' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'display-bold', color: '7A1F3D' },
  shapes: [{ x: 0, y: 0, width: 595.3, height: 12, color: '7A1F3D', on: 'all' }],
};

/** Black, white and a thread of yellow. */
export const contraste: LetterModel = {
  fonts: { text: 'inter', display: 'inter' },
  ink: '141414',
  soft: '4D4D4D',
  accent: '141414',
  body: 10.25,
  leading: 1.46,
  margin: { left: 60, right: 60, top: 44, bottom: 48 },
  head: {
    details: 'split',
    align: 'left',
    name: { face: 'display-bold', size: 26, tracking: -0.5, color: 'FFFFFF' },
    detailColor: 'F2F2F2',
    detailSize: 9.5,
    panel: {
      fill: '141414',
      bleed: true,
      pad: { x: 0, y: 30 },
      border: { color: 'F2B705', weight: 5, sides: ['bottom'] },
    },
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'box', face: 'bold', color: 'FFFFFF', labelColor: 'F2C744', fill: '141414' },
  paragraph: { indent: 0, gap: 9 },
  signature: { place: 'right', face: 'bold' },
};

/** Two edges of colour along the left of the sheet. */
export const lisiere: LetterModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  ink: '1B262C',
  soft: '475862',
  accent: '14607A',
  body: 11,
  leading: 1.36,
  margin: { left: 80, right: 66, top: 56, bottom: 52 },
  head: {
    details: 'lines',
    align: 'left',
    name: { face: 'display-bold', size: 24, color: '14607A' },
    detailSize: 10.25,
  },
  address: { place: 'right', date: 'under', companyBold: true },
  subject: { style: 'plain', face: 'bold', color: '14607A' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold', color: '14607A' },
  shapes: [
    { x: 0, y: 0, width: 20, height: 841.9, color: '14607A', on: 'all' },
    { x: 24, y: 0, width: 4, height: 841.9, color: '9CC9D6', on: 'all' },
  ],
};

/** Details as a machine types them, and a flag before the name. */
export const signal: LetterModel = {
  fonts: { text: 'inter', display: 'plex-mono' },
  ink: '1A1C20',
  soft: '565A63',
  accent: 'B23A0E',
  body: 10.25,
  leading: 1.46,
  margin: { left: 72, right: 64, top: 56, bottom: 48 },
  head: {
    details: 'lines',
    align: 'left',
    name: { face: 'bold', size: 22, tracking: -0.3 },
    detailFace: 'display-regular',
    detailSize: 9.25,
  },
  address: { place: 'right', date: 'left', dateFace: 'display-regular', companyBold: true },
  subject: { style: 'ruled', face: 'bold', labelFace: 'display-bold', labelColor: 'B23A0E' },
  paragraph: { indent: 0, gap: 9 },
  signature: { place: 'left', face: 'bold' },
  shapes: [{ x: 0, y: 58, width: 56, height: 20, color: 'B23A0E', on: 'first' }],
};

/** Sender and recipient face each other in two panels. */
export const duo: LetterModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  ink: '20252E',
  soft: '4B5361',
  accent: '35507E',
  body: 11,
  leading: 1.36,
  margin: { left: 62, right: 62, top: 52, bottom: 50 },
  head: {
    details: 'lines',
    align: 'left',
    name: { face: 'display-bold', size: 15, color: '2A4370' },
    detailSize: 10.25,
    panel: {
      fill: 'E9EEF6',
      border: { color: '35507E', weight: 1, sides: ['left', 'top', 'right', 'bottom'] },
      pad: { x: 14, y: 12 },
    },
  },
  address: { place: 'duo', date: 'right', companyBold: true },
  subject: { style: 'plain', face: 'bold', color: '2A4370' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold' },
};

/** A boxed name in spaced capitals, a sheet marked at its corners. */
export const atelier: LetterModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  ink: '26231C',
  soft: '575145',
  accent: '7A4F00',
  body: 11,
  leading: 1.36,
  margin: { left: 76, right: 76, top: 62, bottom: 60 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-bold', size: 16, caps: true, tracking: 2, color: '6B4500' },
    detailSize: 10.25,
    between: { weight: 1.2, width: 36 },
    panel: {
      border: { color: '7A4F00', weight: 1.2, sides: ['left', 'top', 'right', 'bottom'] },
      pad: { x: 18, y: 14 },
    },
  },
  address: { place: 'row', date: 'right', companyBold: true },
  subject: { style: 'underlined', face: 'bold', color: '6B4500' },
  paragraph: { indent: 0, gap: 8 },
  signature: { place: 'right', face: 'bold', color: '6B4500' },
  shapes: [
    { x: 26, y: 26, width: 26, height: 2, color: '7A4F00', on: 'all' },
    { x: 26, y: 26, width: 2, height: 26, color: '7A4F00', on: 'all' },
    { x: -52, y: -28, width: 26, height: 2, color: '7A4F00', on: 'all' },
    { x: -28, y: -52, width: 2, height: 26, color: '7A4F00', on: 'all' },
  ],
};

/** Navy and gold: edges above and below, a wide name in small capitals. */
export const prestige: LetterModel = {
  fonts: { text: 'eb-garamond', display: 'eb-garamond' },
  ink: '1C2333',
  soft: '4B5366',
  accent: 'B08D3C',
  body: 12,
  leading: 1.3,
  margin: { left: 84, right: 84, top: 58, bottom: 56 },
  head: {
    details: 'inline',
    align: 'center',
    name: { face: 'display-regular', size: 30, smallCaps: true, tracking: 3, color: '14213D' },
    between: { weight: 1.2, width: 90 },
    detailSize: 11,
  },
  address: { place: 'right', date: 'under', dateFace: 'italic' },
  subject: { style: 'plain', align: 'center', face: 'display-italic', size: 14, color: '14213D' },
  paragraph: { indent: 0, gap: 8, justify: true },
  signature: { place: 'right', face: 'display-regular', size: 14, color: '14213D' },
  shapes: [
    { x: 0, y: 0, width: 595.3, height: 20, color: '14213D', on: 'all' },
    { x: 0, y: 20, width: 595.3, height: 2.4, color: 'B08D3C', on: 'all' },
    { x: 0, y: -12, width: 595.3, height: 12, color: '14213D', on: 'all' },
    { x: 0, y: -14.4, width: 595.3, height: 2.4, color: 'B08D3C', on: 'all' },
  ],
};
