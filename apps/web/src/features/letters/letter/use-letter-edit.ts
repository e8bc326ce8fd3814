import type { LetterDetail } from '@coach/contracts/features/letters';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { letterPath } from '../requests/letter-keys.ts';
import { useChangeLetter } from '../requests/use-change-letter.ts';
import { draftOf, type LetterTexts, textsOf } from '../sheet/letter-texts.ts';
import { useKeepOnLeave } from './use-keep-on-leave.ts';

/** Kept once typing rests. */
const restMs = 1200;

export type LetterEdit = ReturnType<typeof useLetterEdit>;
type Kept = { texts: LetterTexts; version: number };

/**
 * A letter being edited, kept by itself as it is written. Each save says which version it changes, so that another
 * tab’s is never written over: the person then chooses.
 */
export function useLetterEdit(letter: LetterDetail) {
  const { mutateAsync } = useChangeLetter();
  const [texts, setTexts] = useState(() => textsOf(letter.letter));
  const [kept, setKept] = useState<Kept>(() => ({ texts, version: letter.version }));
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState(false);
  const changed = draftOf(texts, kept.texts) !== null;
  const latest = useRef({ texts, kept });
  latest.current = { texts, kept };
  const running = useRef<Promise<boolean> | null>(null);

  const adopt = useCallback((next: LetterDetail) => {
    const fresh = { texts: textsOf(next.letter), version: next.version };
    latest.current = { texts: fresh.texts, kept: fresh };
    setTexts(fresh.texts);
    setKept(fresh);
    setConflict(false);
  }, []);
  // Another tab’s letter comes in by itself where nothing is being written here.
  useEffect(() => {
    if (!changed && !running.current && letter.version > latest.current.kept.version) adopt(letter);
  }, [letter, changed, adopt]);

  const send = async (): Promise<boolean> => {
    const { texts: sent, kept: base } = latest.current;
    const draft = draftOf(sent, base.texts);
    if (!draft) return true;
    setState('saving');
    try {
      const { version } = await mutateAsync({ id: letter.id, draft, since: base.version });
      latest.current.kept = { texts: sent, version };
      setKept(latest.current.kept);
      setState('saved');
      return true;
    } catch (error) {
      setConflict(error instanceof ApiError && error.code === 'conflict');
      setFailure(toApiFailure(error).message);
      setState('failed');
      return false;
    }
  };
  /** Keeps what is written now; answers whether all of it is kept. */
  const save = async (): Promise<boolean> => {
    while (running.current !== null) await running.current;
    running.current = send().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  const due = changed && !conflict && state !== 'saving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change puts the wait off
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void latestSave.current(), state === 'failed' ? 5 * restMs : restMs);
    return () => clearTimeout(timer);
  }, [due, texts, state]);
  useKeepOnLeave(changed && !conflict, () => latestSave.current());

  const readOther = () => request<LetterDetail>(letterPath(letter.id));
  return {
    texts,
    changed,
    state,
    failure,
    conflict,
    save,
    change: setTexts,
    adopt,
    version: () => latest.current.kept.version,
    takeOther: async () => adopt(await readOther()),
    keepMine: async () => {
      const other = await readOther();
      latest.current.kept = { texts: textsOf(other.letter), version: other.version };
      setKept(latest.current.kept);
      setConflict(false);
      await save();
    },
  };
}
