/** What browsers record, by how it begins: the name of a type is anybody’s. */
const types: { mediaType: string; extension: string; begins: (head: string) => boolean }[] = [
  { mediaType: 'audio/webm', extension: 'webm', begins: (head) => head.startsWith('\x1a\x45\xdf\xa3') },
  { mediaType: 'audio/ogg', extension: 'ogg', begins: (head) => head.startsWith('OggS') },
  { mediaType: 'audio/mp4', extension: 'mp4', begins: (head) => head.slice(4, 8) === 'ftyp' },
  { mediaType: 'audio/wav', extension: 'wav', begins: (head) => /^RIFF.{4}WAVE/s.test(head) },
  { mediaType: 'audio/flac', extension: 'flac', begins: (head) => head.startsWith('fLaC') },
  { mediaType: 'audio/mpeg', extension: 'mp3', begins: (head) => /^(?:ID3|\xff[\xe2-\xff])/.test(head) },
];

/** null for what is no recording. */
export function audioTypeOf(bytes: Uint8Array): { mediaType: string; extension: string } | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const found = types.find(({ begins }) => begins(head));
  return found ? { mediaType: found.mediaType, extension: found.extension } : null;
}
