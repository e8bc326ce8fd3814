import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from './run-script.ts';

export type TestResult = { name: string; passed: boolean };

/** Runs test files of the repository, and answers each test by its full name. */
export async function runTests(project: string, files: string[]): Promise<TestResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'coach-proof-'));
  const report = path.join(folder, 'report.json');
  try {
    const runner = 'node_modules/vitest/vitest.mjs';
    const options = ['run', '--project', project, '--reporter=json', `--outputFile=${report}`];
    await runScript([runner, ...options, ...files], { HOME: folder });
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
      testResults: { assertionResults: { fullName: string; status: string }[] }[];
    };
    return testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
