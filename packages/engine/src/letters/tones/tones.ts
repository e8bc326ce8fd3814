import type { LetterTone } from '@coach/contracts/letter';
import type { Voice } from '../voice.ts';
import { analytical } from './analytical.ts';
import { direct } from './direct.ts';
import { enthusiastic } from './enthusiastic.ts';
import { friendly } from './friendly.ts';
import { professional } from './professional.ts';

export const tones: Record<LetterTone, Voice> = {
  professionnel: professional,
  convivial: friendly,
  direct,
  enthousiaste: enthusiastic,
  analytique: analytical,
};
