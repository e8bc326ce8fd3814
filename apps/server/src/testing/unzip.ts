import { promisify } from 'node:util';
import yauzl from 'yauzl';

/** The entries of an archive, by their names. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const zip = await open(Buffer.from(bytes), { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  zip.readEntry();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve);
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        entries.set(entry.fileName, Buffer.concat(chunks));
        zip.readEntry();
      });
    });
  });
  return entries;
}
