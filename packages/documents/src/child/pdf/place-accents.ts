import { composed } from '../clean-text.ts';
import { type Run, right } from './run.ts';

const accentAlone = /^[´`ˋˆ^¨˜¸]$/;

/** The letter of a run under a point, by the run's mean letter width; its neighbours come next. */
function lettersUnder(run: Run, x: number): number[] {
  const nearest = Math.floor(((x - run.x) / run.width) * run.text.length);
  return [nearest, nearest - 1, nearest + 1].filter((index) => index >= 0 && index < run.text.length);
}

function placeAccent(accent: Run, hosts: Run[]): boolean {
  const x = accent.x + accent.width / 2;
  const host = hosts.find(
    (run) => x >= run.x - 1 && x <= right(run) + 1 && Math.abs(run.y - accent.y) < run.size * 0.6,
  );
  if (!host) return false;
  for (const index of lettersUnder(host, x)) {
    const whole = composed(host.text[index] ?? '', accent.text.trim());
    if (!whole) continue;
    host.text = host.text.slice(0, index) + whole + host.text.slice(index + 1);
    return true;
  }
  return false;
}

/** TeX raises the accent of a capital: it comes as a string of its own, above the word it belongs to. */
export function placeAccents(runs: Run[]): Run[] {
  const accents = runs.filter((run) => accentAlone.test(run.text.trim()));
  if (accents.length === 0) return runs;
  const hosts = runs.filter((run) => !accents.includes(run));
  return [...hosts, ...accents.filter((accent) => !placeAccent(accent, hosts))];
}
