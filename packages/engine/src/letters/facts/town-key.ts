import { foldText } from '../../text/fold-text.ts';

/** « Paris 12e », « 75012 PARIS » and « Paris (75) » are one town, as are « St-Étienne » and « Saint-Étienne ». */
export function townKey(town: string): string {
  return foldText(town)
    .replace(/\d+ ?(?:er|e|eme)?(?![a-z])|\([^()]*\)|\b(?:cedex|arrondissement)\b/g, ' ')
    .replace(/\bst(e?)(?=[ -])/g, 'saint$1')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
