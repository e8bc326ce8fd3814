import { AppError } from '../../http/app-error.ts';
import { SpeechError } from '../../ports/speech.ts';

export function speechUnavailable(): AppError {
  return new AppError('speech_unavailable');
}

/** A model that fails is the operator’s: the person is told to go on in another way. */
export function toldToPerson(error: unknown): never {
  throw error instanceof SpeechError ? new AppError('unavailable', { reason: 'speech', retryAfterSeconds: 5 }) : error;
}
