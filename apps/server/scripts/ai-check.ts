/** Tries the model and the voices that the environment configures, and says what works. */
import { checkAi } from '../src/ports/models/check/check-ai.ts';

process.exitCode = await checkAi(process.env, (line) => process.stdout.write(`${line}\n`));
