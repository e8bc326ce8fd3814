import type { DrawnFormat } from '../ports/drawing.ts';
import { attachment } from './attachment.ts';

const types: Record<DrawnFormat, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

/** A document of ours, to be saved under its name with the format's ending. */
export function drawnFile(bytes: Uint8Array<ArrayBuffer>, name: string, format: DrawnFormat): Response {
  return attachment(bytes, `${name}.${format}`, types[format]);
}
