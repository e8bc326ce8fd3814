import { awakeEvent } from './lib/app-events.ts';
import { hasSignedInHere } from './lib/session-hint.ts';
import { storedLanguage } from './lib/stored-language.ts';

/** How long a page may stay blank, at most, for its English to come. */
const blankMs = 2000;

const stop = new AbortController();
let loading = false;
let pressed: HTMLElement | null = null;

/**
 * Lets a prerendered page be read without the application, and loads it (`files`, all it is made of, what starts it
 * first) at the first sign that it will be needed: a key, a touch, a pointer over something that can be pressed, or someone who signed in here
 * before and whose name belongs in the bar, or who reads English. A button pressed meanwhile is pressed again once the page answers.
 */
export function wakeOnTouch(files: string[]): void {
  const load = () => {
    if (loading) return;
    loading = true;
    Promise.all(files.map((file) => import(/* @vite-ignore */ file))).catch(() => {
      // No network just now: the next touch asks again.
      loading = false;
      release();
    });
  };
  const english = storedLanguage() === 'en';
  if (english) hideFrench();
  if (english || hasSignedInHere()) load();
  else awaitSign(load);
}

/** Nobody sees the French page turn into an English one; drawing it anew shows it, and so does time. */
function hideFrench(): void {
  document.documentElement.hidden = true;
  setTimeout(() => {
    document.documentElement.hidden = false;
  }, blankMs);
}

function awaitSign(load: () => void): void {
  const options = { capture: true, signal: stop.signal };
  for (const sign of ['keydown', 'touchstart', 'pointerdown'] as const) addEventListener(sign, load, options);
  addEventListener('pointerover', (event) => pressable(event) && load(), options);
  addEventListener('click', (event) => hold(event, load), options);
  addEventListener(awakeEvent, replay, { once: true });
  // Back, after a reload, to another tab of the page: the browser changes the address and leaves the rest to scripts.
  const page = location.pathname;
  addEventListener('popstate', () => location.pathname !== page && location.reload(), options);
}

function pressable(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest('a, button') : null;
}

function hold(event: Event, load: () => void): void {
  const button = pressable(event);
  load();
  if (button?.tagName !== 'BUTTON') return;
  event.preventDefault();
  pressed = button;
  button.dataset.waiting = '';
}

function replay(): void {
  stop.abort();
  release()?.click();
}

function release(): HTMLElement | null {
  const button = pressed;
  if (button) delete button.dataset.waiting;
  pressed = null;
  return button;
}
