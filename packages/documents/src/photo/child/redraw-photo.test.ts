import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redrawPhoto, unfoldedBytes } from './redraw-photo.ts';

const photo = { format: 'jpeg', width: 8_700, height: 5_800, channels: 3, depth: 'uchar' } as const;
const most = 320_000_000;

test('the largest photos of telephones fit, what unfolds to more does not', () => {
  expect(unfoldedBytes(photo)).toBeLessThan(most);
  expect(unfoldedBytes({ ...photo, format: 'heif', width: 5_700, height: 4_300 })).toBeLessThan(most);
  expect(unfoldedBytes({ ...photo, format: 'heif', width: 8_900, height: 8_900 })).toBeGreaterThan(most);
  expect(unfoldedBytes({ ...photo, format: 'png', channels: 4, depth: 'ushort' })).toBeGreaterThan(most);
  expect(unfoldedBytes({ ...photo, format: 'tiff', channels: 4, depth: 'float' })).toBeGreaterThan(most);
});

test('an image that would unfold to a gigabyte is refused before it does', async () => {
  const huge = { width: 6_600, height: 6_600, channels: 4 as const, background: 'black' };
  const png = await sharp({ create: huge }).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
  expect(await redrawPhoto(png)).toBeNull();
  const ordinary = await sharp({ create: { ...huge, width: 400, height: 300 } })
    .avif()
    .toBuffer();
  expect((await sharp((await redrawPhoto(ordinary)) ?? undefined).metadata()).format).toBe('webp');
});

test('a strip that would be blown up to gigabytes is refused, a panorama is not', async () => {
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'grey' } })
      .png()
      .toBuffer();
  for (const [width, height] of [
    [9_000, 1],
    [1, 9_000],
  ] as const)
    expect(await redrawPhoto(await of(width, height))).toBeNull();
  expect((await redrawPhoto(await of(1_200, 100)))?.length).toBeGreaterThan(0);
});

test('the six formats of photos are read, and no other', async () => {
  const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: 'grey' } });
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)
    expect(await redrawPhoto(await grey.clone().toFormat(format).toBuffer()), format).not.toBeNull();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  expect(await redrawPhoto(Buffer.from(svg))).toBeNull();
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported');
});
