import type { NoticeList, NoticesUpdate } from '@coach/contracts/features/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { useSession } from '../../lib/session.ts';

const queryKey = ['notices'];

/** What there is to tell, and how many of it are unread. It follows from what is done elsewhere, and is asked anew each minute. */
export function useNotices() {
  const { status } = useSession();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => request<NoticeList>('/api/notifications', { signal }),
    enabled: status === 'signedIn',
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Asks again what there is: something was done that may have settled one. */
export function useRefreshNotices(): () => void {
  const client = useQueryClient();
  // Pages that open ask for themselves: what is on its way already will do.
  return () => void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/** Marks as read or not read: those named, all without names. */
export function useMarkNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticesUpdate) => request<NoticeList>('/api/notifications', { method: 'PATCH', body }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (list) => {
      client.setQueryData(queryKey, list);
      // A page that opened meanwhile may have asked before this was kept.
      void client.invalidateQueries({ queryKey });
    },
  });
}
