import type { Gatherings, Meeting } from '@coach/contracts/features/community';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { communityKeys, meetingPath } from './community-keys.ts';

/** `waited`: without a seat, it is the waiting list that is left. */
type Change = { id: string; method: 'PUT' | 'DELETE'; waited?: boolean };

/** Registers for a meeting, or leaves it; what came of it is told and shown. */
export function useRegistration(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, method }: Change) => request<Meeting>(meetingPath(id, 'registration'), { method }),
    onSuccess: (meeting, { waited = false }) => {
      client.setQueriesData<Gatherings>(
        { queryKey: communityKeys.gatherings },
        (known) => known && put(known, meeting),
      );
      toast({ ...describe(meeting, waited), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      toast({ title: m.community_failed(), description: toApiFailure(error).message, tone: 'error' });
      void client.invalidateQueries({ queryKey: communityKeys.gatherings });
    },
  });
}

function put(known: Gatherings, meeting: Meeting): Gatherings {
  const items = known.items.map((gathering) => ({
    ...gathering,
    meetings: gathering.meetings.map((each) => (each.id === meeting.id ? meeting : each)),
  }));
  return { ...known, items };
}

function describe({ mine }: Meeting, waited: boolean) {
  if (!mine) return { title: waited ? m.community_left_wait_toast() : m.community_left_toast() };
  if (mine.state === 'seated')
    return { title: m.community_seated_toast(), description: m.community_seated_toast_text() };
  const title = m.community_waiting_toast({ position: mine.position ?? 1 });
  return { title, description: m.community_waiting_toast_text() };
}
