import { say } from './say.mjs';

/**
 * Runs the sections in order and prints each one's name, result and duration; what a section printed is
 * shown when it failed. A section is `{ name, run }` where run resolves with `{ ok, output, passed?, failed? }`; those of a
 * list within the list run at the same time. Resolves with the totals; a failing section without tests of its own counts
 * as one failure.
 */
export async function runSections(sections) {
  const totals = { passed: 0, failed: 0 };
  for (const together of sections) {
    const running = [together].flat().map((section) => ({ name: section.name, ending: timed(section) }));
    for (const { name, ending } of running) {
      say(`\n── ${name}`);
      const { result, seconds } = await ending;
      const { passed = 0, failed = 0 } = result;
      totals.passed += passed;
      totals.failed += result.ok ? failed : Math.max(1, failed);
      if (!result.ok) say(result.output.trimEnd());
      say(`   ${describe(result)} (${seconds.toFixed(1)} s)`);
    }
  }
  return totals;
}

async function timed({ run }) {
  const started = performance.now();
  const result = await run();
  return { result, seconds: (performance.now() - started) / 1000 };
}

function describe({ ok, passed, failed }) {
  const verdict = ok ? 'ok' : 'FAILED';
  return passed === undefined ? verdict : `${verdict}: ${passed} passed, ${failed} failed`;
}

/** The last line of a run, and its exit code. */
export function conclude({ passed, failed }) {
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
