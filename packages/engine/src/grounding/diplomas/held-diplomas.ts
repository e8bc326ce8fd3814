import type { ParsedCv } from '@coach/contracts/cv';
import { foldText } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { Entry } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { wordsOfInitials } from '../names/expansions.ts';
import { isSmallWord } from '../words/small-words.ts';

/** A diploma the documents tell. `obtained` is null where they do not say, `owner` the course it is of (-1: none). */
export type HeldDiploma = {
  folded: string;
  stems: Set<string>;
  /** How its longer words begin. */
  heads: Set<string>;
  initials: string;
  obtained: boolean | null;
  owner: number;
};

const kept = new WeakMap<Facts, HeldDiploma[]>();

/** The diplomas the documents tell, worked out once. */
export function heldDiplomas(facts: Facts): HeldDiploma[] {
  const known = kept.get(facts) ?? [...fromStudies(facts), ...fromLines(facts)];
  kept.set(facts, known);
  return known;
}

function fromStudies(facts: Facts): HeldDiploma[] {
  const studies = facts.entries.filter(({ kind }) => kind === 'study');
  return (facts.cv?.education ?? []).flatMap((told, index) => {
    const { start = 0, end = 0 } = facts.cv?.spans[`education.${index}`] ?? {};
    const owner = studies[index]?.owner ?? -1;
    const written = facts.cv?.text.slice(start, end) ?? '';
    const lines = datedLines(written);
    if (lines.length > 0) return lines.map((line) => makeHeld(line, isOpen(line) ? false : null, owner));
    const parts = toldApart(foldDiploma(written));
    if (parts.length > 1) return parts.map((part) => makeHeld(part, isOpen(part) ? false : null, owner));
    return [fromStudy(told, studies[index], written, owner)];
  });
}

function fromStudy(
  { degree, school, status, obtained }: ParsedCv['education'][number],
  study: Entry | undefined,
  written: string,
  owner: number,
): HeldDiploma {
  const words = study?.words;
  const text = study?.text ?? '';
  const open = toCome.test(text) || (status === null ? unfinished.test(text) : status !== 'obtained');
  const told = open ? false : status === null ? (obtained ?? null) : true;
  return makeHeld(
    `${withoutDots(foldText([degree, school].join(' ')))} ${[...(words ?? [])].join(' ')}${namesUniversityDiploma(written) ? inWords : ''}`,
    !toCome.test(text) && saysReached(words, text) ? true : told,
    owner,
  );
}

function isOpen(told: string): boolean {
  return toCome.test(told) || unfinished.test(told);
}

/** The lines of a course that open with a date of their own below another: two diplomas, read as one. */
function datedLines(text: string): string[] {
  const lines = text.split('\n').map(foldDiploma);
  const dated = lines.filter((line) => /^\W*(?:19|20)\d\d ?[:–—-]/.test(line));
  return dated.length > 1 ? dated : [];
}

