import type { DocumentSummary } from '@coach/contracts/features/cv';
import type { LetterSummary } from '@coach/contracts/features/letters';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import type { ModelKind } from '../model-place.ts';

export type OwnSubject = { id: string; name: string };

/** The person’s CVs or letters that a model can be drawn with, newest first. */
export function useOwnSubjects(kind: ModelKind, enabled: boolean) {
  return useQuery({
    queryKey: kind === 'cv' ? ['cv', 'documents', 'models'] : ['letters', 'list', 'models'],
    queryFn: ({ signal }) => (kind === 'cv' ? listCvs(signal) : listLetters(signal)),
    enabled,
  });
}

async function listCvs(signal: AbortSignal): Promise<OwnSubject[]> {
  const { items } = await request<{ items: DocumentSummary[] }>('/api/documents?limit=100', { signal });
  return items.map(({ id, fileName }) => ({ id, name: fileName }));
}

async function listLetters(signal: AbortSignal): Promise<OwnSubject[]> {
  const { items } = await request<{ items: LetterSummary[] }>('/api/letters?limit=100', { signal });
  return items.map(({ id, name }) => ({ id, name }));
}
