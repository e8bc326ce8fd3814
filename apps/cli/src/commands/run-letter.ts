import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Letter, type LetterTone, letterTones } from '@coach/contracts/letter';
import type { CvFormat } from '@coach/documents/render-cv';
import { renderLetter } from '@coach/documents/render-letter';
import { letterText } from '@coach/engine/letters/letter-text';
import { writeLetter } from '@coach/engine/letters/write-letter';
import { type Console, exitCodes } from '../console.ts';
import { withFiles } from '../open-files.ts';
import { type Arguments, readArguments, singleValue } from '../read-arguments.ts';
import { UsageError } from '../usage.ts';

const formats: readonly string[] = ['docx', 'doc', 'pdf', 'txt'];

/** `coach letter --cv FILE --offer FILE [--tone …] [--out FILE]`: the letter, on standard output or in a file. */
export async function runLetter(words: string[], console: Console): Promise<number> {
  const given = readArguments(words, ['cv', 'offer', 'tone', 'out'], ['json']);
  const [cvFile, offerFile] = [singleValue(given, 'cv'), singleValue(given, 'offer')];
  const tone = toneOf(given);
  const out = given.options.has('out') ? singleValue(given, 'out') : null;
  if (given.files.length > 0) throw new UsageError(`Argument en trop : ${given.files[0]}`);
  if (out !== null && !formats.includes(formatOf(out)))
    throw new UsageError('--out doit finir par .docx, .doc, .pdf ou .txt.');
  return withFiles(console, async (files) => {
    const [opened, offer] = await Promise.all([files.cv(cvFile), files.offer(offerFile)]);
    if (!opened || !offer) return exitCodes.unreadable;
    const now = console.now();
    const letter = writeLetter({ cv: opened.cv, offer, tone, today: now.toISOString().slice(0, 10) });
    if (out !== null)
      await writeFile(out, await renderLetter(letter, formatOf(out) as CvFormat, metadataOf(letter, now)));
    if (given.options.has('json'))
      console.write(`${JSON.stringify({ cv: cvFile, offer: offerFile, out, ...letter })}\n`);
    else if (out === null) console.write(`${letterText(letter)}\n`);
    return exitCodes.done;
  });
}

function toneOf(given: Arguments): LetterTone {
  const tone = given.options.has('tone') ? singleValue(given, 'tone') : 'professionnel';
  const known = letterTones.find((each) => each === tone);
  if (!known) throw new UsageError(`Ton inconnu : ${tone} (${letterTones.join(', ')}).`);
  return known;
}

function formatOf(out: string): string {
  return extname(out).slice(1).toLowerCase();
}

function metadataOf({ signature }: Letter, date: Date) {
  return { title: `Lettre de motivation ${signature}`.trim(), author: signature, writtenBy: 'engine' as const, date };
}
