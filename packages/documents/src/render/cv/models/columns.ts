import type { CvModel } from '../cv-model.ts';

/** The name and all short sections in white on a navy column. */
export const metropole: CvModel = {
  fonts: { text: 'source-sans', display: 'montserrat' },
  colors: {
    ink: '161F33',
    soft: '4D586E',
    accent: '1F3A68',
    line: 'B9C5DA',
    wash: 'EEF2F8',
    deep: '16243F',
    onDeep: 'FFFFFF',
    onDeepAccent: 'A9C8F5',
  },
  page: { side: 34, top: 48, bottom: 44 },
  sizes: { name: 25, headline: 12, section: 11, entry: 11, text: 10 },
  leading: 1.4,
  air: 1.05,
  head: { kind: 'side', contact: 'side', name: { style: 'bold' } },
  title: { kind: 'underline', letters: 'capitals', spacing: 0.9 },
  plan: { kind: 'side', at: 'left', width: 152, ground: 'deep' },
  entry: { dates: 'above', subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};

/** A newspaper’s page: centred masthead between rules, a hairline between the columns. */
export const colonne: CvModel = {
  fonts: { text: 'lora', display: 'lora' },
  colors: {
    ink: '20231F',
    soft: '535A50',
    accent: '35563A',
    line: 'B9C7B7',
    wash: 'F1F5F0',
    deep: '35563A',
    onDeep: 'FFFFFF',
    onDeepAccent: 'D8E6D6',
  },
  page: { side: 50, top: 50, bottom: 50 },
  sizes: { name: 30, headline: 12.5, section: 12, entry: 10.25, text: 9.5 },
  leading: 1.46,
  air: 1,
  head: { kind: 'centred', rule: 'double', contact: 'head', name: { style: 'bold' } },
  title: { kind: 'plain', letters: 'plain' },
  plan: { kind: 'side', at: 'right', width: 138, ground: 'page', edge: 'rule' },
  entry: { dates: 'under', subtitle: 'italic' },
  bullet: '•',
  lists: 'line',
};

/** A slate band over a pale column, skills in boxes. */
export const ardoise: CvModel = {
  fonts: { text: 'source-sans', display: 'inter' },
  colors: {
    ink: '1F272D',
    soft: '515C64',
    accent: '8B4A00',
    line: 'D5C3AC',
    wash: 'F1F2F3',
    deep: '323E47',
    onDeep: 'FFFFFF',
    onDeepAccent: 'FFCF8F',
  },
  page: { side: 38, top: 44, bottom: 44 },
  sizes: { name: 29, headline: 12.5, section: 11.5, entry: 11, text: 10 },
  leading: 1.4,
  air: 1,
  head: { kind: 'band', ground: 'deep', contact: 'side', name: { style: 'bold', spacing: -0.3 } },
  title: { kind: 'bar', letters: 'plain' },
  plan: { kind: 'side', at: 'left', width: 150, ground: 'wash' },
  entry: { dates: 'right', subtitle: 'accent' },
  bullet: '•',
  lists: 'chips',
};

/** A pale band like water, a serif name, short sections at the right. */
export const rivage: CvModel = {
  fonts: { text: 'source-sans', display: 'lora' },
  colors: {
    ink: '12292C',
    soft: '45605F',
    accent: '0B666D',
    line: 'A9D2D0',
    wash: 'E4F3F2',
    deep: '0B666D',
    onDeep: 'FFFFFF',
    onDeepAccent: 'CBECEA',
  },
  page: { side: 46, top: 48, bottom: 48 },
  sizes: { name: 31, headline: 13, section: 14, entry: 11, text: 10.25 },
  leading: 1.4,
  air: 1.04,
  head: { kind: 'centred-band', ground: 'wash', contact: 'head', name: { style: 'regular' } },
  title: { kind: 'short', letters: 'plain' },
  plan: { kind: 'side', at: 'right', width: 134, ground: 'page', edge: 'rule' },
  entry: { dates: 'above', rail: true, subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};

/** Calm green, a rounded panel at the left: for care and service. */
export const soin: CvModel = {
  fonts: { text: 'source-sans', display: 'source-sans' },
  colors: {
    ink: '1B2A27',
    soft: '4B5F5A',
    accent: '1C6B5C',
    line: 'B5D8CF',
    wash: 'E9F5F1',
    deep: '1C6B5C',
    onDeep: 'FFFFFF',
    onDeepAccent: 'CDEBE2',
  },
  page: { side: 40, top: 46, bottom: 46 },
  sizes: { name: 28, headline: 13.5, section: 12.5, entry: 11.25, text: 10.5 },
  leading: 1.4,
  air: 1,
  head: { kind: 'plain', contact: 'side', name: { style: 'bold' } },
  title: { kind: 'pill', letters: 'plain' },
  sideTitle: 'plain',
  plan: { kind: 'side', at: 'left', width: 148, ground: 'wash', edge: 'panel' },
  entry: { dates: 'under', subtitle: 'soft' },
  bullet: '•',
  lists: 'line',
};
