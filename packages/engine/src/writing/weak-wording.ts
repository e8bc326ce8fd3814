import { foldText } from '../text/fold-text.ts';

/** Openings that say a person was there rather than what they did. */
const weakOpening =
  /^[\s•●▪◦‣·*>–—-]{0,6}(?:j'ai (?:participe|aide|ete charge|ete amene|eu )|participee? a|participation a|pris part a|(?:etre |j'etais )?(?:en charge|chargee?) (?:d'|de |du |des )|je m'occup|je me charge|s'occuper d|aide (?:a|au|aux) |assistance (?:a|au|aux) |mon role (?:etait|consistait)|mes missions (?:etaient|consistaient)|faire (?:la |le |les |l')|responsable d(?:e l'|e la |u |es )(?:diverses|differentes)|taches? (?:diverses|annexes|variees))/;

/** Whether a line opens weakly. */
export function isWeaklyWorded(line: string): boolean {
  return weakOpening.test(foldText(line.slice(0, 80)));
}

/** Words that stand in for facts, as they are written in the line. */
export function vagueWordIn(line: string): { start: number; end: number } | null {
  const match =
    /\betc\b\.{0,3}|\b(?:divers(?:es)? (?:taches|missions|travaux|activites)|differentes? (?:taches|missions|activites)|taches? diverses?|un peu de tout|quelques? (?:taches|missions)|entre autres|plusieurs (?:taches|missions|choses)|et plus encore|petits? travaux)\b/.exec(
      foldText(line.slice(0, 600)),
    );
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** Whether a line speaks in the first person. */
export function firstPersonIn(line: string): { start: number; end: number } | null {
  const match = /(?:^|[\s(«])((?:j'|je |m'|mon |ma |mes |moi )(?=[a-z]))/.exec(foldText(line.slice(0, 600)));
  if (!match) return null;
  const start = match.index + match[0].length - (match[1] as string).length;
  return { start, end: match.index + match[0].trimEnd().length };
}
