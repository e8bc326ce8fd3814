/**
 * What the operator states about the service (spec 1, section 1); every page that shows a figure takes it from here. The
 * spec also gives a response rate of +85 %: two rates cannot both stand, and the lower one does.
 */
export const operatorFigures = {
  optimisedCvs: '500+',
  responseRate: '+30\u00a0%',
  satisfaction: '4,8/5',
  helpedPeople: '10\u00a0000+',
};
