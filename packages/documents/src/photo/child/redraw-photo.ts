import sharp, { type Metadata } from 'sharp';

/** A photo of today’s telephones has 50 million; a small file can claim billions. */
const maxPixels = 80_000_000;
/** Some formats must be unfolded whole before they are made smaller: 16 bits a colour, or AVIF, take several times that. */
const maxBytes = 320_000_000;
/** A strip is first made as wide as the square and longer than it by as much: of 9,000 by 1, gigabytes. */
const maxRatio = 20;
/** `photoUpload.side` of the contracts, whose schemas would take longer to load than a photo to be redrawn. */
const side = 512;

/** Nothing else looks at the bytes: SVG is a program that draws, and the library reads some fifty formats. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * A square WebP of a photo, upright, with nothing of what else the file told (place, camera, time); null of what is no
 * photo. Its decoders are native code that reads what strangers made: it belongs in a process of its own.
 */
export async function redrawPhoto(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const metadata = await image.metadata();
    if (unfoldedBytes(metadata) > maxBytes || isStrip(metadata)) return null;
    const square = image.rotate().resize(side, side, { fit: 'cover', position: 'attention' });
    return await square.webp({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}

function isStrip({ width = 0, height = 0 }: Metadata): boolean {
  return Math.max(width, height) > maxRatio * Math.min(width, height);
}

type Shape = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth'>;

const depths: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** What an image takes in memory once unfolded; a file of three kilobytes can take a gigabyte. */
export function unfoldedBytes({ format, width = 0, height = 0, channels = 4, depth = 'uchar' }: Shape): number {
  const work = format === 'heif' ? 4 : 1;
  return width * height * channels * (depths[depth] ?? 8) * work;
}
