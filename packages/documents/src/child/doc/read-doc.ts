import { isOle } from '../../container/ole-file.ts';
import type { ReadLines } from '../read-lines.ts';
import { readHtml } from './read-html.ts';
import { readWord } from './read-word.ts';

/** A file named .doc → lines: the old Word format, or HTML that Word opens under that name. */
export async function readDoc(bytes: Uint8Array): Promise<ReadLines> {
  return isOle(bytes) ? readWord(bytes) : readHtml(bytes);
}
