import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import { escapeHtml } from '../mail/compose-mail.ts';
import { columnNames, innerColumns } from './column-names.ts';

export type ExportedTable = { name: string; title: string; rows(): AsyncIterable<Record<string, unknown>> };
export type ExportedFile = { path: string; title: string };

const words = {
  fr: {
    title: 'Vos données',
    intro: (date: string) =>
      `Tout ce que ${productName} conserve à votre sujet, au ${date}. Chaque rubrique existe aussi en JSON, au complet, lisible par un programme.`,
    files: 'Vos fichiers',
    none: 'Rien ici.',
    raw: 'en JSON',
    long: 'dans le fichier JSON',
    yes: 'oui',
    no: 'non',
    locale: 'fr-FR',
  },
  en: {
    title: 'Your data',
    intro: (date: string) =>
      `Everything ${productName} keeps about you, as of ${date}. Each section also exists as JSON, in full, for programs to read.`,
    files: 'Your files',
    none: 'Nothing here.',
    raw: 'as JSON',
    long: 'in the JSON file',
    yes: 'yes',
    no: 'no',
    locale: 'en-GB',
  },
};

const style = `body{max-width:52rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:#12342a;background:#faf4e8}
section{background:#fffdf8;border:1px solid #e3d8c3;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
h2{margin:0 0 .5rem;font-size:1.2rem}dl{display:grid;grid-template-columns:minmax(6rem,35%) 1fr;gap:.15rem 1rem;margin:.75rem 0;padding-top:.75rem;border-top:1px solid #e3d8c3}
dt{color:#4b6158}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}a{color:#1b5b47}`;

/** The page of an export that a person reads first, piece by piece: every row in plain words, every file by its name. */
export async function* writeIndex(
  language: Language,
  at: Date,
  tables: ExportedTable[],
  files: ExportedFile[],
): AsyncGenerator<string> {
  const text = words[language];
  const date = at.toLocaleDateString(text.locale, { dateStyle: 'long', timeZone: 'Europe/Paris' });
  const links = files
    .map(
      ({ path, title }) =>
        `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(title)}</a></li>`,
    )
    .join('');
  yield `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title} – ${productName}</title><style>${style}</style></head>
<body><h1>${text.title}</h1><p>${escapeHtml(text.intro(date))}</p>
<section><h2>${text.files}</h2>${links ? `<ul>${links}</ul>` : `<p>${text.none}</p>`}</section>
`;
  for (const table of tables) yield* tableSection(table, language);
  yield '</body></html>\n';
}

type Words = (typeof words)['fr'];

async function* tableSection({ name, title, rows }: ExportedTable, language: Language): AsyncGenerator<string> {
  const text = words[language];
  yield `<section><h2>${escapeHtml(title)} <small>(<a href="donnees/${name}.json">${text.raw}</a>)</small></h2>`;
  let count = 0;
  for await (const row of rows()) {
    count += 1;
    yield rowList(row, language);
  }
  yield `${count === 0 ? `<p>${text.none}</p>` : ''}</section>\n`;
}

function rowList(row: Record<string, unknown>, language: Language): string {
  const entries = Object.entries(row).filter(
    ([column, value]) => !innerColumns.has(column) && value !== null && value !== '' && !isEmpty(value),
  );
  const items = entries.map(([column, value]) => {
    const name = columnNames[column]?.[language] ?? column;
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown(value, words[language]))}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const longest = 600;

function shown(value: unknown, text: Words): string {
  if (value instanceof Date)
    return value.toLocaleString(text.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const written =
    Array.isArray(value) && value.every(isPlain) ? value.join(', ') : isPlain(value) ? String(value) : null;
  return written === null || written.length > longest ? text.long : written;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
