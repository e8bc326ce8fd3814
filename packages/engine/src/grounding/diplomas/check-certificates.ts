import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { inTerm } from '../words/in-term.ts';
import { lastTerm } from '../words/last-term.ts';
import { isSmallWord } from '../words/small-words.ts';
import { borrowedCourses } from './borrowed-courses.ts';
import { isLicenceWord, otherLicences } from './driving-licences.ts';
import { moreCategories } from './more-categories.ts';
import { otherNumber } from './other-number.ts';

/** More than a certificate says: categories, fields and a validity that the documents do not tell. */
export function checkCertificates(context: CheckContext): Finding[] {
  return [
    ...stretched(context),
    ...moreCategories(context),
    ...otherLicences(context),
    ...otherGrade(context),
    ...otherLevel(context),
    ...otherBelt(context),
    ...otherNumber(context),
    ...expired(context),
    ...toCome(context),
    ...notAdmitted(context),
    ...paid(context),
    ...unknownPapers(context),
    ...notYetHeld(context),
    ...borrowedCourses(context),
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
    const root = reading.stems[tokenAt(reading.tokens, end + 1)] ?? '';
    if (!word || isSmallWord(word) || unmarked.test(word) || hasKin(own.words, root)) return [];
    const graded = (own.terms.get(name) ?? []).some(({ fact }) => {
      const told = /^ ([a-z]{5,})/.exec(own.reading.folded.slice(fact.end, fact.end + 30))?.[1];
      return told !== undefined && !unmarked.test(told) && !isSmallWord(told);
    });
    return graded ? [report(context, end + 1, end + 1 + word.length)] : [];
  });
}

const scaled =
  /\b([a-z][a-z\d]{2,})(?:,? \(?| de )(niveau|degre|echelon|classe|grade|(?:sous-)?section|option|module|tome|indice|phase) ([1-9]|[ivx]{1,4}|un|deux|trois|quatre|cinq)\b/g;
const numerals: Record<string, string> = {
  un: '1',
  i: '1',
  deux: '2',
  ii: '2',
  trois: '3',
  iii: '3',
  quatre: '4',
  iv: '4',
  cinq: '5',
  v: '5',
};

/** « WSET niveau 2 » of one whose documents tell « WSET niveau 1 »: a level belongs to what it stands behind. */
function otherLevel(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(scaled)].flatMap(
    ({ index, 0: written, 1: name = '', 2: scale = '', 3: level = '' }): Finding[] => {
      if (marks[index] !== stances.self || isSmallWord(name)) return [];
      const told = [...own.flat.matchAll(scaled)].flatMap(({ 1: other, 2: same, 3: code = '' }) =>
        other === name && same === scale ? [numerals[code] ?? code] : [],
      );
      if (told.length === 0 || told.includes(numerals[level] ?? level)) return [];
      return [report(context, index, index + written.length)];
    },
  );
}

const belts = /\b(?:(white|yellow|green|black) belt|ceinture (blanche|jaune|orange|verte|bleue|marron|noire))\b/g;

/** « Black Belt » of a « Green Belt »: the colour is the grade. */
function otherBelt(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(belts)].flatMap(({ index, 0: written, 1: english }): Finding[] => {
    const told = [...own.flat.matchAll(belts)].filter(([, same]) => (same === undefined) === (english === undefined));
    if (marks[index] !== stances.self || told.length === 0 || told.some(([each]) => each === written)) return [];
    return [report(context, index, index + written.length)];
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
      /^(?:[^,;.\n]{0,20}| ?\([^()\n]{0,60})\b(?:expir|perim|echu|caduc|non recycl|a (?:renouvel|recycl))/.test(
        own.reading.folded.slice(at, at + 90),
      );
    if (told.length === 0 || !told.every(({ fact }) => hasRunOut(fact.end))) return [];
    const { end: closes = end } = reading.sentences[sentenceAt(reading.sentences, start)] ?? {};
    const around = reading.folded.slice(Math.max(0, start - 40), Math.max(end + 60, Math.min(closes, end + 160)));
    return /\b(?:expir|perim|echu|caduc|a renouvel|ete renouvel|ete recycl|a recycl|non recycl|ancien|repass|n'est plus|plus valable|jusqu'en)/.test(
      around,
    )
      ? []
      : [report(context, start, end + (upToDate.exec(reading.folded.slice(end, end + 40))?.[0].length ?? 0))];
  });
}

const upToDate =
  /^[^,;.\n]{0,16}\b(?:a jour|valide|recyclee?|renouvelee?|en cours de validite)(?: (?:en|depuis) \d{4})?/;

const planned =
  /^[^,;.\n]{0,30}\b(?:prevue?s?|en cours(?! de valid)|a venir|en preparation|inscrite?|programmee?|a passer|non obtenue?|a obtenir)\b/;

/** « titulaire du SSIAP 2 » where the documents say that the course is planned. */
function toCome(context: CheckContext): Finding[] {
  const { reading, own } = context;
  return certificates(context).flatMap(({ name, start, end }): Finding[] => {
    const told = own.terms.get(name) ?? [];
    const isPlanned = (at: number) => planned.test(own.reading.folded.slice(at, at + 50));
    if (told.length === 0 || !told.every(({ fact }) => isPlanned(fact.end))) return [];
    const around = reading.folded.slice(Math.max(0, start - 60), end + 60);
    return /\b(?:prevu|en cours|a venir|prepar|inscri|programm|passerai|viendra|prochain|futur|bientot|vise|tiers|partiel|blocs?\b|code\b|conduite\b|lecons?\b|passer\b)/.test(
      around,
    )
      ? []
      : [report(context, start, end)];
  });
}

