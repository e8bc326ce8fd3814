import type { LineToWord, OptimisedCv } from '@coach/contracts/cv-document';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import { loadCvWording, loadEngine } from '../../ports/engine.ts';
import type { AnalysisRow } from './queries.ts';

type Optimised = OptimisedCv & {
  /** A model, where it worded a line that stands. */
  writtenBy: WrittenBy;
  /** The engine’s lines that no model was asked for yet. */
  linesLeft: LineToWord[];
};

/** The optimised CV of an analysis: the engine’s, with the lines that a model worded. */
export async function optimiseAnalysis({
  cv,
  offer,
  offTopic,
  wording,
}: Pick<AnalysisRow, 'cv' | 'offer' | 'offTopic' | 'wording'>): Promise<Optimised> {
  const [{ optimiseCv }, { rewordCv, linesToWord }] = await Promise.all([loadEngine(), loadCvWording()]);
  const own = optimiseCv({ cv, offer, offTopic });
  const worded = rewordCv(own, wording ?? [], cv.text);
  const asked = new Set(wording?.map(({ before }) => before));
  const model = worded.changes.find((change) => change.wording)?.wording?.model ?? null;
  return {
    ...worded,
    writtenBy: model === null ? byEngine : { by: 'model', model, reason: null },
    linesLeft: linesToWord(own.document).filter(({ text }) => !asked.has(text)),
  };
}
