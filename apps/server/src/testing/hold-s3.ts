import { startS3 } from './start-s3.ts';

/** A file store on its own: `hold-s3.ts <folder> <port>`. Ends with its process, at any moment. */
const [folder = '', port = '0'] = process.argv.slice(2);
await startS3({ folder, port: Number(port) });
process.stdout.write('up\n');
