import type { LetterModelId } from '@coach/contracts/models';
import * as coloured from './coloured-letter-models.ts';
import * as free from './free-letter-models.ts';
import type { LetterModel } from './letter-model.ts';
import * as sober from './sober-letter-models.ts';

/** The look of each model. */
export const letterModels: Record<LetterModelId, LetterModel> = { ...free, ...sober, ...coloured };
