import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createTurns } from './turns.ts';

/**
 * Turns for what is read while it is sent: a slow line holds what it reads from for minutes. The turn begins when it is
 * opened and ends with its last byte, or when the person leaves.
 */
export function createSendings(limits: { atOnce: number; waiting: number }) {
  const inTurn = createTurns(limits);
  return async function sendInTurn(key: string, signal: AbortSignal, open: () => Promise<Readable>): Promise<Readable> {
    return await new Promise((resolve, reject) => {
      const send = async () => {
        const content = await open();
        const leave = () => void content.destroy();
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
        resolve(content);
        await finished(content).catch(() => {});
        signal.removeEventListener('abort', leave);
      };
      inTurn(key, signal, send).catch(reject);
    });
  };
}
