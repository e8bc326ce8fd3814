import { maxRecordingMs, type voiceToTextResponseSchema } from '@coach/contracts/features/interviews';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { recogniseSpeech } from './recognise-speech.ts';
import { recordAudio } from './record-audio.ts';
import type { Ear } from './use-speech-options.ts';

export type Heard = z.infer<typeof voiceToTextResponseSchema>;
export type Hearing = ReturnType<typeof useHearing>;
type Running = { stop: () => Promise<Heard | null>; cancel: () => void };

/** Hearing an answer: recorded and understood by the server’s model, or recognised by the browser as it is said. */
export function useHearing(ear: Ear | null, onHeard: (heard: Heard) => void) {
  const [phase, setPhase] = useState<'idle' | 'starting' | 'recording' | 'understanding'>('idle');
  const [live, setLive] = useState('');
  const [seconds, setSeconds] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<Running | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      running.current?.cancel();
    };
  }, []);

  const fail = (message: string, hint = message) => {
    running.current = null;
    setPhase('idle');
    setFailure(hint);
    toast({ title: m.interviews_error(), description: message, tone: 'error' });
  };
  const start = async () => {
    if (running.current || phase !== 'idle') return;
    setFailure(null);
    setLive('');
    setSeconds(0);
    setPhase('starting');
    try {
      const started = ear === 'server' ? await recordWithServer() : recogniseHere(setLive, fail);
      if (gone.current) return started.cancel();
      running.current = started;
      setPhase('recording');
    } catch {
      fail(m.interviews_mic_refused(), m.interviews_mic_hint());
    }
  };
  const stop = async () => {
    const current = running.current;
    if (!current) return;
    running.current = null;
    setPhase('understanding');
    try {
      const heard = await current.stop();
      if (gone.current) return;
      if (!heard || heard.text.trim() === '') setFailure(m.interviews_nothing_heard());
      else onHeard(heard);
    } catch (error) {
      const { code, message } = toApiFailure(error);
      fail(code === 'internal' ? m.interviews_answer_failed() : message);
    }
    if (!gone.current) setPhase('idle');
  };
  const latestStop = useRef(stop);
  latestStop.current = stop;
  useEffect(() => {
    if (phase !== 'recording') return;
    const tick = setInterval(() => setSeconds((before) => before + 1), 1000);
    const limit = setTimeout(() => void latestStop.current(), maxRecordingMs - 500);
    return () => {
      clearInterval(tick);
      clearTimeout(limit);
    };
  }, [phase]);
  return { phase, live, seconds, failure, start, stop };
}

async function recordWithServer(): Promise<Running> {
  const recording = await recordAudio();
  return {
    cancel: recording.cancel,
    stop: async () => {
      const recorded = await recording.stop();
      return recorded && (await request<Heard>('/api/functions/voice-to-text', { body: recorded, bearer: true }));
    },
  };
}

function recogniseHere(onText: (text: string) => void, fail: (message: string, hint?: string) => void): Running {
  const onFailure = (isRefused: boolean) =>
    isRefused ? fail(m.interviews_mic_refused(), m.interviews_mic_hint()) : fail(m.interviews_recognition_failed());
  const listening = recogniseSpeech({ onText, onFailure });
  if (!listening) throw new Error('no recognition of speech');
  return listening;
}
