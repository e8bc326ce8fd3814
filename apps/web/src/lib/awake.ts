/** Said by the application once it answers to presses; the wake script listens (src/wake.ts). */
export const awakeEvent = 'coach:awake';

export function announceAwake(): void {
  document.documentElement.dataset.awake = '';
  dispatchEvent(new Event(awakeEvent));
}
