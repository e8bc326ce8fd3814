import { type MessageKind, minMessageLength } from '@coach/contracts/features/community';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { useSendMessage } from '../requests/use-messages.ts';

export function useMessageForm(kind: MessageKind, onDone: () => void) {
  const [content, setContent] = useState('');
  const [gatheringId, setGatheringId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSendMessage();
  const send = () =>
    mutate(
      { kind, content, gatheringId: gatheringId || null },
      {
        onSuccess: () => {
          setContent('');
          onDone();
        },
        onError: (failure) => setError(toApiFailure(failure).message),
      },
    );
  const submit = () => {
    const isShort = content.trim().length < minMessageLength;
    setError(isShort ? m.community_too_short({ minimum: minMessageLength }) : null);
    if (!isShort && !isPending) send();
  };
  const change = (next: string) => {
    setContent(next);
    setError(null);
  };
  return { content, setContent: change, gatheringId, setGatheringId, error, busy: isPending, submit };
}
