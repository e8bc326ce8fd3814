import { type Said, saidWords } from '../feedback/said-words.ts';

/**
 * Words in a minute of a prepared French speech. Coaches in public speaking put the usual rate between 120 and 160
 * (coachingprisedeparole.fr, « débit de parole moyen oral sans support »); a pitch is said in the middle of it.
 */
export const pitchPace = 140;

/** How long a text takes to say, in seconds. */
export function spokenSeconds(text: string): number {
  return Math.max(1, Math.round((countSpoken(saidWords(text)) * 60) / pitchPace));
}

/** Words as one counts them: « l’équipe » is one, and so is « 1 200 ». */
export function countSpoken({ words }: Said): number {
  return words.filter(({ key }) => !/^(?:[cdjlmnst]|qu)$/.test(key)).length;
}
