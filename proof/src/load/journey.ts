import { arriving, leaving, type Step } from './account-steps.ts';
import { coachingSteps } from './coaching-steps.ts';
import { cvSteps } from './cv-steps.ts';

/** From the home page to the last sign-out: everything the product is for, in the order a person would do it. */
export const journey: Step[] = [...arriving, ...cvSteps, ...coachingSteps, ...leaving];
