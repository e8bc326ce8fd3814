import { fileURLToPath } from 'node:url';
import { findMessageFaults } from './find-message-faults.ts';

const faults = findMessageFaults(fileURLToPath(new URL('../..', import.meta.url)));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
