/**
 * How many pictures a PDF holds, from its bytes: a picture's dictionary is never compressed. The transparency masks
 * that accompany pictures are pictures of their own in the file and are taken off.
 */
export function countImages(bytes: Uint8Array): number {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const pictures = source.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;
  const masks = new Set(source.match(/\/SMask\s+\d+\s+\d+\s+R/g) ?? []).size;
  return Math.max(0, pictures - masks);
}
