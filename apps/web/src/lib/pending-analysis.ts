import { createStore, del, get, set } from 'idb-keyval';
import { isFresh, type PendingAnalysis } from './pending-shape.ts';

const key = 'analysis';
let opened: ReturnType<typeof createStore> | undefined;

// Opened at first use: importing this module must not touch the disk.
function store() {
  opened ??= createStore('coach-pending', 'pending');
  return opened;
}

/** Keeps what a visitor dropped until they have signed in; in this browser only, a day at most. */
export async function savePending(pending: { file: File | null; offerText: string }): Promise<void> {
  await set(key, { ...pending, savedAt: Date.now() } satisfies PendingAnalysis, store());
}

/** What was kept, or null: nothing there, too old, or storage refused (private browsing). */
export async function loadPending(): Promise<{ file: File | null; offerText: string } | null> {
  try {
    const kept: unknown = await get(key, store());
    return isFresh(kept, Date.now()) ? { file: kept.file, offerText: kept.offerText } : null;
  } catch {
    return null;
  }
}

/** Forgets it; to be called once it has been taken up. */
export async function clearPending(): Promise<void> {
  await del(key, store()).catch(() => undefined);
}
