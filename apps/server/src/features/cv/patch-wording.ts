import type { UserContext } from '../../context.ts';
import { changeWording } from './change-wording.ts';
import { openAnalysis } from './open-analysis.ts';
import type { AnalysisRow } from './queries.ts';

/** Takes the engine’s own lines back in an optimised CV, or puts a model’s again. Throws `not_found`. */
export async function patchWording(
  context: UserContext,
  id: string,
  { lines, undone }: { lines: string[]; undone: boolean },
): Promise<AnalysisRow> {
  const { id: known } = await openAnalysis(context, id);
  const named = new Set(lines);
  return await changeWording(context, known, (wording) =>
    wording.map((word) => (named.has(word.before) ? { ...word, undone } : word)),
  );
}
