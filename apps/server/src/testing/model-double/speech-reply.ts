import type { ServerResponse } from 'node:http';

/** What is heard is always the same; what is said is a few bytes of MPEG audio. */
export function speechReply(path: string, response: ServerResponse, sound: string[]): void {
  sound.push(path);
  if (path.endsWith('/transcriptions')) {
    const transcript = { text: 'Bonjour, je m’appelle Camille.', duration: 1.5 };
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(transcript));
  }
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.from([0xff, 0xfb, 0x90, 0x00]));
}
