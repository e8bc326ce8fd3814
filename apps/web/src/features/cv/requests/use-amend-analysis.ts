import type { Amendment } from '@coach/contracts/amendment';
import type { Analysis } from '@coach/contracts/features/cv';
import type { SectorId } from '@coach/contracts/report';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';
import { refetchAfterConflict } from './refetch-after-conflict.ts';

type Changed = { amendments?: Amendment[]; offTopic?: string[]; sector?: SectorId | null };
export type AnalysisChange = (analysis: Analysis) => Changed;

/**
 * Applies or takes back changes; the answer is the analysis scored again, at no cost. Each change starts from what the
 * server last confirmed; they go out one after the other.
 */
export function useAmendAnalysis(id: string) {
  const client = useQueryClient();
  const key = cvKeys.analysis(id);
  return useMutation({
    scope: { id: key.join() },
    // Without a network a change is refused at once, and said so, rather than left waiting.
    networkMode: 'always',
    mutationFn: (change: AnalysisChange) => {
      const analysis = client.getQueryData<Analysis>(key);
      const body = analysis ? { ...change(analysis), since: analysis.amendments.map((kept) => kept.id) } : {};
      return request<Analysis>(`/api/analyses/${encodeURIComponent(id)}`, { method: 'PATCH', body });
    },
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onError: (error) => refetchAfterConflict(client, error, key),
    onSuccess: (analysis) => {
      client.setQueryData(key, analysis);
      void client.invalidateQueries({ queryKey: cvKeys.analyses() });
      // The corrections are kept with the document.
      if (analysis.documentId) void client.invalidateQueries({ queryKey: cvKeys.document(analysis.documentId) });
    },
  });
}
