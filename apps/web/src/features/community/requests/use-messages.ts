import type { MessageList, NewMessage } from '@coach/contracts/features/community';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { communityKeys } from './community-keys.ts';

const path = '/api/community/messages';

/** What the person wrote to the operator, newest first. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: communityKeys.messages,
    queryFn: ({ pageParam, signal }) => request<MessageList>(`${path}?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    refetchOnWindowFocus: 'always',
  });
}

export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (message: NewMessage) => request(path, { body: message }),
    onSuccess: () => {
      toast({ title: m.community_sent_toast(), description: m.community_sent_toast_text(), tone: 'success' });
      return client.invalidateQueries({ queryKey: communityKeys.messages });
    },
  });
}
