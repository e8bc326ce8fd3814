import { workListSchema, workSchema } from '@coach/contracts/features/work';
import type { UserContext } from '../context.ts';
import type { Router } from '../http/route.ts';
import { type Following, followElsewhere, followHere } from './follow-work.ts';
import { presentList, presentRow, presentRunning } from './present-work.ts';
import { getOwnedWork, type ListedWork, listWorks, markWork } from './running-rows.ts';
import type { RunningWorks } from './running-works.ts';
import { stopWork } from './stop-work.ts';
import { streamWork } from './stream-work.ts';

export function workRoutes(router: Router, works: RunningWorks): void {
  const path = '/api/work/:id';
  router.route(
    {
      ...{ method: 'get', path: '/api/work', policy: 'user', answer: workListSchema },
      summary: 'Texts being written that nobody has stopped, and those written within the hour that were not put away',
    },
    async (context) => {
      const rows = await listWorks(context);
      return presentList(
        context,
        rows.filter((row) => !isStopping(context, works, row)),
      );
    },
  );
  router.route(
    {
      ...{ method: 'get', path, policy: 'user' },
      summary: 'A text being written, or what became of it; as events with `Accept: text/event-stream`',
    },
    async (context, { params, request }) => {
      if (/\btext\/event-stream\b/.test(request.headers.get('accept') ?? ''))
        return streamWork(await follow(context, works, params.id));
      return Response.json(await readWork(context, works, params.id));
    },
  );
  router.route(
    {
      ...{ method: 'delete', path, policy: 'user', answer: workSchema },
      summary: 'Stop a text being written, or put away one that has ended',
    },
    async (context, { params }) => await stopWork(context, works, params.id),
  );
}

/** Nobody wants it any more: a page that is opened meanwhile must not take it for one to follow. */
function isStopping({ actor }: UserContext, works: RunningWorks, { id, state, stopAskedAt }: ListedWork): boolean {
  return state === 'running' && (stopAskedAt !== null || Boolean(works.find(actor.userId, id)?.stopReason));
}

async function follow(context: UserContext, works: RunningWorks, id: string): Promise<Following> {
  const here = works.find(context.actor.userId, id);
  return here ? followHere(context, here) : await followElsewhere(context, id);
}

/** To ask is to follow. */
async function readWork(context: UserContext, works: RunningWorks, id: string) {
  const here = works.find(context.actor.userId, id);
  if (here) {
    followHere(context, here).leave();
    return presentRunning(here);
  }
  const work = presentRow(context, await getOwnedWork(context, id));
  if (work.state === 'running') await markWork(context, id, 'followedAt');
  return work;
}
