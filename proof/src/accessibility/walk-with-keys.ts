import type { Page } from 'playwright-core';

export type Walk = { stops: number; unseen: string[]; unreached: string[]; traps: string[] };

type Stop = { key: number; tag: string; fault: string | null };
/** More than any page has. */
const mostStops = 400;
/** A date is filled in piece by piece: day, month, year, calendar. */
const mostPieces = 4;

/** Goes through the page with Tab alone: where one stops, whether one sees it, what is never come to, what holds one back. */
export async function walkWithKeys(page: Page): Promise<Walk> {
  await page.evaluate(goToStart);
  const walk: Walk = { stops: 0, unseen: [], unreached: [], traps: [] };
  let pieces = 0;
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    pieces = stop.key === walk.stops ? pieces + 1 : 0;
    walk.stops = stop.key;
    if (stop.fault) walk.unseen.push(`10.7 12.8: ${stop.fault}: ${stop.tag}`);
    if (pieces <= mostPieces && pressed < mostStops - 1) continue;
    walk.traps.push(`12.9: held at ${stop.tag}`);
    break;
  }
  walk.unreached = await page.evaluate(findUnreached);
  return walk;
}

/** Runs in the page: before its first stop, wherever the page had put the focus; in a dialog where one is open. */
function goToStart(): void {
  Object.assign(window, { walked: new Set() });
  if (document.querySelector('[role="dialog"][data-open], dialog:modal')) return;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
}

/** Runs in the page: the stop, by its number; null once the walk is over. A stop that was looked at already has no fault. */
function lookAtFocus(): Stop | null {
  const walked = (window as unknown as { walked: Set<Element> }).walked;
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement) return null;
  const tag = element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140);
  if ([...walked].at(-1) === element) return { key: walked.size, tag, fault: null };
  if (walked.has(element)) return null;
  walked.add(element);
  if (element.matches('[data-base-ui-focus-guard]')) return { key: walked.size, tag, fault: null };
  // A control that is not drawn shows its ring on the label that stands for it.
  const isDrawn = getComputedStyle(element).clipPath !== 'inset(50%)';
  const drawn = isDrawn ? element : (element.closest('label') ?? element);
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
  const within = (place: number, most: number) => Math.min(Math.max(place, 1), most - 2);
  const hit = document.elementFromPoint(
    within(left + width / 2, innerWidth),
    within(top + Math.min(height / 2, 40), innerHeight),
  );
  const faults = {
    'no ring': outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2,
    'outside the window': bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || width < 2,
    'under something': !drawn.contains(hit) && !hit?.contains(drawn),
  };
  return { key: walked.size, tag, fault: Object.entries(faults).find(([, isTrue]) => isTrue)?.[0] ?? null };
}

/** Runs in the page: what a mouse can press and Tab never came to. */
function findUnreached(): string[] {
  const walked = (window as unknown as { walked: Set<Element> }).walked;
  const scope = document.querySelector('[role="dialog"][data-open], dialog:modal') ?? document;
  // One of a set: arrow keys go on from the one that has the focus.
  const ofSets = '[role="tab"], [role="menuitem"], [role="radio"], input[type="radio"], [role="listbox"] *';
  return [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !walked.has(control) && !control.matches(':disabled') && !control.matches(ofSets))
    .filter((control) => !control.closest('[inert], [aria-hidden="true"]'))
    .map((control) => `7.3: never reached: ${control.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 140)}`);
}
