import type { LetterTone } from '@coach/contracts/letter';
import { analytical } from './analytical.ts';
import { direct } from './direct.ts';
import { enthusiastic } from './enthusiastic.ts';
import { friendly } from './friendly.ts';
import { professional } from './professional.ts';
import type { Tone } from './tone.ts';

export const tones: Record<LetterTone, Tone> = {
  professionnel: professional,
  convivial: friendly,
  direct,
  enthousiaste: enthusiastic,
  analytique: analytical,
};
