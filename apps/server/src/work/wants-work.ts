import { workPlaceHeader, workPlacePattern } from '@coach/contracts/features/work';
import type { UserContext } from '../context.ts';
import { isEngineOnly } from '../writing/engine-only.ts';

/**
 * Who would write what is asked for, and for which part of the page, where the request may go on without its connection
 * (RFC 7240, 4.1); null where the answer comes at once.
 */
export async function wantsWork(
  context: UserContext,
  request: Request,
): Promise<{ model: string; place: string } | null> {
  if (!/(?:^|,)\s*respond-async\s*(?:[;,]|$)/i.test(request.headers.get('prefer') ?? '')) return null;
  const { model } = context;
  if (!model || (await isEngineOnly(context))) return null;
  const place = request.headers.get(workPlaceHeader) ?? '';
  return { model: model.name, place: workPlacePattern.test(place) ? place : '' };
}
