import type { EnglishMessages } from './english-table.ts';

/** Every English message by key: empty in the source, written by scripts/english-apart.ts wherever Vite serves or builds. */
export const messages: EnglishMessages = {};
