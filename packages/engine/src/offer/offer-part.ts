export type OfferPart =
  | 'header'
  | 'company'
  | 'missions'
  | 'profile'
  | 'nice'
  | 'perks'
  | 'process'
  | 'equal'
  | 'intro';
