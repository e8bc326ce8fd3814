import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];
const light = new Map(pairs.map(([, name = '', value = '']) => [name, value]));
const dark = new Map(pairs.map(([, name = '', , value = '']) => [name, value]));

/** Every text colour on every ground it is used on. */
const texts: [string, string[]][] = [
  ['ink', ['paper', 'card', 'brand-soft', 'accent-soft', 'mark', 'mark-deep', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['ink-soft', ['paper', 'card', 'brand-soft', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['brand', ['paper', 'card', 'brand-soft']],
  ['on-brand', ['brand', 'brand-deep']],
  ['accent', ['paper', 'card', 'brand-soft', 'accent-soft']],
  ['ok', ['paper', 'card', 'ok-soft']],
  ['warn', ['paper', 'card', 'warn-soft']],
  ['bad', ['paper', 'card', 'bad-soft']],
  ['plan-builder', ['paper', 'card']],
  ['plan-advancer', ['paper', 'card']],
  ['plan-leader', ['paper', 'card']],
];

/** Contrast ratio of two #rrggbb colours (WCAG 2.2, 1.4.3). */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const cases = texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

test.each(cases)('%s reads on %s in both themes', (text, ground) => {
  for (const theme of [light, dark]) {
    expect(contrast(theme.get(text) ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

test('the edges of controls are seen on the page and on cards', () => {
  for (const theme of [light, dark]) {
    for (const ground of ['paper', 'card']) {
      expect(contrast(theme.get('line-strong') ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
    }
  }
});
