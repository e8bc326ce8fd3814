import { findLanguages } from '../../text/find-languages.ts';
import { capitalised } from './optimise-cv-building.ts';

/** « Anglais : B2 Allemand : notions », « Français – portugais – anglais B2 »: one language an item. */
export function cutAtLanguages(line: string): string[] {
  const cuts = findLanguages(masked(line)).flatMap(({ named }, index) => {
    const before = line.slice(0, named.start);
    // « dioula, un peu d’anglais »
    const lead = /(?<=[,;]\s?)(?:un peu|quelques mots|notions|bases) (?:d[’']|de |en )$/iu.exec(before);
    if (index > 0 && lead) return [lead.index];
    return index > 0 && opens(before) ? [named.start] : [];
  });
  const parts = [0, ...cuts].map((from, index) => line.slice(from, cuts[index] ?? line.length));
  return parts.map((part) => capitalised(part.replace(/[\s,;|•·/–—-]+$/u, '').trim())).filter((part) => part !== '');
}

/** What stands in brackets names no further language: « C1 (avec l’équipe polonaise) ». */
function masked(line: string): string {
  return line.replace(/\([^()]{0,120}\)/g, (aside) => `(${'·'.repeat(aside.length - 2)})`);
}

/** « Français et arabe (bilingue) » share what follows. */
function opens(before: string): boolean {
  return !/(?:(?<!\p{L})(?:et|and|ou|d[’']|de|du|l[’']|en|le)|&|\p{L}\s?\/)\s?$/iu.test(before);
}
