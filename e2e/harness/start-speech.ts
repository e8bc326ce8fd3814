import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SpeechModel = {
  /** For `AI_SPEECH_BASE_URL`. */
  baseUrl: string;
  /** Bytes of each recording it was sent. */
  recordings: number[];
  stop: () => Promise<void>;
};

/** A speech model on this machine that understands every recording as `text`, said in ten seconds, and speaks silence. */
export async function startSpeech(text: string): Promise<SpeechModel> {
  const recordings: number[] = [];
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const part of request) bytes += (part as Buffer).length;
    if (request.url?.endsWith('/speech')) {
      // One frame of MPEG audio.
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.from([0xff, 0xfb, 0x90, 0x00]));
      return;
    }
    recordings.push(bytes);
    const words = text.split(' ').map((word, index) => ({ word, start: index * 0.4, end: index * 0.4 + 0.3 }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text, duration: 10, words }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, recordings, stop };
}
