import type { speechOptionsSchema } from '@coach/contracts/features/interviews';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { interviewKeys } from '../requests/interview-keys.ts';
import { createRecognition } from './speech-recognition.ts';

type Options = z.infer<typeof speechOptionsSchema>;

/** Who understands speech here: the server’s model, the browser, or nobody; null until known. */
export type Ear = 'server' | 'browser' | 'none';

export function useSpeechOptions(): { ear: Ear | null; serverSpeaks: boolean } {
  const { data, isPending } = useQuery({
    queryKey: interviewKeys.speech,
    queryFn: ({ signal }) => request<Options>('/api/interviews/speech', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return { ear: null, serverSpeaks: false };
  const canRecord = 'MediaRecorder' in window && Boolean(navigator.mediaDevices);
  const ear = data?.transcription && canRecord ? 'server' : createRecognition() ? 'browser' : 'none';
  return { ear, serverSpeaks: data?.speech ?? false };
}
