import { runCoach } from './run-coach.ts';

/** Runs the command of the process's own arguments and leaves its exit code. */
export async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // « coach … | head » closes the pipe early: that is no error.
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  process.exitCode = await runCoach(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    warn: (text) => process.stderr.write(text),
    stdin: process.stdin,
    now: () => new Date(),
  });
}
