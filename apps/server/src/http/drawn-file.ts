import type { ModelFormat } from '@coach/contracts/models';
import type { WrittenBy } from '@coach/contracts/written-by';
import { attachment } from './attachment.ts';

const types: Record<ModelFormat, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** What a file says in its metadata of who wrote it. */
export function originOf({ by, model }: WrittenBy) {
  return { writtenBy: by, model };
}

/** A document of ours, to be saved under its name with the format's ending. */
export function drawnFile(bytes: Uint8Array<ArrayBuffer>, name: string, format: ModelFormat): Response {
  return attachment(bytes, `${name}.${format}`, types[format]);
}
