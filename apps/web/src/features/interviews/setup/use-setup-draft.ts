import { useCallback, useState } from 'react';
import { readOfferDraft } from '../../../lib/offer-draft.ts';

/** What is given for a simulation or a pitch, as it stands in the form. */
export type SetupDraft = { offer: string; level: string; count: number };
export type ChangeSetup = (change: Partial<SetupDraft>) => void;

const key = 'interview-setup';
const empty: SetupDraft = { offer: '', level: '', count: 5 };

/** Kept in this tab of the browser, for the simulation and the pitch alike; at first, the offer pasted for an analysis. */
export function useSetupDraft(): [SetupDraft, ChangeSetup] {
  const [draft, setDraft] = useState(readSetup);
  const change = useCallback(
    (next: Partial<SetupDraft>) =>
      setDraft((known) => {
        const changed = { ...known, ...next };
        writeSetup(changed);
        return changed;
      }),
    [],
  );
  return [draft, change];
}

function readSetup(): SetupDraft {
  try {
    const kept: Partial<SetupDraft> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (kept === null) return { ...empty, offer: readOfferDraft() };
    return { offer: String(kept.offer ?? ''), level: String(kept.level ?? ''), count: Number(kept.count) || 5 };
  } catch {
    return empty;
  }
}

function writeSetup(draft: SetupDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage refused or full: the draft then lives as long as the page.
  }
}

/** The next interview starts from nothing but the seniority and the number of questions. */
export function clearSetupOffer(): void {
  writeSetup({ ...readSetup(), offer: '' });
}
