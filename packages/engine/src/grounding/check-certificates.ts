import { stem } from '../text/stem.ts';
import type { CheckContext, Finding } from './context.ts';
import { inTerm } from './in-term.ts';
import { reasons } from './reasons.ts';
import { isSmallWord } from './small-words.ts';
import { stances } from './stance.ts';
import { hasKin } from './synonyms.ts';

/** More than a certificate says: categories, fields and a validity that the documents do not tell. */
export function checkCertificates(context: CheckContext): Finding[] {
  return [
    ...stretched(context),
    ...moreCategories(context),
    ...otherGrade(context),
    ...expired(context),
    ...paid(context),
  ];
}

type Term = CheckContext['terms'][number];

function certificates({ terms, marks }: CheckContext): Term[] {
  return terms.filter(
    ({ kind, start }) => (kind === 'certification' || kind === 'licence') && marks[start] === stances.self,
  );
}

function report({ reading: { text } }: CheckContext, start: number, end: number): Finding {
  return { kind: 'certification', start, end, reason: reasons.skill(text.slice(start, end)) };
}

/** « Certiphyto décideur » of an « opérateur ». */
function otherGrade(context: CheckContext): Finding[] {
  const { reading, own } = context;
  return certificates(context).flatMap(({ name, end }): Finding[] => {
    const word = /^ ([a-z]{5,})/.exec(reading.folded.slice(end, end + 30))?.[1];
    if (!word || isSmallWord(word) || unmarked.test(word) || hasKin(own.words, stem(word))) return [];
    const graded = (own.terms.get(name) ?? []).some(({ fact }) => {
      const told = /^ ([a-z]{5,})/.exec(own.reading.folded.slice(fact.end, fact.end + 30))?.[1];
      return told !== undefined && !unmarked.test(told) && !isSmallWord(told);
    });
    return graded ? [report(context, end + 1, end + 1 + word.length)] : [];
  });
}

const unmarked =
  /^(?:valab|valid|obten|renouv|recycl|depuis|toujours|court|delivr|acquis|passe|jusqu|encore|date|expir|poche|aussi|avec|pour)/;

/** « SSIAP 1 à jour » where the documents say it has run out. */
function expired(context: CheckContext): Finding[] {
  const { reading, own } = context;
  return certificates(context).flatMap(({ name, start, end }): Finding[] => {
    const told = own.terms.get(name) ?? [];
    const hasRunOut = (at: number) =>
      /^[^,;.\n]{0,20}\b(?:expir|perim|echu|caduc)/.test(own.reading.folded.slice(at, at + 40));
    if (told.length === 0 || !told.every(({ fact }) => hasRunOut(fact.end))) return [];
    const around = reading.folded.slice(Math.max(0, start - 40), end + 60);
    return /\b(?:expir|perim|echu|caduc|renouvel|ancien|repass|n'est plus|plus valable|jusqu'en)/.test(around)
      ? []
      : [report(context, start, end)];
  });
}

/** « pompier professionnel » of a volunteer. */
function paid(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(/\b([a-z]{5,}) professionnel(?:le)?s?\b/g)].flatMap(
    ({ index, 0: written, 1: noun = '' }): Finding[] => {
      if (marks[index] !== stances.self || own.flat.includes(written)) return [];
      const unpaid = new RegExp(`\\b${noun} (?:volontaire|benevole|amateur)`).test(own.flat);
      return unpaid ? [report(context, index + noun.length + 1, index + written.length)] : [];
    },
  );
}

const categories = /\bcat(?:egorie)?s?\.? ((?:[a-z]|\d)(?:(?:, | et | ou |\/)(?:[a-z]|\d)(?![a-z\d]))*)(?![a-z\d])/;

/** « CACES R482 catégories A et F » of one who holds A alone. */
function moreCategories({ reading, terms, marks, own }: CheckContext): Finding[] {
  const { folded, text } = reading;
  return terms.flatMap(({ kind, name, start }): Finding[] => {
    if ((kind !== 'certification' && kind !== 'licence') || marks[start] !== stances.self) return [];
    const found = categories.exec(folded.slice(start, start + 60).split('\n')[0] ?? '');
    if (!found) return [];
    const told = (own.terms.get(name) ?? []).map(({ line }) => own.lineText(line)).join(' ');
    if (told === '') return [];
    const from = start + found.index + found[0].length - (found[1] as string).length;
    return [...(found[1] as string).matchAll(/[a-z\d]+/g)].flatMap(({ index, 0: letter }): Finding[] => {
      if (letter === 'et' || letter === 'ou' || new RegExp(`\\b${letter}\\b`).test(told)) return [];
      const at = { start: from + index, end: from + index + letter.length };
      return [{ kind: 'certification', ...at, reason: reasons.skill(text.slice(at.start, at.end)) }];
    });
  });
}

const coordinated = /^(?: [a-z]+){0,3}(?:, (?:[a-z]+))*,? et ([a-z]{5,})(?=[,.;)\n]|$)/;

/** « ADR de base, citernes et explosifs » where the CV has no explosives. */
function stretched({ reading, terms, marks, own }: CheckContext): Finding[] {
  const { folded, text } = reading;
  return terms.flatMap(({ kind, start, end }): Finding[] => {
    if ((kind !== 'certification' && kind !== 'licence') || marks[start] !== stances.self) return [];
    const found = coordinated.exec(folded.slice(end, end + 80));
    const word = found?.[1];
    if (!found || !word || hasKin(own.words, stem(word))) return [];
    const last = end + found[0].length;
    if (inTerm(terms, last - word.length)) return [];
    const at = last - word.length;
    return [{ kind: 'certification', start: at, end: last, reason: reasons.skill(text.slice(at, last)) }];
  });
}
