import type { Frames } from '../draft.ts';
import { say } from '../piece.ts';

/** Questions on what the offer asks for, where a CV has little to tell: the same in every tone. */
export const askFrames: Frames = {
  ask: [
    ({ term }) => say`J’aimerais vous interroger sur la place que tient « ${term} » dans une semaine ordinaire.`,
    ({ term }) => say`Vous citez « ${term} » : je souhaite savoir comment cela se pratique chez vous.`,
    ({ term }) => say`J’aimerais vous poser mes questions sur « ${term} », que mentionne votre annonce.`,
    ({ term }) => say`Je souhaite comprendre ce que recouvre « ${term} » au quotidien et ce que vous en espérez.`,
    ({ term }) => say`J’aimerais apprendre vos façons de faire, en particulier pour ce point : « ${term} ».`,
  ],
};
