import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type CvFormat, renderCv } from '@coach/documents/render-cv';
import { optimiseCv } from '@coach/engine/cv/optimise/optimise-cv';
import { type Console, exitCodes } from '../console.ts';
import { withFiles } from '../open-files.ts';
import { readArguments, singleValue } from '../read-arguments.ts';
import { describeChanges } from '../report/describe-changes.ts';
import { UsageError } from '../usage.ts';

const formats: readonly string[] = ['docx', 'doc', 'pdf', 'txt'];

/** `coach optimise --cv FILE --offer FILE --out FILE`: writes the CV arranged for the offer, and lists what changed. */
export async function runOptimise(words: string[], console: Console): Promise<number> {
  const given = readArguments(words, ['cv', 'offer', 'out'], ['json']);
  const [cvFile, offerFile, out] = (['cv', 'offer', 'out'] as const).map((name) => singleValue(given, name)) as [
    string,
    string,
    string,
  ];
  if (given.files.length > 0) throw new UsageError(`Argument en trop : ${given.files[0]}`);
  const format = extname(out).slice(1).toLowerCase();
  if (!formats.includes(format)) throw new UsageError('--out doit finir par .docx, .doc, .pdf ou .txt.');
  return withFiles(console, async (files) => {
    const [opened, offer] = await Promise.all([files.cv(cvFile), files.offer(offerFile)]);
    if (!opened || !offer) return exitCodes.unreadable;
    const { document, changes } = optimiseCv({ cv: opened.cv, offer });
    const metadata = {
      title: `CV ${document.fullName}`.trim(),
      author: document.fullName,
      writtenBy: 'engine' as const,
      date: console.now(),
    };
    await writeFile(out, await renderCv(document, format as CvFormat, metadata));
    console.write(given.options.has('json') ? `${JSON.stringify({ out, changes })}\n` : describeChanges(out, changes));
    return exitCodes.done;
  });
}
