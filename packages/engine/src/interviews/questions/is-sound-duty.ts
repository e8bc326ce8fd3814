import { knownVerb } from '../../letters/french/actions.ts';

const longest = 120;

/** Whether a duty turned into an infinitive may be read aloud: no verb left conjugated, no noun left without article. */
export function isSoundDuty(infinitive: string): boolean {
  if (infinitive.length > longest || infinitive.split(' ').length < 3) return false;
  if (
    /[«»{}<>]|https?:|, qu’|\p{L}(?:ez|irer|erer|air)(?!\p{L})| (?:fais|faites|mets|prends|suis|es|as) /u.test(
      infinitive,
    )
  )
    return false;
  if (/^(?:connai|savoir|posséder|maîtriser|assurer le recrutement|recruter par)/.test(infinitive)) return false;
  const later = [...infinitive.matchAll(/(?:et|,) (\p{Ll}+e)s? (?:les?|la|l’|aux?|des|une?)/gu)];
  if (later.some(([, word = '']) => knownVerb(`${word}r`) !== null)) return false;
  // « assurer le dressage et envoi au passe »: the second noun lacks what the first has.
  const second = /^assurer l[ea’].* et (\p{Ll}+)/u.exec(infinitive)?.[1];
  return !second || /^(?:les?|la|l|des?|du|aux?|une?|à|d|\p{Ll}+(?:er|ir|re))$/u.test(second);
}
