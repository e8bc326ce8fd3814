import type { CvDocument } from '@coach/contracts/cv-document';
import type { Letter } from '@coach/contracts/letter';
import type { CvModelId, LetterModelId } from '@coach/contracts/models';
import type { CvMetadata } from '../render/cv-metadata.ts';
import type { CvFormat } from '../render-cv.ts';

/** What the file tells of itself. */
export type DrawingMetadata = CvMetadata;

/** What is drawn, and as which file. */
export type FileWork =
  | { kind: 'cv'; document: CvDocument; format: CvFormat; metadata: DrawingMetadata; model?: CvModelId }
  | { kind: 'letter'; document: Letter; format: CvFormat; metadata: DrawingMetadata; model?: LetterModelId };

/** One page of it as an image: `page` counts from 1, `width` in pixels. */
export type ImageOptions = { page: number; width: number };

/** What a child is given. */
export type DrawingWork = FileWork & { image?: ImageOptions };

/** A file; of an image, how many pages there are. */
export type Drawn = { bytes: Uint8Array<ArrayBuffer>; pages: number | null };

/**
 * What a child answers. It asks to be replaced once it has worked for long, so that nothing it holds grows for ever.
 * `where` is the place in the code, without the message, which may hold a person’s words.
 */
export type DrawingAnswer = { drawn: Drawn; tired: boolean } | { failed: 'no_such_page' | 'failed'; where?: string };
