import type { ParsedCv } from '@coach/contracts/cv';
import type { LinkedinProfile, LinkedinReport } from '@coach/contracts/linkedin';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadCvWording, loadEngine } from '../../ports/engine.ts';
import { type Item, type ItemsAnswer, wordsOf } from '../../writing/items.ts';
import type { Truth } from '../../writing/task.ts';
import { linkedinSuggestionsTask } from '../../writing/tasks/linkedin-suggestions/linkedin-suggestions-task.ts';
import { tellsScore } from '../../writing/tells-score.ts';
import { write } from '../../writing/write.ts';
import { yieldToOthers } from '../../yield-to-others.ts';
import { readProfile } from '../profile/read-profile.ts';
import { isFitFor, profileText, suggestionItems, withWords } from './suggestion-items.ts';

type Subject = { profile: LinkedinProfile; cv: ParsedCv | null; targetPositions: string[] };
export type WordedReport = { analysisResult: LinkedinReport; writtenBy: WrittenBy };

/** The report with its suggestions as a model words them; the engine’s own text wherever none can stand. */
export async function wordReport(
  context: UserContext,
  { profile, cv, targetPositions }: Subject,
  report: LinkedinReport,
): Promise<WordedReport> {
  if (!context.model) return { analysisResult: report, writtenBy: byEngine };
  const items = suggestionItems(report);
  const { aiTone } = await readProfile(context);
  const input = {
    ...{ items, targetPositions, tone: aiTone },
    ...{ keywords: report.keywords, language: profile.language, profileText: profileText(profile) },
  };
  const truth = await truthOf(profile, cv);
  const { output, doubts, writtenBy } = await write(context, linkedinSuggestionsTask, input, truth);
  if (!output) return { analysisResult: report, writtenBy };
  const words = wordsOf(items, await fitting(context, items, output), doubts);
  return { analysisResult: withWords(report, words), writtenBy: words.length > 0 ? writtenBy : byEngine };
}

/** The answer, with the engine’s own text again wherever another may not stand for it. */
async function fitting({ signal }: UserContext, items: Item[], { texts }: ItemsAnswer): Promise<ItemsAnswer> {
  const { saysTheSame } = await loadCvWording();
  const fit: ItemsAnswer['texts'] = [];
  for (const { item: number, text } of texts) {
    await yieldToOthers();
    signal.throwIfAborted();
    const item = items[number - 1];
    const isFit = item !== undefined && !tellsScore(text) && isFitFor(item, text, saysTheSame);
    fit.push({ item: number, text: isFit ? text : (item?.text ?? text) });
  }
  return { texts: fit };
}

/** The guard reads no further into what was said besides a CV. */
const longestExtra = 5_000;

/** A profile is true beside a CV, and stands in for one. */
async function truthOf({ text }: LinkedinProfile, cv: ParsedCv | null): Promise<Truth> {
  const { parseCv } = await loadEngine();
  return cv ? { cv, offer: null, extra: partsOf(text) } : { cv: parseCv({ text }), offer: null, extra: [] };
}

/** Whole lines, as many as fit. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length < longestExtra) parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line);
  }
  return parts;
}
