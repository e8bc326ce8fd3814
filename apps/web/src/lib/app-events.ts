/** Said by the application once it answers to presses; the wake script listens (src/wake.ts). */
export const awakeEvent = 'coach:awake';

/** Said when the server no longer knows who is asking. */
export const unknownCallerEvent = 'coach:unknown-caller';

export function announce(event: typeof awakeEvent | typeof unknownCallerEvent): void {
  dispatchEvent(new Event(event));
}
