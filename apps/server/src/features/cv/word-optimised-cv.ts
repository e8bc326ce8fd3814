import type { CvWording, LineToWord } from '@coach/contracts/cv-document';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { loadCvWording } from '../../ports/engine.ts';
import { type Item, type ItemsAnswer, wordsOf } from '../../writing/items.ts';
import { cvWordingTask, mostLines } from '../../writing/tasks/cv-wording/cv-wording-task.ts';
import { modelFor, write } from '../../writing/write.ts';
import { yieldToOthers } from '../../yield-to-others.ts';
import { requireGate } from '../billing/require-gate.ts';
import { changeWording } from './change-wording.ts';
import { openAnalysis } from './open-analysis.ts';
import { optimiseAnalysis } from './optimise-analysis.ts';
import { type AnalysisRow, getOwnedAnalysis } from './queries.ts';

/** `writtenBy` is null where there was nothing to ask. */
type Worded = { analysis: AnalysisRow; writtenBy: WrittenBy | null };

/**
 * Has a model word the lines of an optimised CV, each asked for once. Free. Throws `not_found`, or
 * `subscription_required` below builder.
 */
export async function wordOptimisedCv(context: UserContext, id: string): Promise<Worded> {
  await getOwnedAnalysis(context, id);
  await requireGate(context, 'enhanced_cv');
  return await oneAtATime(`wording ${id}`, () => wordLinesLeft(context, id));
}

async function wordLinesLeft(context: UserContext, id: string): Promise<Worded> {
  const analysis = await openAnalysis(context, id);
  const model = await modelFor(context);
  const { linesLeft } = model ? await optimiseAnalysis(analysis) : { linesLeft: [] };
  if (!model || linesLeft.length === 0) return { analysis, writtenBy: null };
  const { wording, writtenBy } = await wordLines(context, analysis, linesLeft);
  if (wording.length === 0) return { analysis, writtenBy };
  const known = (kept: CvWording) => new Set(kept.map(({ before }) => before));
  const add = (kept: CvWording) => [...kept, ...wording.filter(({ before }) => !known(kept).has(before))];
  return { analysis: await changeWording(context, analysis.id, add), writtenBy };
}

/** Every line that was asked for, in the engine’s own words where a model has none that say the same. */
async function wordLines(context: UserContext, { cv, offer }: AnalysisRow, lines: LineToWord[]) {
  const asked = lines.slice(0, mostLines);
  const items: Item[] = asked.map(({ text, title }) => ({ key: 'line', title: title ?? 'Profil', text }));
  const input = { items, offerText: offer?.text ?? '' };
  const { output, doubts, writtenBy } = await write(context, cvWordingTask, input, { cv, offer, extra: [] });
  if (!output) return { wording: [], writtenBy };
  const words = wordsOf(items, await sameFacts(context, items, output), doubts);
  const said = new Map(words.map(({ before, after }) => [before, after]));
  const wording = asked.map(({ text }) => {
    return { before: text, after: said.get(text) ?? text, model: writtenBy.model ?? '', undone: false };
  });
  return { wording, writtenBy };
}

/** The answer as lines of a CV; one that does not say the same is the engine’s again. */
async function sameFacts({ signal }: UserContext, items: Item[], { texts }: ItemsAnswer): Promise<ItemsAnswer> {
  const { saysTheSame } = await loadCvWording();
  const same: ItemsAnswer['texts'] = [];
  for (const { item, text } of texts) {
    await yieldToOthers();
    signal.throwIfAborted();
    const own = items[item - 1]?.text ?? '';
    const line = asLine(text, own);
    same.push({ item, text: saysTheSame(own, line) ? line : own });
  }
  return { texts: same };
}

/** Without a bullet or a number, on one line, and with a full stop only where the line had one. */
function asLine(text: string, own: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-–—•*]\s+|\d{1,2}[.)]\s+)/, '')
    .trim();
  return own.endsWith('.') ? line : line.replace(/\.$/, '');
}
