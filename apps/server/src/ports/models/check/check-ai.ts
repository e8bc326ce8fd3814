import { EnvironmentError, readEnvironment } from '../../../config/env.ts';
import { openSpeech } from '../../open-speech.ts';
import { modelAccessOf } from '../model-access.ts';
import { checkModel } from './check-model.ts';
import { checkSpeech } from './check-speech.ts';
import type { Line } from './lines.ts';

const nameWidth = 18;

/**
 * Tries what the environment configures, line by line, in French. Answers the exit code: 0 if all of it works, 1 if
 * something does not, 2 if no model is configured or the configuration is faulty.
 */
export async function checkAi(
  variables: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<number> {
  const tell = ([name, value]: Line) => print(`  ${name.padEnd(nameWidth)}${value}`);
  try {
    const env = readEnvironment(variables);
    const access = modelAccessOf(env);
    const speech = await openSpeech(env);
    if (!access && !speech.transcribe && !speech.speak) return nothingToCheck(print);
    print('Modèle de texte');
    const writes = access ? await checkModel(access, tell) : tellEngine(tell);
    print('Voix');
    const speaks = await checkSpeech(speech, tell);
    print(writes && speaks ? 'Tout fonctionne.' : 'Tout ne fonctionne pas\u00a0: voyez ci-dessus.');
    return writes && speaks ? 0 : 1;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    print(error.message);
    return 2;
  }
}

function tellEngine(tell: (line: Line) => void): boolean {
  tell(['Modèle', 'aucun\u00a0: le moteur intégré écrit seul']);
  return true;
}

function nothingToCheck(print: (line: string) => void): number {
  print('Aucun modèle n’est configuré\u00a0: le moteur intégré écrit seul, et la voix est celle du navigateur.');
  print('Donnez AI_PROVIDER, AI_API_KEY et AI_MODEL, ou AI_PROVIDER=openai-compatible, AI_BASE_URL et AI_MODEL.');
  print('Voyez « Brancher un modèle » dans README.md.');
  return 2;
}
