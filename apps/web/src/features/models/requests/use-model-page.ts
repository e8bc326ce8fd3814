import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toApiError } from '../../../lib/api-error.ts';
import { send } from '../../../lib/send.ts';
import { m } from '../../../paraglide/messages.js';
import type { Model } from '../model-place.ts';
import { drawingPath, type Subject } from './model-path.ts';

/** A page of a model as an image, with how many there are; the last one stays while the next is drawn. */
export function useModelPage(model: Model, subject: Subject | null, page: number) {
  const { data, ...state } = useQuery({
    queryKey: ['models', model.kind, model.id, subject, page],
    queryFn: ({ signal }) => drawnPage(drawingPath(model, 'preview', { ...subject, page: String(page) }), signal),
    enabled: subject !== null,
    placeholderData: (before) => before,
    // What it shows may have been corrected since.
    staleTime: 0,
  });
  const image = data?.image;
  const url = useMemo(() => image && URL.createObjectURL(image), [image]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { ...state, page: url ? { url, pages: data?.pages ?? 1 } : null };
}

async function drawnPage(path: string, signal: AbortSignal) {
  const answer = await send(path, { signal });
  if (!answer.ok) throw toApiError(answer.status, await answer.json().catch(() => null), m.common_unexpected());
  return { image: await answer.blob(), pages: Number(answer.headers.get('x-pages') ?? 1) };
}
