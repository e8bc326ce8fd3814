import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, nodeModules } from './paths.mjs';
import { runCaptured } from './run-child.mjs';

/** A section that runs one Vitest project, or those of a pattern (« unit* »), and takes its figures from the JSON report. */
export function vitestSection(node, name, project) {
  return { name, run: () => runProject(node, project) };
}

async function runProject(node, project) {
  mkdirSync(cacheFolder, { recursive: true });
  const reportFile = join(cacheFolder, `vitest-${project.replaceAll('*', '')}.json`);
  rmSync(reportFile, { force: true });
  const { code, output } = await runCaptured(node, [
    join(nodeModules, 'vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]);
  return judge(code, output, readReport(reportFile));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A test that was skipped proves nothing, so it counts as failed; so does a file that could not be loaded. */
export function judge(code, output, report) {
  if (!report)
    return { ok: false, output: `${output}\nVitest wrote no report (exit code ${code}).`, passed: 0, failed: 1 };
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + skipped + broken.length;
  const ok = code === 0 && failed === 0;
  return { ok, output, passed: report.numPassedTests, failed: ok ? 0 : Math.max(1, failed) };
}
