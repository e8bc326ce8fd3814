import type { CvModel } from '../cv-model.ts';

/** One sober column in green. */
export const classique: CvModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  colors: {
    ink: '1D2321',
    soft: '4C5652',
    accent: '1F4D3F',
    line: 'C9D3CE',
    wash: 'EEF3F0',
    deep: '1F4D3F',
    onDeep: 'FFFFFF',
    onDeepAccent: 'CFE3DA',
  },
  page: { side: 58, top: 54, bottom: 52 },
  sizes: { name: 27, headline: 12.5, section: 13, entry: 11, text: 10.25 },
  leading: 1.4,
  air: 1,
  head: { kind: 'plain', rule: 'thin', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'plain', letters: 'small-capitals', spacing: 0.5 },
  plan: { kind: 'single' },
  entry: { dates: 'right', subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};

/** The name over the main column, a pale blue column at the right. */
export const moderne: CvModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  colors: {
    ink: '18212F',
    soft: '4A566B',
    accent: '1D4F91',
    line: 'B9C9E0',
    wash: 'EDF2F9',
    deep: '1D4F91',
    onDeep: 'FFFFFF',
    onDeepAccent: 'D5E3F5',
  },
  page: { side: 40, top: 50, bottom: 46 },
  sizes: { name: 28, headline: 12.5, section: 11.5, entry: 11, text: 10 },
  leading: 1.4,
  air: 1,
  head: { kind: 'main', contact: 'side', name: { style: 'bold' } },
  title: { kind: 'short', letters: 'plain' },
  plan: { kind: 'side', at: 'right', width: 150, ground: 'wash' },
  entry: { dates: 'under', subtitle: 'accent' },
  bullet: '•',
  lists: 'line',
};

/** A plum band, coral titles, posts along a rail, skills in boxes. */
export const creatif: CvModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  colors: {
    ink: '2A1D2B',
    soft: '5E4E5F',
    accent: 'B83A2B',
    line: 'E3C4BD',
    wash: 'FBEDE9',
    deep: '4A1D4D',
    onDeep: 'FFFFFF',
    onDeepAccent: 'FFC2B3',
  },
  page: { side: 52, top: 48, bottom: 46 },
  sizes: { name: 31, headline: 13, section: 13, entry: 11.25, text: 10 },
  leading: 1.38,
  air: 1,
  head: { kind: 'band', ground: 'deep', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'block', letters: 'plain' },
  plan: { kind: 'single' },
  entry: { dates: 'right', rail: true, subtitle: 'accent' },
  bullet: '–',
  lists: 'chips',
};

/** Fixed-width titles and a panel of skills in boxes at the left. */
export const tech: CvModel = {
  fonts: { text: 'inter', display: 'plex-mono' },
  colors: {
    ink: '15202B',
    soft: '4B5A68',
    accent: '0B6A6A',
    line: 'B8CFD0',
    wash: 'EFF5F5',
    deep: '12303A',
    onDeep: 'FFFFFF',
    onDeepAccent: '9FE3DC',
  },
  page: { side: 36, top: 42, bottom: 42 },
  sizes: { name: 25, headline: 11.5, section: 11, entry: 10.5, text: 9.25 },
  leading: 1.48,
  air: 1,
  head: { kind: 'plain', rule: 'thick', contact: 'side', name: { style: 'bold', spacing: -0.4 } },
  title: { kind: 'line', letters: 'plain' },
  plan: { kind: 'side', at: 'left', width: 148, ground: 'wash', edge: 'panel' },
  entry: { dates: 'right', title: 'bold', subtitle: 'accent' },
  bullet: '–',
  lists: 'chips',
};

/** Black on white: titles in the margin, nothing else. */
export const minimaliste: CvModel = {
  fonts: { text: 'inter', display: 'inter' },
  colors: {
    ink: '1A1A1A',
    soft: '5C5C5C',
    accent: '1A1A1A',
    line: 'D0D0D0',
    wash: 'F4F4F4',
    deep: '1A1A1A',
    onDeep: 'FFFFFF',
    onDeepAccent: 'E0E0E0',
  },
  page: { side: 56, top: 64, bottom: 58 },
  sizes: { name: 24, headline: 11, section: 9.25, entry: 10, text: 9.25 },
  leading: 1.52,
  air: 1.25,
  head: { kind: 'plain', contact: 'head', name: { style: 'regular', spacing: -0.4 } },
  title: { kind: 'plain', letters: 'plain' },
  plan: { kind: 'margin', holds: 'titles', width: 140 },
  entry: { dates: 'right', title: 'regular', subtitle: 'soft' },
  bullet: '–',
  lists: 'line',
};
