import type { DocumentLine } from '@coach/contracts/document-text';
import type { ReadLines } from '../read-lines.ts';
import { Refusal } from '../refusal.ts';
import { createFlattener } from '../word/flatten-story.ts';
import type { Story } from '../word/story.ts';
import { type OfficePackage, openPackage } from './open-package.ts';
import { readLists } from './read-lists.ts';
import { type Relation, readRelations } from './read-relations.ts';
import { readStory } from './read-story.ts';
import { readStyles } from './read-styles.ts';

function storyText(story: Story): string {
  return JSON.stringify(story.blocks);
}

async function readEdges(office: OfficePackage, relations: Relation[], ids: string[]): Promise<Story[]> {
  const stories = new Map<string, Story>();
  for (const id of new Set(ids)) {
    const relation = relations.find((one) => one.id === id);
    const bytes = relation ? await office.read(relation.target) : null;
    if (!bytes) continue;
    const story = readStory(bytes);
    // The first page often repeats what the others carry.
    stories.set(storyText(story), story);
  }
  return [...stories.values()];
}

async function readPartOf(office: OfficePackage, relations: Relation[], type: string): Promise<Buffer | null> {
  const relation = relations.find((one) => one.type === type);
  return relation ? office.read(relation.target) : null;
}

async function readWhole(office: OfficePackage): Promise<ReadLines> {
  const main = (await readRelations(office, '')).find((one) => one.type === 'officeDocument')?.target;
  const bytes = await office.read(main ?? 'word/document.xml');
  if (!bytes) throw new Refusal('damaged');
  const relations = await readRelations(office, main ?? 'word/document.xml');
  const body = readStory(bytes);
  const headers = await readEdges(office, relations, body.headers);
  const footers = await readEdges(office, relations, body.footers);
  const flat = createFlattener({
    styles: readStyles(await readPartOf(office, relations, 'styles')),
    isListed: readLists(await readPartOf(office, relations, 'numbering')),
  });
  const order: [Story, DocumentLine['origin']][] = [
    ...headers.map((story): [Story, DocumentLine['origin']] => [story, 'header']),
    [body, 'body'],
    ...footers.map((story): [Story, DocumentLine['origin']] => [story, 'footer']),
  ];
  for (const [story, origin] of order) flat.addApart(story.blocks, origin);
  const images = order.reduce((sum, [story]) => sum + story.images, 0);
  if (images > 0 && !flat.lines.some((line) => /\p{L}/u.test(line.text))) throw new Refusal('scanned');
  const columns = Math.max(body.columns, flat.counts.columns);
  const { tables, textBoxes } = flat.counts;
  return { lines: flat.lines, pageCount: body.pages, layout: { columns, tables, textBoxes, images } };
}

/** DOCX → lines in reading order: headers, body, footers. Refuses as `openPackage` and `parseXml` do. */
export async function readDocx(bytes: Uint8Array): Promise<ReadLines> {
  const office = await openPackage(bytes);
  try {
    return await readWhole(office);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged');
  }
}
