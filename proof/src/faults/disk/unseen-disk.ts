/** Loaded before a server: free space looks ample, as it does below a quota, so that only a write finds the disk full. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.promises.statfs = (async () => ({ bavail: 1e9, bsize: 4096 })) as unknown as typeof fs.promises.statfs;
syncBuiltinESMExports();
