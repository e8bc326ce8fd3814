import { runAnalyse } from './commands/run-analyse.ts';
import { runLetter } from './commands/run-letter.ts';
import { runOffer } from './commands/run-offer.ts';
import { runOptimise } from './commands/run-optimise.ts';
import { runParse } from './commands/run-parse.ts';
import { type Console, exitCodes } from './console.ts';
import { UsageError, usage } from './usage.ts';

const commands: Record<string, (words: string[], console: Console) => Promise<number>> = {
  parse: runParse,
  offer: runOffer,
  analyse: runAnalyse,
  optimise: runOptimise,
  letter: runLetter,
};

/** Carries out a command line; answers the exit code: 0, 2 for bad usage, 3 for a file that cannot be read. */
export async function runCoach(words: string[], console: Console): Promise<number> {
  const [name, ...rest] = words;
  if (name === 'help' || words.includes('--help') || words.includes('-h')) {
    console.write(usage);
    return exitCodes.done;
  }
  try {
    const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
    if (!command) throw new UsageError(name === undefined ? 'Il manque une commande.' : `Commande inconnue : ${name}`);
    return await command(rest, console);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.warn(`${error.message}\n\n${usage}`);
    return exitCodes.badUsage;
  }
}
