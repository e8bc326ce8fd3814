import type { CvModel } from '../cv-model.ts';

/** Garamond centred under letter-spaced capitals, in burgundy. */
export const elegance: CvModel = {
  fonts: { text: 'eb-garamond', display: 'eb-garamond' },
  colors: {
    ink: '241A1C',
    soft: '5D4E50',
    accent: '6E1F2F',
    line: 'C7A9AE',
    wash: 'F8F1F1',
    deep: '6E1F2F',
    onDeep: 'FFFFFF',
    onDeepAccent: 'F0D5DA',
  },
  page: { side: 70, top: 58, bottom: 56 },
  sizes: { name: 30, headline: 14, section: 13, entry: 12.25, text: 11.25 },
  leading: 1.32,
  air: 1.08,
  head: { kind: 'centred', rule: 'short', contact: 'head', name: { style: 'regular', capitals: true, spacing: 1.2 } },
  title: { kind: 'centred', letters: 'small-capitals', spacing: 1.1 },
  plan: { kind: 'single' },
  entry: { dates: 'right', subtitle: 'italic' },
  bullet: '•',
  lists: 'line',
};

/** Dates in the margin, dense serif text: a researcher’s. */
export const academique: CvModel = {
  fonts: { text: 'source-serif', display: 'source-serif' },
  colors: {
    ink: '1B1B1B',
    soft: '4A4A4A',
    accent: '2B2B2B',
    line: 'A8A8A8',
    wash: 'F3F3F1',
    deep: '2B2B2B',
    onDeep: 'FFFFFF',
    onDeepAccent: 'E2E2E2',
  },
  page: { side: 60, top: 56, bottom: 54 },
  sizes: { name: 22, headline: 12, section: 12, entry: 10.5, text: 9.75 },
  leading: 1.42,
  air: 0.95,
  head: { kind: 'centred', contact: 'head', name: { style: 'regular' } },
  title: { kind: 'underline', letters: 'small-capitals', spacing: 0.6 },
  plan: { kind: 'margin', holds: 'dates', width: 104 },
  entry: { dates: 'above', subtitle: 'italic' },
  bullet: '–',
  lists: 'line',
};

/** A double frame round the name, titles between hairlines, navy. */
export const cadre: CvModel = {
  fonts: { text: 'source-serif', display: 'source-serif' },
  colors: {
    ink: '1A2230',
    soft: '4B5567',
    accent: '1E3355',
    line: 'AEB9CB',
    wash: 'EFF2F7',
    deep: '1E3355',
    onDeep: 'FFFFFF',
    onDeepAccent: 'D4DEEE',
  },
  page: { side: 56, top: 46, bottom: 50 },
  sizes: { name: 25, headline: 12.5, section: 11, entry: 11, text: 10 },
  leading: 1.4,
  air: 1,
  head: { kind: 'framed', contact: 'head', name: { style: 'bold', spacing: 0.4 } },
  title: { kind: 'between', letters: 'capitals', spacing: 0.6 },
  plan: { kind: 'single' },
  entry: { dates: 'right', subtitle: 'italic' },
  bullet: '•',
  lists: 'line',
};

/** The name in large italics as if signed, blue ink. */
export const signature: CvModel = {
  fonts: { text: 'eb-garamond', display: 'eb-garamond' },
  colors: {
    ink: '1C2030',
    soft: '525869',
    accent: '233E8B',
    line: 'BBC5E0',
    wash: 'F0F3FA',
    deep: '233E8B',
    onDeep: 'FFFFFF',
    onDeepAccent: 'D6DFF5',
  },
  page: { side: 72, top: 56, bottom: 54 },
  sizes: { name: 40, headline: 13.5, section: 17, entry: 12.25, text: 11.25 },
  leading: 1.32,
  air: 1.05,
  head: { kind: 'plain', rule: 'short', contact: 'head', name: { style: 'italic' } },
  title: { kind: 'line', letters: 'plain', italic: true },
  plan: { kind: 'single' },
  entry: { dates: 'right', subtitle: 'italic' },
  bullet: '•',
  lists: 'line',
};

/** White and gold on black, centred. */
export const prestige: CvModel = {
  fonts: { text: 'source-serif', display: 'lora' },
  colors: {
    ink: '1C1A17',
    soft: '55504A',
    accent: '7A5A14',
    line: 'C9B37E',
    wash: 'F7F3EA',
    deep: '191816',
    onDeep: 'F8F4EA',
    onDeepAccent: 'E0BF6A',
  },
  page: { side: 66, top: 52, bottom: 52 },
  sizes: { name: 29, headline: 12.5, section: 13.5, entry: 11, text: 10 },
  leading: 1.42,
  air: 1.05,
  head: {
    kind: 'centred-band',
    ground: 'deep',
    rule: 'short',
    contact: 'head',
    name: { style: 'regular', spacing: 1.2 },
  },
  title: { kind: 'diamond', letters: 'plain', spacing: 0.4 },
  plan: { kind: 'single' },
  entry: { dates: 'right', title: 'display', subtitle: 'accent' },
  bullet: '•',
  lists: 'line',
};
