import { DrawingError } from '../drawing-error.ts';
import type { DrawingAnswer, DrawingWork, Drawn, FileWork } from '../drawing-work.ts';

/** Of the processor and of memory; a child is replaced between two documents once it has used as much. */
const tiredAfter = { seconds: 40, megabytes: 350 };

async function drawFile(work: FileWork): Promise<Uint8Array> {
  if (work.kind === 'cv') {
    const { renderCv } = await import('../../render-cv.ts');
    return await renderCv(work.document, work.format, work.metadata, work.model);
  }
  const { renderLetter } = await import('../../render-letter.ts');
  return await renderLetter(work.document, work.format, work.metadata, work.model);
}

async function draw({ image, ...work }: DrawingWork): Promise<Drawn> {
  if (!image) return { bytes: new Uint8Array(await drawFile(work)), pages: null };
  const [{ drawPage }, pdf] = await Promise.all([import('./draw-page.ts'), drawFile({ ...work, format: 'pdf' })]);
  return await drawPage(pdf, image);
}

function isTired(): boolean {
  const { user, system } = process.cpuUsage();
  const isOld = (user + system) / 1e6 > tiredAfter.seconds;
  return isOld || process.memoryUsage.rss() / 1e6 > tiredAfter.megabytes;
}

async function answer(work: DrawingWork): Promise<DrawingAnswer> {
  try {
    return { drawn: await draw(work), tired: isTired() };
  } catch (error) {
    if (error instanceof DrawingError && error.code === 'no_such_page') return { failed: 'no_such_page' };
    return { failed: 'failed', where: placeOf(error) };
  }
}

function placeOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (work) => process.send?.(await answer(work as DrawingWork)));
