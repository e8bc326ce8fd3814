declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  };

  export default class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
