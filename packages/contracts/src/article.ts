import { z } from 'zod';
import { adviceCategories, adviceLevels, allIndustries } from './advice.ts';
import { sectorIds } from './report.ts';

const frontMatterSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(10).max(90),
  category: z.enum(adviceCategories),
  level: z.enum(adviceLevels),
  industry: z.enum([allIndustries, ...sectorIds]),
  tags: z.array(z.string().min(2).max(30)).min(2).max(6),
  /** Where the facts stand: read on that day. */
  sources: z.array(z.strictObject({ title: z.string().min(5), url: z.url(), read: z.iso.date() })),
  /** Open to everybody. */
  free: z.literal(true).optional(),
});

export type Article = z.infer<typeof frontMatterSchema> & {
  /** Markdown: paragraphs, `##` headings, lists, quotes, bold. */
  content: string;
};

/** Reads an article’s file: YAML between two lines of three dashes, then Markdown. Throws on anything else. */
export function readArticle(text: string, parseYaml: (yaml: string) => unknown): Article {
  const match = /^---\n(?<front>[\s\S]*?)\n---\n\n(?<content>[\s\S]+)$/.exec(text);
  if (!match?.groups) throw new Error('no front matter');
  const front = frontMatterSchema.parse(parseYaml(match.groups.front ?? ''));
  return { ...front, content: (match.groups.content ?? '').trim() };
}
