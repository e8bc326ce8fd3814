import { type Console, exitCodes } from '../console.ts';
import { inOrder } from '../in-order.ts';
import { withFiles } from '../open-files.ts';
import { readArguments } from '../read-arguments.ts';
import { describeOffer } from '../report/describe-offer.ts';
import { UsageError } from '../usage.ts';

/** `coach offer FILE|-… [--json]`: what is understood of each offer. */
export async function runOffer(words: string[], console: Console): Promise<number> {
  const given = readArguments(words, [], ['json']);
  if (given.files.length === 0) throw new UsageError('Il manque une offre.');
  return withFiles(console, async (files) => {
    await inOrder(given.files, files.offer, (offer, file) => {
      if (!offer) return;
      const { spans: _, ...fields } = offer;
      console.write(
        given.options.has('json') ? `${JSON.stringify({ file, ...fields })}\n` : describeOffer(file, offer),
      );
    });
    return files.failed() ? exitCodes.unreadable : exitCodes.done;
  });
}
