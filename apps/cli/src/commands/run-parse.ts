import { type Console, exitCodes } from '../console.ts';
import { inOrder } from '../in-order.ts';
import { withFiles } from '../open-files.ts';
import { readArguments } from '../read-arguments.ts';
import { describeCv } from '../report/describe-cv.ts';
import { UsageError } from '../usage.ts';

/** `coach parse FILE… [--json]`: what is understood of each CV. */
export async function runParse(words: string[], console: Console): Promise<number> {
  const given = readArguments(words, [], ['json']);
  if (given.files.length === 0) throw new UsageError('Il manque un CV.');
  return withFiles(console, async (files) => {
    await inOrder(given.files, files.cv, (opened, file) => {
      if (!opened) return;
      const { cv } = opened;
      const { spans: _, superseded: __, ...fields } = cv;
      console.write(given.options.has('json') ? `${JSON.stringify({ file, ...fields })}\n` : describeCv(file, cv));
    });
    return files.failed() ? exitCodes.unreadable : exitCodes.done;
  });
}
