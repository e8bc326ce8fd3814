import type { CvModelId } from '@coach/contracts/models';
import type { CvModel } from './cv-model.ts';
import { ardoise, colonne, metropole, rivage, soin } from './models/columns.ts';
import { classique, creatif, minimaliste, moderne, tech } from './models/first-five.ts';
import { atelier, compact, frise, horizon, terrain } from './models/margins.ts';
import { academique, cadre, elegance, prestige, signature } from './models/serif.ts';

/** The twenty looks of a CV. */
export const cvModels: Record<CvModelId, CvModel> = {
  classique,
  moderne,
  creatif,
  tech,
  minimaliste,
  elegance,
  horizon,
  atelier,
  metropole,
  academique,
  cadre,
  colonne,
  frise,
  ardoise,
  rivage,
  signature,
  compact,
  terrain,
  soin,
  prestige,
};
