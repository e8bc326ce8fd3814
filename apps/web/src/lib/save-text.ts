import { saveBlob } from './save-blob.ts';

/** Has the browser save `text` as a file; the mark at its head lets every editor read the accents. */
export function saveText(fileName: string, text: string): void {
  const content = `\u{feff}${text.replaceAll('\n', '\r\n')}`;
  saveBlob(fileName, new Blob([content], { type: 'text/plain;charset=utf-8' }));
}
