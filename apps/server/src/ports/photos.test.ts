import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

test('photos are decoded in another process: this one never loads the library that does it', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const script = `
    await Promise.all([import(${at('../app.ts')}), import(${at('../start.ts')})]);
    const { lazyPhotos } = await import(${at('./photos.ts')});
    const photos = lazyPhotos({ timeoutMs: 25_000 });
    const drawn = await photos.redraw(Buffer.from(process.argv[1], 'base64'));
    await photos.close();
    process.report.excludeNetwork = true;
    const libraries = process.report.getReport().sharedObjects;
    console.log(JSON.stringify({
      drawn: Buffer.from(drawn).toString('latin1', 8, 12),
      known: libraries.some((file) => /libc/.test(file)),
      loaded: libraries.filter((file) => /vips|sharp/.test(file)),
    }));
    process.exit(0);`;
  const args = ['--input-type=module', '--eval', script, photo.toString('base64')];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ drawn: 'WEBP', known: true, loaded: [] });
});
