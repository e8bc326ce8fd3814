import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { type NotHeld, notHeldIn } from './not-held.ts';

/** What takes it back, or says how far it got. */
const avowed =
  /\b(?:expir|perim|echu|caduc|admissib|admise?s? (?:a|en|au)\b|ajourn|refus|rat[ei]|echou|manqu|renonc|arret|interromp|interrup|abandon|laiss|commenc|entam|prepar|prevu|en cours|inscri|bientot|prochain|futur|projet|viendra|passer\w*|repass|repris|reprend|reprise|renouvel|recycl|rentree|suivi|partie|module|memoire|soutenir|soutenance|attend|vise|objectif|code|etape|jour ou|quand|des que|tent|jury|session|concours|presente|a valider|a terminer|en poche d'ici|d'ici|sera|serai|aurai|reste)|\b(?:ne|n'|pas|jamais|plus|sans|non|ni)\b/;

/** « R489 » names what is driven as well as the paper. */
const isPaper = /^(?:licence|certification)$/;
const paper = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}])/gu;

/**
 * « j’ai réussi l’examen d’entrée au CRFPA », « permis B »: a paper that every place of the documents calls run out,
 * refused or to come, told as if it were held.
 */
export function checkNotHeld(context: CheckContext): Finding[] {
  const { reading, marks, own, terms } = context;
  const parts = notHeldIn(own);
  if (parts.length === 0) return [];
  const names = [
    ...[...reading.text.matchAll(paper)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
    ...terms.filter(({ kind, start, end }) => isPaper.test(kind) && !/\d/.test(reading.text.slice(start, end))),
  ];
  return names.flatMap(({ start, end }): Finding[] => {
    if (marks[start] !== stances.self || !isNowhereHeld(own, parts, reading.folded.slice(start, end))) return [];
    const sentence = reading.sentences[sentenceAt(reading.sentences, start)];
    const before = reading.folded.slice(Math.max(sentence?.start ?? 0, start - 160), start);
    const after = reading.folded.slice(start, Math.min(sentence?.end ?? end, end + 160));
    const around = (before.split(/[;:]/).at(-1) ?? '') + (after.split(';')[0] ?? '');
    if (avowed.test(around)) return [];
    return [{ kind: 'certification', start, end, reason: reasons.notObtained(reading.text.slice(start, end)) }];
  });
}

/** Each time the documents have a name they say so. */
function isNowhereHeld({ reading: { folded } }: Facts, parts: readonly NotHeld[], name: string): boolean {
  let told = 0;
  for (let at = folded.indexOf(name); at >= 0 && told < 20; at = folded.indexOf(name, at + 1)) {
    if (/[a-z\d]/.test(folded[at - 1] ?? '') || /[a-z\d]/.test(folded[at + name.length] ?? '')) continue;
    if (!parts.some(({ start, end }) => at >= start && at < end)) return false;
    told++;
  }
  return told > 0;
}
