import { fileOf, type HostileFile, type Route } from '../hostile-file.ts';
import { cvObjects, makePdf } from '../pdf-file.ts';

const megabyte = 1024 * 1024;

/** Nothing, next to nothing, and too much. */
export function* sizes(): Generator<HostileFile> {
  const heads = {
    pdf: '%PDF-1.7\n',
    docx: 'PK\x03\x04',
    doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    png: '\x89PNG\r\n\x1a\n',
    jpg: '\xff\xd8\xff\xe0',
    gif: 'GIF89a',
  };
  for (const [extension, head] of Object.entries(heads))
    for (let length = 0; length <= head.length; length += 2)
      yield fileOf(
        'next to nothing',
        `${length} bytes of .${extension}`,
        Buffer.from(head, 'latin1').subarray(0, length),
        extension,
        extension.length === 3 && extension !== 'pdf' && extension !== 'doc' ? 'photo' : 'cv',
      );
  const limits: [Route, string, number][] = [
    ['cv', 'pdf', 10],
    ['cv', 'docx', 10],
    ['linkedin', 'pdf', 10],
    ['document', 'pdf', 20],
    ['document', 'doc', 20],
    ['photo', 'png', 5],
    ['photo', 'jpg', 5],
  ];
  for (const [route, extension, limit] of limits)
    for (const over of [1, 70_000, megabyte]) {
      const bytes = Buffer.alloc(limit * megabyte + over, 0x20);
      bytes.write(heads[extension as keyof typeof heads], 'latin1');
      yield fileOf('too much', `${limit} MB and ${over} bytes to ${route} as .${extension}`, bytes, extension, route);
    }
}

const names = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x.pdf',
  'C:\\CON',
  'CON',
  '.',
  '..',
  '',
  ' ',
  '.htaccess',
  'cv.pdf\0.exe',
  'cv.exe%00.pdf',
  'cv\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>.pdf',
  '\u202efdp.exe',
  'cv\u2028.pdf',
  '😀'.repeat(300),
  'é'.repeat(5_000),
  'a'.repeat(6_000),
  '"; filename="x.exe',
  "'; drop table documents; --.pdf",
  '<img src=x onerror=alert(1)>.pdf',
  '$(touch x).pdf',
  '`id`.pdf',
  '| ls',
  '-rf',
  '%s%n%x.pdf',
  '{{7*7}}.pdf',
  '__proto__',
  'constructor',
  'null',
  'data:text/html,x',
  'file:///etc/passwd',
  'http://127.0.0.1/x.pdf',
  '=cmd|calc!A1.pdf',
  '\ud800.pdf',
  'Ｃ\u0301V\u200b\ufeff.pdf',
  'cv.pdf.pdf.exe.docx.js',
];

/** A CV that is read, under names that nobody gives. */
export function* fileNames(): Generator<HostileFile> {
  for (const [index, fileName] of names.entries()) {
    const bytes = makePdf(cvObjects(), { suffix: `% ${index}` });
    yield {
      ...fileOf('hostile file names', JSON.stringify(fileName.slice(0, 30)), bytes, 'pdf', 'document'),
      fileName,
    };
  }
  const types = [
    '',
    'text/html',
    'image/svg+xml',
    'application/x-msdownload',
    'a/b; charset="',
    'x'.repeat(4_000),
    '*/*',
    'multipart/form-data',
  ];
  for (const type of types)
    yield {
      ...fileOf('hostile file names', `type ${type.slice(0, 30)}`, makePdf(cvObjects(), { suffix: `%${type}` }), 'pdf'),
      type,
    };
}

/** Forms written by hand. */
export function* forms(): Generator<HostileFile> {
  const pdf = makePdf(cvObjects());
  const part = (name: string, content: Uint8Array | string = pdf, boundary = 'b') =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]);
  const whole = Buffer.concat([part('name="file"; filename="cv.pdf"'), Buffer.from('--b--\r\n')]);
  const type = 'multipart/form-data; boundary=b';
  const all: Record<string, [Uint8Array | string, string]> = {
    'no boundary': [whole, 'multipart/form-data'],
    'another boundary': [whole, 'multipart/form-data; boundary=c'],
    'an empty boundary': [whole, 'multipart/form-data; boundary='],
    'a boundary of 10,000': [whole, `multipart/form-data; boundary=${'b'.repeat(10_000)}`],
    'a boundary that is a pattern': [whole, 'multipart/form-data; boundary=(a+)+$'],
    'mixed parts': [whole, 'multipart/mixed; boundary=b'],
    'a form of the other kind': ['file=x', 'application/x-www-form-urlencoded'],
    JSON: ['{"file":"x"}', 'application/json'],
    nothing: ['', type],
    'only the end': ['--b--\r\n', type],
    'never ended': [part('name="file"; filename="cv.pdf"'), type],
    'no file': [Buffer.concat([part('name="other"; filename="cv.pdf"'), Buffer.from('--b--')]), type],
    'a file that is a word': [Buffer.concat([part('name="file"', 'x'), Buffer.from('--b--')]), type],
    'two files': [
      Buffer.concat([
        part('name="file"; filename="a.pdf"'),
        part('name="file"; filename="b.pdf"'),
        Buffer.from('--b--'),
      ]),
      type,
    ],
    'a hundred thousand parts': [Buffer.concat([Buffer.from('--b\r\n\r\n\r\n'.repeat(100_000)), whole]), type],
    'headers of a megabyte': [`--b\r\n${'x: y\r\n'.repeat(170_000)}\r\n--b--`, type],
    'a name that never ends': [
      `--b\r\ncontent-disposition: form-data; name="file; filename="${'a'.repeat(5_000)}`,
      type,
    ],
    'quotes in quotes': [Buffer.concat([part('name="fi\\"le"; filename="\\"".pdf"'), Buffer.from('--b--')]), type],
    'a boundary in the file': [
      Buffer.concat([
        part('name="file"; filename="cv.pdf"', Buffer.concat([pdf, Buffer.from('\r\n--b\r\n')])),
        Buffer.from('--b--'),
      ]),
      type,
    ],
    'line ends of Unix': [
      '--b\ncontent-disposition: form-data; name="file"; filename="a.pdf"\n\n%PDF-1.7\n--b--',
      type,
    ],
    'a form in a form': [Buffer.concat([part('name="file"; filename="a.pdf"', whole), Buffer.from('--b--')]), type],
    'a name by RFC 5987': [
      Buffer.concat([part("name*=utf-8''file; filename*=utf-8''..%2F..%2Fx"), Buffer.from('--b--')]),
      type,
    ],
  };
  for (const route of ['cv', 'photo'] as const)
    for (const [name, [body, contentType]] of Object.entries(all))
      yield {
        ...fileOf('hostile forms', `${name} to ${route}`, '', 'pdf', route),
        form: { body: Buffer.from(body as string), type: contentType },
      };
}
