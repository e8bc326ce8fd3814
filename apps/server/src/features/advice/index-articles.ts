import { emptyWords } from './empty-words.ts';
import type { ArticleRow } from './queries.ts';
import { openWordReader, type WordReader } from './words-of.ts';

/** What a hit is worth by where it stands: one in a title is before any number of others. */
const worth = { title: 1_000_000, tag: 1_000, content: 1 } as const;

/** Articles, newest first and then by title, with their words. Positions in `articles` stand for them. */
export type Library = {
  articles: ArticleRow[];
  byId: Map<string, number>;
  /** The root of each word the library has, by length. */
  forms: Map<string, string>[];
  /** Which articles have a root, and the best place where. */
  hits: Map<string, Map<number, number>>;
  /** The roots of each article's title and tags. */
  topics: Set<string>[];
  readWords: WordReader;
};

/** Makes a library of its articles, ready to be searched. */
export async function indexArticles(rows: ArticleRow[]): Promise<Library> {
  const articles = rows.toSorted(
    (a, b) =>
      b.createdAt.getTime() - a.createdAt.getTime() || french.compare(a.title, b.title) || (a.id < b.id ? -1 : 1),
  );
  const library: Library = {
    articles,
    byId: new Map(articles.map(({ id }, at) => [id, at])),
    forms: [],
    hits: new Map(),
    topics: articles.map(() => new Set()),
    readWords: await openWordReader(),
  };
  for (const [at, { title, tags, content }] of articles.entries()) {
    // The best place first: a later one changes nothing.
    addWords(library, at, title, worth.title);
    addWords(library, at, tags.join(' '), worth.tag);
    addWords(library, at, content, worth.content);
  }
  return library;
}

const french = new Intl.Collator('fr');

function addWords({ forms, hits, topics, readWords }: Library, at: number, text: string, value: number): void {
  for (const { form, stem, root } of [...readWords(text), ...readWords(joined(text))]) {
    for (const each of [form, stem]) forms[each.length] = (forms[each.length] ?? new Map()).set(each, root);
    const places = hits.get(root) ?? new Map<number, number>();
    if (!places.has(at)) hits.set(root, places.set(at, value));
    if (value > worth.content && !emptyWords.has(form)) topics[at]?.add(root);
  }
}

/** Its words of two parts, « week-end », as one. */
function joined(text: string): string {
  return (text.match(/\p{L}+-\p{L}+/gu) ?? []).join(' ').replaceAll('-', '');
}
