import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from '@coach/bench/figures';

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const samples: number[] = [];
let failed = 0;
let going = true;
parentPort?.once('message', () => {
  going = false;
});

async function read(): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.text();
  if (!answer.ok) failed += 1;
}

while (going) {
  samples.push(await timed(read));
  await wait(20);
}
parentPort?.postMessage({ samples, failed });
