import type { Claim } from './task.ts';

const sentence = /[^.!?\n]*(?:[.!?\n]+|$)/gu;
/** Statements of another day, or of what is lacking: nothing is said of what the person did. */
const ahead =
  /(?<!\p{L})(?:vous|y|en) (?:\p{L}*erez|aurez|saurez|pourrez|devrez|verrez|irez|tiendrez|viendrez|(?:app|com|re)?prendrez|mettrez|choisirez|obtiendrez|pourriez|devriez|gagneriez|auriez|seriez)(?!\p{L})|(?<!\p{L})(?:manqu|rest)(?:e|ent)(?!\p{L})/iu;
/** « Demandez à votre … », « Pour y arriver, comparez … »: what is to be done. */
const asking = /(?:^|[,:;]\s*|(?<!\p{L})(?:et|puis|ensuite|alors|donc) )(?!vous )\p{L}{2,}ez(?:[-\s,.]|$)/iu;
/** Not who is thanked, heard or asked: « je vous remercie ». */
const subject =
  /(?<![-\p{L}])(?<!(?<!\p{L})(?:je|tu|il|elle|on|nous|ils|elles|ne|cela|ça|qui|à|de|pour|avec|chez) )vous(?= )/giu;
/** « votre responsable » is somebody else. */
const others =
  '(?! (?:responsable|manager|manageuse|chef|cheffe|gérante?|direct(?:eur|rice)|patronn?e?|employeur|recrut(?:eur|euse)|interlocut(?:eur|rice)|collègues?|équipe|hiérarchie|entreprise)(?!\\p{L}))';
const own: readonly [RegExp, string][] = [
  [new RegExp(`(?<!\\p{L})votre(?!\\p{L})${others}`, 'giu'), 'mon  '],
  [new RegExp(`(?<!\\p{L})vos(?!\\p{L})${others}`, 'giu'), 'mes'],
];

/**
 * What is told to a person of themselves, as they would say it: the guard reads « je » as the candidate, and « vous » as
 * the employer of a letter. What is asked of them, foreseen or found lacking stays as it is. Of the same length, place by
 * place.
 */
export function inFirstPerson(text: string): string {
  return text.replace(sentence, (said) => {
    if (ahead.test(said)) return said;
    const told = said.replace(subject, (word) => alike(word, 'je  '));
    if (asking.test(said.trimStart())) return told;
    return own.reduce((changed, [from, to]) => changed.replace(from, (word) => alike(word, to)), told);
  });
}

/** A place of an answer that speaks to the person, as the guard is to read it. */
export function addressedClaim(path: string, text: string): Claim {
  return { path, text: inFirstPerson(text) };
}

function alike(word: string, changed: string): string {
  return word[0] === word[0]?.toUpperCase() ? `${changed[0]?.toUpperCase()}${changed.slice(1)}` : changed;
}
