import { answerOnce } from '../../child/answer-once.ts';
import { redrawPhoto } from './redraw-photo.ts';

await answerOnce(async (bytes) => ({ photo: (await redrawPhoto(bytes))?.toString('base64') ?? null }));
