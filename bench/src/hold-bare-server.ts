import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Run in a process of its own: eight kilobytes for whoever asks, and nothing else. Prints its port; ends with its parent.
const body = Buffer.alloc(8_000, 'a');
const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.stdin.resume().on('end', () => process.exit());
