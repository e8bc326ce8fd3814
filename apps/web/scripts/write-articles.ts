/** Writes the ten articles open to everybody where the pages written at build time find them. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeArticleIds } from '@coach/contracts/advice';
import { type Article, readArticle } from '@coach/contracts/article';
import { parse } from 'yaml';

const content = fileURLToPath(new URL('../../../content/advice', import.meta.url));
const target = fileURLToPath(new URL('../src/generated/free-articles.ts', import.meta.url));
const relatedAtOnce = 3;

const files = new Map(globSync(`${content}/*/*.md`).map((file) => [basename(file, '.md'), file]));
const articles = freeArticleIds.map((id) => {
  const file = files.get(id);
  if (!file) throw new Error(`${id} is said to be free and is not in ${content}`);
  return readArticle(readFileSync(file, 'utf8'), parse);
});

/** Others of the ten that share most tags, then those of its category. */
function relatedTo(article: Article): Pick<Article, 'id' | 'title'>[] {
  const near = (other: Article) =>
    2 * other.tags.filter((tag) => article.tags.includes(tag)).length + Number(other.category === article.category);
  return articles
    .filter((other) => other !== article && near(other) > 0)
    .sort((one, other) => near(other) - near(one))
    .slice(0, relatedAtOnce)
    .map(({ id, title }) => ({ id, title }));
}

const written = articles.map((article) => ({ ...article, related: relatedTo(article) }));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(
  target,
  `import type { FreeArticle } from '../features/articles/free-article.ts';\n\nexport const freeArticles: FreeArticle[] = ${JSON.stringify(written, null, 2)};\n`,
);
