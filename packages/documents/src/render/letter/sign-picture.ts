import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { ImageRun } from 'docx';
import { type FontFamily, loadFontFamily } from '../font-families.ts';
import { pixels } from './docx-units.ts';
import type { Sign } from './letter-blocks.ts';

const sharpness = 4;
const registered = new Set<FontFamily>();

/** Initials in a disc or a square, as a picture: as text they would be read as part of the name. */
export async function signPicture(sign: Sign, family: FontFamily): Promise<ImageRun> {
  const fontName = `sign-${family}`;
  if (!registered.has(family)) {
    GlobalFonts.register((await loadFontFamily(family)).bold, fontName);
    registered.add(family);
  }
  const side = Math.round(sign.size * sharpness);
  return new ImageRun({
    type: 'png',
    data: paint(sign, side, fontName),
    transformation: { width: pixels(sign.size), height: pixels(sign.size) },
    altText: { id: '90', name: 'Monogramme', description: '', title: '' },
  });
}

function paint(sign: Sign, side: number, fontName: string): Buffer {
  const canvas = createCanvas(side, side);
  const brush = canvas.getContext('2d');
  brush.fillStyle = `#${sign.fill}`;
  if (sign.shape === 'disc') {
    brush.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI);
    brush.fill();
  } else brush.fillRect(0, 0, side, side);
  brush.fillStyle = '#FFFFFF';
  brush.font = `${side * 0.4}px "${fontName}"`;
  brush.textAlign = 'center';
  brush.fillText(sign.initials, side / 2, side * 0.5 + side * 0.4 * 0.33);
  return canvas.toBuffer('image/png');
}
