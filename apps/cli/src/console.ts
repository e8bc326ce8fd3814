/** What a command talks to. */
export type Console = {
  /** Standard output. */
  write(text: string): void;
  /** Standard error. */
  warn(text: string): void;
  stdin: AsyncIterable<Uint8Array | string>;
  now(): Date;
};

export const exitCodes = { done: 0, badUsage: 2, unreadable: 3 } as const;
