import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isSmallWord } from '../words/small-words.ts';
import { termsWithin } from '../words/terms-within.ts';

const certified = /\bcertifi(?:ee?s?|cations?)\b(?: (?:sur|en|de|professionnelles?|officielles?))*/g;
/** « …, et Docker et Redis font partie de mes outils »: what follows is the subject of another verb. */
const anew = /,? et (?:[a-z\d+#.]+,? ?(?:et |ou )?){1,6}(?:sont|font|restent|m'accompagnent|me sont|n'ont)\b/;
const stops = /[.;\n]|\b(?:qui|que|dont|ainsi|je|j|puis|avec|pour|mais)\b/;

/**
 * « Certifications Google Analytics et Google Ads » of one who is certified for the first and works with the second: what
 * is said to be certified stands near a word of certificates in the documents.
 */
export function checkCertified(context: CheckContext): Finding[] {
  return [...otherCertificates(context), ...certifiedAs(context)];
}

const bearing = /\bcertifiee? (?:(?:en|de|pour|comme|dans) (?:la |le |l'|les )?)?(?=[a-z])/g;
const others = /\b(?:depuis|en (?:19|20)\d\d|par|conforme|aupres|a |au |chez|selon)\b.*$/;

/** « certifiée enquêtrice antifraude », « certifiée en maquillage et en prothésie »: a subject of which no document has a word. */
function certifiedAs({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return [...folded.matchAll(bearing)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const from = index + written.length;
    const said = (folded.slice(from, from + 90).split(/[,.;:()\n]|\b(?:qui|que|dont|je|j')/)[0] ?? '').replace(
      others,
      '',
    );
    let at = from;
    return said.split(/( et | ou )/).flatMap((item): Finding[] => {
      const start = at;
      at += item.length;
      const words = item.split(/[^a-z]+/).filter((word) => word.length > 4 && !isSmallWord(word));
      const isTold = (word: string) => hasKin(own.words, stem(word));
      // « Scrum Master » of one who has a « master »: of a name every word is told.
      const isName = (word: string) => /^\p{Lu}/u.test(text.slice(start + item.indexOf(word)));
      if (words.length === 0 || (words.some(isTold) && words.filter(isName).every(isTold))) return [];
      const end = start + item.trimEnd().length;
      return [{ kind: 'certification', start: index, end, reason: reasons.skill(text.slice(start, end)) }];
    });
  });
}

function otherCertificates({ reading, marks, terms, own }: CheckContext): Finding[] {
  const { folded, text } = reading;
  return [...folded.matchAll(certified)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self) return [];
    const from = index + written.length;
    const said = folded.slice(from, from + 90).split(stops)[0] ?? '';
    const to = from + (anew.exec(said)?.index ?? said.length);
    return termsWithin(terms, from, to).flatMap(({ name, kind, start, end }): Finding[] => {
      if (kind !== 'skill' || end > to || !/\p{Lu}/u.test(text[start] ?? '')) return [];
      const told = own.terms.get(name) ?? [];
      if (told.length === 0 || told.some(({ line }) => isOfCertificates(own, line))) return [];
      return [{ kind: 'certification', start, end, reason: reasons.skill(text.slice(start, end)) }];
    });
  });
}

const papers = /\bcertif|\bhabilit|\btitre|\bdiplom|\battest|\b(?:obtenu|valide|passe)e?s?\b|\b(?:19|20)\d\d\b/;

/** A line that tells a certificate, or stands below a heading of them. */
function isOfCertificates({ lineText }: CheckContext['own'], line: number): boolean {
  if (papers.test(lineText(line))) return true;
  for (let at = line - 1; at >= Math.max(0, line - 4); at--) {
    if (/\bcertif/.test(lineText(at))) return true;
    if (lineText(at).trim() === '') return false;
  }
  return false;
}