/** « lauréate du concours de bibliothécaire » of one who passed another. */
function isOtherContest({ linesOfStem, lineText }: CheckContext['own'], name: string): boolean {
  const lines = [...(linesOfStem.get(stem('concours')) ?? [])];
  const around = lines.flatMap((line) => [line, line + 1]).map(lineText);
  return !around.some((text) => text.includes(name.slice(0, 6)));
}

const admitted =
  /\b(?:admise?|recue?|laureate?) (?:au|a l'|a la|aux|du|de l'|de la|des) ?(?:(?:concours|examen|epreuves) (?:de |du |d'|de l')?)?([a-z]{3,})/g;

/** « admise au CRFPA » where the documents say « admissible, non admise ». */
function notAdmitted(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(admitted)].flatMap(({ index, 0: written, 1: name = '' }): Finding[] => {
    if (marks[index] !== stances.self || isSmallWord(name)) return [];
    const lines = [...(own.linesOfStem.get(stem(name)) ?? [])].map(own.lineText);
    if (/\bconcours\b/.test(written) && isOtherContest(own, name))
      return [report(context, index, index + written.length)];
    const isRefused =
      lines.length > 0 &&
      lines.every((line) => /\b(?:non (?:admis|recu)|admissible|echou|refus|non laureat)/.test(line));
    return isRefused ? [report(context, index, index + written.length)] : [];
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

const papers =
  /\b(?:detiens|detient|possed\w+|titulaire|dispose|obtenu|passe|valide|muni\w*|ai) (?:de |d'|du |aussi |egalement )?(?:l'|le |la |un |une |mon |ma |cette )?(?:attestation|certificat(?! d'aptitude)|certification|qualification|habilitation|agrement|carte) (?:professionnelle )?(?:de |d'|du |en |aux? )?([a-z' -]{4,60})/g;
/** Whoever holds a paper: « carte professionnelle d’agent immobilier » is about the second word. */
const bearer = /^(?:agent|professionnel)/;
const ends = /\b(?:que|qui|obtenu\w*|delivre\w*|depuis|avec|pour|dans|chez|lors|apres|et|ou|je|j|ainsi)\b/;

/** « je détiens l’attestation d’assistant de soins »: a paper that no word of the documents names. */
function unknownPapers(context: CheckContext): Finding[] {
  const { reading, marks, own, terms } = context;
  return [...reading.folded.matchAll(papers)].flatMap(({ index, 0: written, 1: named = '' }): Finding[] => {
    const start = index + written.length - named.length;
    const term = lastTerm(terms, start, start + 1);
    if (marks[index] !== stances.self) return [];
    const words = (named.split(ends)[0] ?? '')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && !isSmallWord(word) && !bearer.test(word));
    const last = words.at(-1) ?? '';
    if (isUnfinished(own, words)) return [report(context, index, start + named.indexOf(last) + last.length)];
    if (term && own.proven.has(term.name)) return [];
    const initials = words.map((word) => word[0]).join('');
    const unknown = words.find((word) => !hasKin(own.words, stem(word)));
    // « certificat de conduite des gerbeurs »: what it is for is told, whatever it is called.
    const known = words.filter((word) => hasKin(own.words, stem(word)));
    if (unknown === undefined || own.words.has(initials) || known.length * 2 >= words.length) return [];
    return [report(context, start, start + named.indexOf(unknown) + unknown.length)];
  });
}

/** « titulaire du certificat Data Analyst » where its only line says that it is under way. */
function isUnfinished({ linesOfStem, lineText }: CheckContext['own'], words: readonly string[]): boolean {
  const [first, ...rest] = words.map((word) => [...(linesOfStem.get(stem(word)) ?? [])]);
  const lines = (first ?? []).filter(
    (line) => /\bcertificat/.test(lineText(line)) && rest.every((each) => each.includes(line)),
  );
  return (
    lines.length > 0 &&
    lines.every((line) => /\b(?:en cours|prevue?|a venir|en preparation|inacheve|non obtenu)/.test(lineText(line)))
  );
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
    if (kind === 'licence' && isLicenceWord(word)) return [];
    const last = end + found[0].length;
    if (inTerm(terms, last - word.length)) return [];
    const at = last - word.length;
    return [{ kind: 'certification', start: at, end: last, reason: reasons.skill(text.slice(at, last)) }];
  });
}

const held =
  /\b(?:titulaire|detent(?:eur|rice)|diplomee?|laureate?|muni\w*) (?:du |de la |de l'|d'une? |de |des )([a-z]{3,8})\b/g;
const underWay =
  /\b(?:prepar\w+|en cours|a passer|a venir|prevue?|inscrite?|non obtenu\w*|non valid\w*|jury non|en preparation|admissible)\b/;

/** « Titulaire du DPLG » where the only lines that have it say that it is prepared. */
function notYetHeld(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  return [...reading.folded.matchAll(held)].flatMap(({ index, 0: written, 1: name = '' }): Finding[] => {
    const end = index + written.length;
    const isAcronym = /^\p{Lu}+$/u.test(reading.text.slice(end - name.length, end));
    if (marks[index] !== stances.self || !isAcronym) return [];
    const lines = [...(own.linesOfStem.get(stem(name)) ?? [])].map(own.lineText);
    return lines.length > 0 && lines.every((line) => underWay.test(line))
      ? [report(context, end - name.length, end)]
      : [];
  });
}
