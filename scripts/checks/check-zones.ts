import { fileURLToPath } from 'node:url';
import { findZoneFaults } from './find-zone-faults.ts';

const faults = findZoneFaults(fileURLToPath(new URL('../..', import.meta.url)));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
