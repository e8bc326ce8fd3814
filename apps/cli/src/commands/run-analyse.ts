import type { Report } from '@coach/contracts/report';
import { analyse } from '@coach/engine/match/analyse';
import { type Console, exitCodes } from '../console.ts';
import { inOrder } from '../in-order.ts';
import { type Files, withFiles } from '../open-files.ts';
import { readArguments, requiredValues } from '../read-arguments.ts';
import { describeReport } from '../report/describe-report.ts';
import { UsageError } from '../usage.ts';

type Pair = { cv: string; offer: string | null };

/** `coach analyse --cv FILE… [--offer FILE…] [--json]`: one report per pair, CVs in the outer loop. */
export async function runAnalyse(words: string[], console: Console): Promise<number> {
  const given = readArguments(words, ['cv', 'offer'], ['json']);
  const cvs = requiredValues(given, 'cv');
  const offers = given.options.has('offer') ? requiredValues(given, 'offer') : [null];
  if (given.files.length > 0) throw new UsageError(`Argument en trop : ${given.files[0]}`);
  const pairs = cvs.flatMap((cv) => offers.map((offer) => ({ cv, offer })));
  return withFiles(console, async (files) => {
    await inOrder(
      pairs,
      (pair) => analysePair(files, pair, console.now().toISOString().slice(0, 10)),
      (report, pair) => {
        if (!report) return;
        console.write(
          given.options.has('json') ? `${JSON.stringify({ ...pair, ...report })}\n` : describeReport(pair, report),
        );
      },
    );
    return files.failed() ? exitCodes.unreadable : exitCodes.done;
  });
}

async function analysePair(files: Files, pair: Pair, today: string): Promise<Report | null> {
  const [opened, offer] = await Promise.all([files.cv(pair.cv), pair.offer === null ? null : files.offer(pair.offer)]);
  return opened && (offer || pair.offer === null) ? analyse({ ...opened, offer, today }) : null;
}
