import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// Tells what it was allowed to do, as the text of a document.
function attempt(name: string, action: () => unknown): string {
  try {
    action();
    return `${name}: allowed`;
  } catch {
    return `${name}: refused`;
  }
}

process.stdin.on('end', () => {
  const text = [
    attempt('read', () => readFileSync('/etc/hostname')),
    attempt('write', () => writeFileSync('/tmp/coach-child-was-here', '')),
    attempt('start', () => spawnSync('true')),
    `environment: ${Object.keys(process.env).length}`,
  ].join(', ');
  const layout = { columns: 1, tables: 0, textBoxes: 0, images: 0, contactInHeaderOrFooter: false };
  process.stdout.write(`${JSON.stringify({ document: { kind: 'pdf', text, lines: [], pageCount: 1, layout } })}\n`);
});
process.stdin.resume();
