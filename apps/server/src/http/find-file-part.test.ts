import { expect, test } from 'vitest';
import { findFilePart } from './find-file-part.ts';

const file = 'content-disposition: form-data; name="file"; filename="cv.pdf"';
const found = (body: string, contentType = 'multipart/form-data; boundary=a') => {
  const part = findFilePart(Buffer.from(body), contentType, 'file');
  return part && [part.fileName, part.bytes.toString()];
};

test.each(['cv.pdf', 'Élodie « CV » (1).pdf', 'a"b\r\nc.pdf', '😀; name="x".pdf'])(
  'the file %j as a browser sends it',
  async (name) => {
    const form = new FormData();
    form.set('comment', 'bonjour');
    form.set('file', new File(['\r\n--\r\ncontenu\r\n'], name));
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const part = findFilePart(body, request.headers.get('content-type') ?? '', 'file');
    expect([part?.fileName, part?.bytes.toString()]).toEqual([name, '\r\n--\r\ncontenu\r\n']);
  },
);

test('an empty file, a quoted boundary, a name without quotes', () => {
  expect(found(`--a\r\n${file}\r\n\r\n\r\n--a--`)).toEqual(['cv.pdf', '']);
  const other = '--a b\r\ncontent-disposition: form-data; name=file; filename=cv.pdf\r\n\r\nx\r\n--a b--';
  expect(found(other, 'Multipart/Form-Data; charset=utf-8; boundary="a b"')).toEqual(['cv.pdf', 'x']);
});

test.each([
  ['no boundary', `--a\r\n${file}\r\n\r\nx\r\n--a--`, 'multipart/form-data'],
  ['another type', `--a\r\n${file}\r\n\r\nx\r\n--a--`, 'text/plain; boundary=a'],
  ['cut short', `--a\r\n${file}\r\n\r\nx`, undefined],
  ['cut in its head', `--a\r\n${file}`, undefined],
  [
    'a text in the place of the file',
    '--a\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--a--',
    undefined,
  ],
  ['another field', `--a\r\n${file.replace('"file"', '"photo"')}\r\n\r\nx\r\n--a--`, undefined],
  ['nothing', '', undefined],
  ['behind a hundred other parts', `${'--a\r\n\r\n\r\n\r\n'.repeat(100)}--a\r\n${file}\r\n\r\nx\r\n--a--`, undefined],
])('%s: there is no file', (_, body, contentType) => {
  expect(found(body, contentType)).toBeNull();
});
