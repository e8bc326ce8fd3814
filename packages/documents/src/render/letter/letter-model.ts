import type { FontFamily } from '../font-families.ts';
import type { Border, Look, Shape } from './letter-blocks.ts';

type Edge = { weight: number; width?: number };

/** How the name is set; its colour is the text's unless told. */
type NameLook = Omit<Look, 'color' | 'leading'> & { color?: string };

/** The sender at the top of the page. */
export type Head = {
  /**
   * `lines`: each detail on its own line · `inline`: all in one · `split`: at the other end of the name's line ·
   * `aside`: a column of its own beside the whole letter.
   */
  details: 'lines' | 'inline' | 'split' | 'aside';
  align: 'left' | 'center' | 'right';
  name: NameLook;
  detailSize?: number;
  detailColor?: string;
  detailFace?: Look['face'];
  separator?: string;
  /** Drawn in the accent colour, between what stands above and below. */
  over?: Edge[];
  between?: Edge;
  under?: Edge[];
  panel?: { fill?: string; border?: Border; bleed?: boolean; pad: { x: number; y: number } };
  /** The initials as a sign. */
  monogram?: { shape: 'disc' | 'square'; size: number };
};

/** The recipient and the date. */
export type Address = {
  /** `right`: from the middle of the page on · `row`: recipient left, date right · `duo`: a panel beside the sender's. */
  place: 'right' | 'row' | 'duo';
  date: 'under' | 'left' | 'right';
  dateFace?: Look['face'];
  companyBold?: boolean;
};

export type Subject = {
  style: 'plain' | 'bar' | 'box' | 'ruled' | 'underlined';
  align?: 'left' | 'center';
  face: Look['face'];
  color?: string;
  labelColor?: string;
  labelFace?: Look['face'];
  fill?: string;
  size?: number;
};

/** A letter's look as data: engines know parts, never models. */
export type LetterModel = {
  fonts: { text: FontFamily; display: FontFamily };
  ink: string;
  soft: string;
  accent: string;
  /** Of the text, in points, and the distance of its lines to it. */
  body: number;
  leading: number;
  margin: { left: number; right: number; top: number; bottom: number };
  head: Head;
  address: Address;
  subject: Subject;
  paragraph: { indent: number; gap: number; justify?: boolean };
  signature: { place: 'right' | 'left' | 'center'; face: Look['face']; color?: string; size?: number };
  shapes?: readonly Shape[];
};
