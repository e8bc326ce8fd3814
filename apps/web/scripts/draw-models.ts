/**
 * Draws the first page of every model with its example into `public/modeles/`, as its thumbnail: real renderings, made
 * again only when something they are drawn from has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cvModelIds, letterModelIds } from '@coach/contracts/models';
import { createDrawingPool } from '@coach/documents/drawing/create-drawing-pool';
import type { DrawingWork } from '@coach/documents/drawing/drawing-work';
import { exampleCv } from '@coach/documents/examples/example-cv';
import { exampleLetter } from '@coach/documents/examples/example-letter';
import sharp from 'sharp';

const width = 360;
const maxBytes = 20_000;
const folder = fileURLToPath(new URL('../public/modeles', import.meta.url));
const stamp = fileURLToPath(new URL('../.cache/drawn-models', import.meta.url));
const documents = fileURLToPath(new URL('.', import.meta.resolve('@coach/documents/render-cv')));
const sources = [
  ...['render', 'examples', 'drawing', 'render-cv.ts', 'render-letter.ts', '../package.json'].map((name) =>
    join(documents, name),
  ),
  fileURLToPath(import.meta.resolve('@coach/contracts/models')),
  fileURLToPath(import.meta.url),
];

const metadata = { title: '', author: '', writtenBy: 'engine', date: new Date(0) } as const;
/** Drawn at twice its width and brought down: letters of three pixels stay grey lines, not broken ones. */
const image = { page: 1, width: 2 * width };
const works: { file: string; work: DrawingWork }[] = [
  ...cvModelIds.map((model) => ({
    file: `cv-${model}.webp`,
    work: { kind: 'cv', document: exampleCv, format: 'pdf', metadata, model, image } as const,
  })),
  ...letterModelIds.map((model) => ({
    file: `lettre-${model}.webp`,
    work: { kind: 'letter', document: exampleLetter, format: 'pdf', metadata, model, image } as const,
  })),
];

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return /\.test\.ts$/.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

function stateOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isDrawn(state: string): boolean {
  if (!works.every(({ file }) => existsSync(join(folder, file)))) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
}

/** The best quality that keeps a page of thumbnails light. */
async function thumbnailOf(page: Uint8Array): Promise<Buffer> {
  const small = await sharp(page).resize({ width }).toBuffer();
  for (const quality of [80, 65, 50]) {
    const bytes = await sharp(small).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return await sharp(small).webp({ quality: 35, effort: 6 }).toBuffer();
}

const state = stateOf(sources);
if (!isDrawn(state)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pool = createDrawingPool({ timeoutMs: 60_000, givesWay: false });
  const draw = async ({ file, work }: (typeof works)[number]) => {
    const { bytes } = await pool.draw(work);
    writeFileSync(join(folder, file), await thumbnailOf(bytes));
  };
  await Promise.all(works.map(draw));
  await pool.close();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, state);
}
