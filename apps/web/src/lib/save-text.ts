/** Has the browser save `text` as a file; the mark at its head lets every editor read the accents. */
export function saveText(fileName: string, text: string): void {
  const content = `\u{feff}${text.replaceAll('\n', '\r\n')}`;
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