/** Lines that name a diploma outside of the studies that were understood. */
function fromLines({ lineText, writtenLine, linesOfStem, ownerOfLine, terms }: Facts): HeldDiploma[] {
  const lines = new Set<number>();
  for (const places of terms.values())
    for (const { fact, line } of places) if (fact.kind === 'diploma') lines.add(line);
  // « Concours de recrutement de professeurs des écoles » is a CRPE.
  for (const line of linesOfStem.get(stem('concours')) ?? [])
    if (/\bconcours (?:de |d'|du )/.test(lineText(line))) lines.add(line);
  return [...lines].slice(0, 100).flatMap((line) => {
    const text = foldDiploma(writtenLine(line).slice(0, 400) + wrapped(writtenLine(line), writtenLine(line + 1)));
    return toldApart(text).map((part) => makeHeld(part, unfinished.test(part) ? false : null, ownerOfLine(line)));
  });
}

/** « BTS Design, option médias », « imprimés » on the line below: what goes on in small letters. */
function wrapped(line: string, next = ''): string {
  // « …, CFA de » over « Carros, 2021-2022, abandonnée »: a line that stops at a word that asks for more.
  if (/(?<!\p{L})(?:de|du|des|la|le|les|et|en|aux?|d['’]|l['’])\s*$/u.test(line)) return ` ${next.trim()}`;
  return /^\s*\p{Ll}{4,}\s*$/u.test(next) ? ` ${next.trim()}` : '';
}

const nextDiploma =
  /(?<=[.;]) (?=(?:licence|master|maitrise|bts|but|dut|deug|cap|bep|bac|baccalaureat|titre pro|bachelor)\b)|(?<=\n)(?=mention complementaire\b)/;

/** « DUT Chimie, 2004. Licence commencée, arrêtée en 2005 »: each sentence that names a diploma tells how it went with that one. */
function toldApart(folded: string): string[] {
  return folded.split(nextDiploma);
}

/** « obtenu en cours d’emploi » was obtained. */
function saysReached(words: ReadonlySet<string> | undefined, text: string): boolean {
  return (words?.has('obtenu') ?? false) && !words?.has('non') && !/\b(?:pas|jamais) (?:ete )?obtenu/.test(text);
}

/** « CCP 1 obtenu, CCP 2 à présenter »: a part of it is still to come, whatever else is said. */
const toCome =
  /\ba (?:presenter|valider|repasser|soutenir|completer)\b|\b(?:jury|soutenance|epreuves?|session) (?:prevue?s?|en|le) |\bpartiellement\b|\bvae en cours\b|\breste (?:a|un|une|deux)\b/;
const unfinished =
  /\b(?:interromp\w*|abandonn\w*|(?:pas|jamais) (?:ete )?(?:obtenu|valide|termine|passe)\w*|non (?:obtenu|valide|termine|acheve|finalise|soutenu)\w*|inacheve\w*|validation partielle|partiellement|en cours(?! d'emploi| du soir)|en preparation|prevue?|prepare|attendue?s? (?:en|pour|fin)|entree en formation|sans (?:obtention|diplome)|(?:ans?|annees?|semestres?|unites?|ues?) (?:validee?s? )?sur (?:\d|deux|trois|quatre|cinq)|niveau(?! ?(?:\d|[ivx]{1,3}\b))|inscrite?|epreuves? (?:en|prevue)|non presentee?|sans validation|arretee?s?\b|annees? de (?:licence|master|bts|but|deug|prepa)|candidat libre|(?:premiere|1re|1ere) annee)\b/;

/** « DU », « D.I.U. » in capitals, where the line is not: « Licence gestion du patrimoine », « LICENCE DU GOÛT » have the article. */
function namesUniversityDiploma(written: string): boolean {
  return written
    .split('\n')
    .some((line) => inCapitals.test(line) && (/\p{Ll}/u.test(line) || /^[^\p{L}]*D\.?(?:I\.?)?U\.? /u.test(line)));
}

const inCapitals = /(?<![\p{L}\d]|\p{Lu}{3} )D\.?(?:I\.?)?U(?![\p{L}\d])/u;
const inWords = ' diplome universitaire';

/** A line folded, its « DU » told in words: folded, it is the article. */
function foldDiploma(written: string): string {
  return withoutDots(foldText(written)) + (namesUniversityDiploma(written) ? inWords : '');
}

/** « b.e.p. electrotechnique » as « bep electrotechnique ». */
function withoutDots(folded: string): string {
  return folded.replace(/\b(?:[a-z]\.){3,}/g, (dotted) => dotted.replaceAll('.', ''));
}

function makeHeld(folded: string, obtained: boolean | null, owner: number): HeldDiploma {
  const words = folded.split(/[^a-z0-9]+/);
  const stems = new Set(words.flatMap((word) => [word, stem(word)]));
  return {
    folded,
    stems,
    heads: new Set([...stems].filter(({ length }) => length >= headLength).map((word) => word.slice(0, headLength))),
    initials: words
      .filter((word) => word.length > 2 && !isSmallWord(word))
      .map((word) => word[0])
      .join(''),
    obtained,
    owner,
  };
}

const headLength = 5;

/** Whether a diploma is of a type (« licence ») and has all the words of a field. */
export function isSuchDiploma(
  { folded, stems, heads, initials }: HeldDiploma,
  type: string,
  words: readonly string[],
): boolean {
  if (isOtherYear(type, words, folded)) return false;
  // « DEAES » is no « DEAVS ».
  if (/^de[a-z]{2,4}$/.test(type)) return new RegExp(`\\b${type}\\b`).test(folded) || initials.includes(type);
  if (!typeOf(type).test(folded) && !(/^[a-z]{4,6}$/.test(type) && initials.includes(type))) return false;
  const spelled = spelledOut(stems, words);
  return words.every((word, at) => {
    if (stems.has(word) || spelled.has(at) || isSeries(folded, word) || isWithinInitials(stems, word)) return true;
    if (/\d/.test(word) || professions.has(word)) return false;
    return heads.has(word.slice(0, headLength)) || (word.length >= 2 && word.length <= 5 && initials.includes(word));
  });
}

/** « licence de langues » of a « licence LEA »: a word of what initials beside it stand for. */
function isWithinInitials(stems: ReadonlySet<string>, word: string): boolean {
  return word.length > 3 && [...stems].some((told) => told.length >= 3 && wordsOfInitials(told).has(word));
}

const series: [RegExp, RegExp][] = [
  [/^scientif/, /\bbac\w* (?:s|c|d)\b/],
  [/^litter/, /\bbac\w* (?:l|a\d?)\b/],
  [/^(?:econom|social)/, /\bbac\w* (?:es|b)\b/],
  [/^technolog/, /\bbac\w* (?:st\w+|[fg]\d?)\b/],
  [/^tertiair/, /\bbac\w* (?:g|stt|stg|stmg)\b/],
];

/** « bachelier scientifique » of a « bac S ». */
function isSeries(folded: string, word: string): boolean {
  return series.some(([said, told]) => said.test(word) && told.test(folded));
}

const seriesCode =
  /\bbac(?:calaureat)? (?:general |technologique |serie )?(pro|[lscdgb]|es|a\d|f\d|st[2-9a-z]{1,4}|sms|hotellerie)\b(?!')/;

const seriesWords: [RegExp, string][] = [
  [/\bbac(?:calaureat)? (?:general |serie )?econom/, 'es'],
  [/\bbac(?:calaureat)? (?:general |serie )?scient/, 's'],
  [/\bbac(?:calaureat)? (?:general |serie )?litter/, 'l'],
  [/\bbac(?:calaureat)? pro/, 'pro'],
  [/\bbac(?:calaureat)? techno/, 'techno'],
  [/\bbac(?:calaureat)? general/, 'general'],
];
const ofGeneral = /^(?:[lscdb]|es|a\d)$/;
const ofTechno = /^(?:[fg]|f\d|st[2-9a-z]{1,4}|sms|hotellerie)$/;

/** The series of a bac, where a folded text that names it says so: « l » of « bac L », « pro » of « bac professionnel ». */
export function seriesIn(folded: string): string | null {
  return seriesCode.exec(folded)?.[1] ?? seriesWords.find(([said]) => said.test(folded))?.[1] ?? null;
}

/** « bac L » of one who tells « bac pro » or « bac S »: another one, where both say which. */
export function isOtherSeries({ folded }: HeldDiploma, claimed: string | null): boolean {
  const told = seriesIn(folded);
  return claimed !== null && told !== null && !areSameSeries(claimed, told);
}

/** « bac général » and « bac S », « bac C » of before 1995 and « bac scientifique » may be one. */
function areSameSeries(one: string, other: string): boolean {
  const [a, b] = [newer[one] ?? one, newer[other] ?? other];
  if (a === b) return true;
  const isWithin = (wide: string, code: string) =>
    (wide === 'general' && ofGeneral.test(code)) || (wide === 'techno' && ofTechno.test(code));
  return isWithin(a, b) || isWithin(b, a);
}

/** What the series of before 1995 are called today. */
const newer: Record<string, string> = { c: 's', d: 's', b: 'es', a1: 'l', a2: 'l', a3: 'l', g: 'stg' };

/** « Master 2 » of one who tells « Master 1 ». */
function isOtherYear(type: string, words: readonly string[], folded: string): boolean {
  if (!/^(?:master|licence|m[12]$)/.test(type)) return false;
  const claimed = /\b[12]\b/.exec(type)?.[0] ?? /^[123]$/.exec(words[0] ?? '')?.[0];
  const told = /\b(?:master|licence) ?([123])\b|\bm([12])\b/.exec(folded);
  return claimed !== undefined && told !== null && (told[1] ?? told[2]) !== claimed;
}

/** Professions whose diploma no neighbouring field gives: « architecture d’intérieur » makes no « architecte ». */
const professions = new Set(
  'architecte avocat notaire ingénieur médecin pharmacien vétérinaire psychologue'
    .split(' ')
    .map((word) => stem(foldText(word))),
);

/** The words of a field whose initials the diploma has for a word: « langues étrangères appliquées » of « LEA ». */
function spelledOut(stems: ReadonlySet<string>, words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= words.length; to++) {
      const initials = words.slice(from, to).map((word) => word[0]);
      if (!isSmallWord(initials.join('')) && stems.has(initials.join('')))
        for (let at = from; at < to; at++) found.add(at);
    }
  return found;
}

/** How a diploma is named in a claim, and what proves it. */
const types: [RegExp, RegExp][] = [
  [/^(?:brevet des colleges|dnb$|diplome national du)/, /\b(?:diplome national du brevet|dnb|brevet des colleges)\b/],
  [/^diplome(?! d'etat)/, /\S/],
  [/^capacite/, /\bcapacite en droit\b/],
  [/^(?:doctor|phd|these)/, /\b(?:doctor|phd|these)/],
  [/^(?:master|msc)/, /\b(?:master|msc|m2\b|m1\b)/],
  [/^diu?$|^du$/, /\bdiplome (?:inter-?)?universitaire/],
  [/^mba/, /\bmba\b/],
  [/^(?:ingenieur|(?:titre|diplomee?) (?:d')?ing|ecoles? d'ing)/, /\bingenieur|\binsa\b|\bensam\b|\bpolytech/],
  [
    /^(?:ecoles? de commerce|grandes? ecole)/,
    /\b(?:ecole (?:superieure )?de (?:commerce|management)|business school|e?sc\b|hec\b|essec|edhec|grande ecole|bba\b)/,
  ],
  // « Licenciatura em Enfermagem » of Portugal
  [/^licence/, /\blicenc(?:e|iatura)/],
  [/^bac ?pro|^baccalaureat pro/, /\bbac(?:calaureat)? ?pro/],
  [/^(?:bac\b|baccalaureat|bacheli)/, /\b(?:bac|baccalaureat)\b/],
  [/^diplome d'etat|^de[a-z]{2,4}$/, /\b(?:diplome d'etat|d\.?e\.?\b|de[a-z]{2,4}\b)/],
  [/^mention compl/, /\b(?:mention complementaire|mc\b)/],
  [/^titre pro/, /\b(?:titre|tp)\b/],
  [/^bpjeps/, /\bbpjeps\b|brevet professionnel de la jeunesse/],
  [/^(?:bp|brevet pro)/, /\b(?:bp[a-z]{0,4}\b|brevet professionnel)/],
  [/^brevet de maitrise/, /\b(?:bm\b|brevet de maitrise)/],
  [/^(?:btm$|brevet technique)/, /\b(?:btm|brevet technique)\b/],
  [/^(?:bts|brevet de technicien)/, /\b(?:bts|btsa|brevet de technicien sup)/],
  [/^(?:cap|certificat d'aptitude)/, /\b(?:cap[a-z]{0,3}\b|crfpa|certificat d'aptitude)/],
];
const typePatterns = new Map<string, RegExp>();

function typeOf(name: string): RegExp {
  const known = types.find(([words]) => words.test(name))?.[1];
  if (known) return known;
  const first = /^[a-z]{1,30}/.exec(name)?.[0] ?? '$^';
  const pattern = typePatterns.get(first) ?? new RegExp(`\\b${first}`);
  if (typePatterns.size < 500) typePatterns.set(first, pattern);
  return pattern;
}
