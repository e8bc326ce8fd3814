import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../apps/server/src/testing/hold-model-double.ts', import.meta.url));

/** What a double of a model waits before its first piece and between two, in milliseconds, and how long a piece is. */
export type Pace = { firstMs: number; paceMs: number; pieceLength: number };

/** A double of a compatible server in a process of its own, and the environment that leads to it. */
export async function startModel(pace: Pace): Promise<{ env: Record<string, string>; stop: () => void }> {
  const child = spawn(process.execPath, [script, JSON.stringify(pace)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const addresses: Record<string, string> = JSON.parse(String(line));
  return {
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: addresses['openai-compatible'] ?? '',
      AI_MODEL: 'essai',
    },
    stop: () => void child.kill(),
  };
}
