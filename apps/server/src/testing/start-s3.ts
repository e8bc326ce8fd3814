import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Access } from '../ports/s3-client.ts';

export type TestS3 = {
  access: S3Access;
  /** What is done to each request on its way; null leaves it as it is. A number answers in the store’s place. */
  onTheWay: ((headers: IncomingHttpHeaders) => IncomingHttpHeaders | number) | null;
  /** The statuses the store answered, in order. */
  answers: number[];
  stop(): Promise<void>;
};

/** A real S3 server that checks signatures, on a free port, behind a line that can alter what passes. */
export async function startS3(options: { folder?: string; bucket?: string; port?: number } = {}): Promise<TestS3> {
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'coach-s3-')));
  const bucket = options.bucket ?? 'coach';
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder, vhostBuckets: false },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  const s3: TestS3 = {
    access: { endpoint: '', bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' },
    onTheWay: null,
    answers: [],
    async stop() {
      line.closeAllConnections();
      await new Promise((resolve) => line.close(resolve));
      store.httpServer.closeAllConnections();
      await store.close();
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
  const line = createServer((incoming, outgoing) => {
    const headers = s3.onTheWay ? s3.onTheWay({ ...incoming.headers }) : incoming.headers;
    if (typeof headers === 'number') return void outgoing.writeHead(headers).end();
    const { method, url } = incoming;
    const passed = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      s3.answers.push(answer.statusCode ?? 0);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(options.port ?? 0, '127.0.0.1', resolve));
  s3.access.endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  return s3;
}
