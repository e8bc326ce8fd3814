import { readFile } from 'node:fs/promises';
import type { ParsedCv } from '@coach/contracts/cv';
import { maxReadLength } from '@coach/contracts/cv-upload';
import type { DocumentText } from '@coach/contracts/document-text';
import type { ParsedOffer } from '@coach/contracts/offer';
import { detectKind } from '@coach/documents/detect-kind';
import { DocumentError } from '@coach/documents/document-error';
import { createDocumentReader, type DocumentReader } from '@coach/documents/document-reader';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { isHtml } from '@coach/engine/offer/offer-text';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import type { Console } from './console.ts';
import { decodeText } from './decode-text.ts';
import { unreadableMessage } from './unreadable-message.ts';

export type OpenedCv = { cv: ParsedCv; layout: DocumentText['layout'] | undefined };

/** Opens CVs and offers; `failed` tells whether one could not be read, which was said on standard error. */
export type Files = {
  cv(file: string): Promise<OpenedCv | null>;
  offer(file: string): Promise<ParsedOffer | null>;
  failed(): boolean;
};

/** Whoever reads their own files holds up nobody else: longer than on a server, in ms. */
const timeoutMs = 20_000;

/** Lends `Files` to `work`, then ends the processes that read documents. Each file is read once, several at a time. */
export async function withFiles<Result>(console: Console, work: (files: Files) => Promise<Result>): Promise<Result> {
  const reader = createDocumentReader({ timeoutMs });
  let failed = false;
  const opened = new Map<string, Promise<unknown>>();
  const once = <Parsed>(key: string, file: string, open: () => Promise<Parsed>): Promise<Parsed | null> => {
    const known = opened.get(key);
    if (known !== undefined) return known as Promise<Parsed | null>;
    const opening = open().catch((error: unknown) => {
      const reason = unreadableMessage(error);
      if (reason === null) throw error;
      failed = true;
      console.warn(`${file} : ${reason}\n`);
      return null;
    });
    opened.set(key, opening);
    return opening;
  };
  try {
    return await work({
      cv: (file) => once(`cv:${file}`, file, () => openCv(reader, file)),
      offer: (file) => once(`offer:${file}`, file, () => openOffer(reader, file, console)),
      failed: () => failed,
    });
  } finally {
    await reader.close();
  }
}

async function openCv(reader: DocumentReader, file: string): Promise<OpenedCv> {
  const bytes = await readFile(file);
  if (isPlainText(file, bytes)) return { cv: parseCv({ text: readable(decodeText(bytes)) }), layout: undefined };
  const document = await reader.read(bytes);
  return { cv: parseCv(document), layout: document.layout };
}

async function openOffer(reader: DocumentReader, file: string, console: Console): Promise<ParsedOffer> {
  const bytes = file === '-' ? await readAll(console.stdin) : await readFile(file);
  const kind = detectKind(bytes);
  if (kind === 'pdf' || kind === 'docx') return parseOffer((await reader.read(bytes)).text);
  const source = decodeText(bytes);
  const offer = parseOffer(readable(source, isHtml(source) ? maxReadLength * tagsPerWord : maxReadLength));
  readable(offer.text);
  return offer;
}

/** A page may be this many times longer than what it says. */
const tagsPerWord = 10;

function readable(text: string, most = maxReadLength): string {
  if (text.length > most) throw new DocumentError('file_too_large', 'too_large');
  return text;
}

function isPlainText(file: string, bytes: Uint8Array): boolean {
  return /\.(?:txt|text|md)$/i.test(file) && detectKind(bytes) === null;
}

async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return Buffer.concat(chunks);
}
