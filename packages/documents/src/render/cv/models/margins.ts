import type { CvModel } from '../cv-model.ts';

/** Sections under wide lines, dates at the left of each, ocean blue. */
export const horizon: CvModel = {
  fonts: { text: 'source-sans', display: 'lora' },
  colors: {
    ink: '17262E',
    soft: '4A5C66',
    accent: '14597A',
    line: 'A9C7D4',
    wash: 'EAF3F7',
    deep: '14597A',
    onDeep: 'FFFFFF',
    onDeepAccent: 'CFE6F0',
  },
  page: { side: 54, top: 52, bottom: 50 },
  sizes: { name: 28, headline: 12.5, section: 14, entry: 11, text: 10.25 },
  leading: 1.4,
  air: 1.02,
  head: { kind: 'split', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'overline', letters: 'plain' },
  plan: { kind: 'margin', holds: 'dates', width: 112 },
  entry: { dates: 'above', subtitle: 'accent' },
  bullet: '•',
  lists: 'columns',
};

/** A time line between dates and posts, violet. */
export const frise: CvModel = {
  fonts: { text: 'inter', display: 'inter' },
  colors: {
    ink: '201C33',
    soft: '575270',
    accent: '4F3FA3',
    line: 'C9C2EA',
    wash: 'F2F0FB',
    deep: '4F3FA3',
    onDeep: 'FFFFFF',
    onDeepAccent: 'DDD7F7',
  },
  page: { side: 48, top: 50, bottom: 48 },
  sizes: { name: 26, headline: 11.5, section: 11, entry: 10.25, text: 9.25 },
  leading: 1.48,
  air: 1.05,
  head: { kind: 'plain', contact: 'head', name: { style: 'bold', spacing: -0.5 } },
  title: { kind: 'pill', letters: 'plain' },
  plan: { kind: 'margin', holds: 'dates', width: 116 },
  entry: { dates: 'above', rail: true, subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};

/** Earth tones, titles on pale strips, skills in two columns. */
export const atelier: CvModel = {
  fonts: { text: 'source-sans', display: 'source-serif' },
  colors: {
    ink: '2B2118',
    soft: '64554A',
    accent: '8A4B14',
    line: 'DCC3A5',
    wash: 'F8EFE3',
    deep: '6B3A10',
    onDeep: 'FFFFFF',
    onDeepAccent: 'F3D9BC',
  },
  page: { side: 54, top: 48, bottom: 50 },
  sizes: { name: 30, headline: 13, section: 12.5, entry: 11.25, text: 10.25 },
  leading: 1.4,
  air: 1,
  head: { kind: 'centred', rule: 'double', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'tint', letters: 'plain' },
  plan: { kind: 'single' },
  entry: { dates: 'under', title: 'display', subtitle: 'italic' },
  bullet: '▪',
  lists: 'columns',
};

/** All on one page: small type, little air, titles that run into their line. */
export const compact: CvModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  colors: {
    ink: '1A1F24',
    soft: '4B545C',
    accent: '9A2A2A',
    line: 'D9BDBD',
    wash: 'F8EFEF',
    deep: '9A2A2A',
    onDeep: 'FFFFFF',
    onDeepAccent: 'F5D5D5',
  },
  page: { side: 42, top: 36, bottom: 36 },
  sizes: { name: 21, headline: 11.5, section: 11.25, entry: 10.25, text: 9.5 },
  leading: 1.3,
  air: 0.66,
  head: { kind: 'split', rule: 'thin', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'line', letters: 'capitals', spacing: 0.5 },
  plan: { kind: 'single' },
  entry: { dates: 'right', subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};

/** For the building site and the workshop: heavy titles on solid bars, the telephone in sight. */
export const terrain: CvModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  colors: {
    ink: '20211F',
    soft: '50524D',
    accent: 'A8450B',
    line: 'E0B391',
    wash: 'FFF0E2',
    deep: '2E2F2B',
    onDeep: 'FFFFFF',
    onDeepAccent: 'FFB169',
  },
  page: { side: 48, top: 46, bottom: 46 },
  sizes: { name: 29, headline: 14, section: 12, entry: 11.5, text: 10.75 },
  leading: 1.38,
  air: 1,
  head: { kind: 'band', ground: 'wash', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'filled', letters: 'capitals', spacing: 0.6 },
  plan: { kind: 'single' },
  entry: { dates: 'under', subtitle: 'accent' },
  bullet: '▪',
  lists: 'columns',
};
