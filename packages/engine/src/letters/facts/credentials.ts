import type { Span } from '@coach/contracts/span';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { oncePer } from '../../text/once-per.ts';
import { withDe, withThe } from '../french/link-words.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { isShortCourse } from './is-short-course.ts';
import type { LetterFacts, Study } from './letter-facts.ts';
import { aStudy } from './name-study.ts';
import { paperCell } from './paper-cell.ts';
import { fullName, hasLapsed, stateOfPaper } from './paper-state.ts';
import { renewalOf } from './renewal-of.ts';
import { withoutTwins } from './without-twins.ts';

const formal = new Set(['diploma', 'licence', 'certification']);

/** What is a paper by its name, whatever kind of demand it was read as, where the CV has it among its papers. */
const paper = /^(?:carte professionnelle|certificat|certification|habilitation .|attestation .)/i;

/** « certificats d’origine » among the tasks of a job are papers one makes out, and none one holds. */
function isPaper({ input: { cv } }: LetterFacts, { requirement: { kind, term }, proof }: RequirementMatch): boolean {
  if (formal.has(kind)) return true;
  return paper.test(term) && proof !== null && isAmongPapers(cv, proof);
}

/** Whether a place of the CV is one of its diplomas, licences or certificates. */
export function isAmongPapers({ spans }: LetterFacts['input']['cv'], { start }: Span): boolean {
  return Object.entries(spans).some(
    ([path, span]) =>
      /^(?:certifications|education|licences)\.\d+$/.test(path) && start >= span.start && start < span.end,
  );
}

/** What one sentence holds of them. */
export const mostPapers = 5;

/** Diplomas, licences and certificates the offer asks for and the CV holds, with their article: « le permis CE ». */
export const heldCredentials = oncePer(findCredentials);

function findCredentials(facts: LetterFacts): Piece[] {
  const found = new Map<string, Piece>();
  const asked = facts.context.requirements.filter(
    (match) => isPaper(facts, match) && match.state !== 'missing' && match.proof,
  );
  const musts = asked.filter(({ requirement }) => requirement.importance === 'must');
  const add = (matches: readonly RequirementMatch[]) => {
    for (const match of matches) {
      const piece = credentialOf(facts, match);
      if (piece && !found.has(piece.text)) found.set(piece.text, piece);
    }
  };
  add(musts);
  for (const piece of onRoll(facts)) if (!found.has(piece.text)) found.set(piece.text, piece);
  // « FIMO ou FCO »: read as one demand, of which the CV may hold both; before what is only wished for.
  for (const piece of [...namedCertificates(facts), ...namedHabilitations(facts)])
    if (![...found.keys()].some((text) => text.includes(keyOf(piece.text)))) found.set(piece.text, piece);
  add(asked.filter(({ requirement }) => ![...found.keys()].some((text) => text.includes(requirement.term))));
  // A driving licence alone is told with what is practical.
  const isDriving = ({ text }: Piece) => /^le permis B(?! ?E)/.test(text);
  const own = withoutTwins([...found.values()]);
  return own.every(isDriving) ? [] : [...own.filter((piece) => !isDriving(piece)), ...own.filter(isDriving)];
}

function keyOf(paper: string): string {
  return /^l’habilitation/.test(paper) ? paper.replace(/\s?\([^()]*\)$/, '') : (paper.split(' ')[1] ?? paper);
}

/** « Habilitations B2V et BR »: read as one demand, of which the CV holds each. */
function namedHabilitations({ input: { cv, offer, today } }: LetterFacts): Piece[] {
  return cv.licences.flatMap((text, index): Piece[] => {
    const span = cv.spans[`licences.${index}`];
    const code = /^Habilitation électrique (\p{Lu}[\p{L}\d]{1,3})$/u.exec(text)?.[1];
    if (!span || !code || !new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'u').test(offer.text)) return [];
    if (hasLapsed(paperCell(cv.text, span.start).text, today)) return [];
    const piece = { text: `l’habilitation électrique ${code}`, evidence: evidenceAt('cv', cv.text, span) };
    return [dated(cv.text, `habilitation électrique ${code}`, piece, span)];
  });
}

/** « SST », « AFGSU », « FCO »: papers of the CV whose letters the offer writes too. */
function namedCertificates({ input: { cv, offer, today } }: LetterFacts): Piece[] {
  const all = (['certifications', 'licences'] as const).flatMap((list) =>
    cv[list].map((text, index) => ({ text, span: cv.spans[`${list}.${index}`] })),
  );
  return all.flatMap(({ text, span }): Piece[] => {
    const name = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/u.exec(text)?.[0];
    const article = name && !/^(?:CACES|Habilitation)/u.test(text) ? articleOf(name) : null;
    if (!span || !name || !article || !new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(offer.text)) return [];
    const cell = paperCell(cv.text, span.start).text;
    const at = cv.text.indexOf(name, span.start);
    if (hasLapsed(cell, today) || isGiven(cv.text, { start: at })) return [];
    const piece = { text: withThe(fullName(name, cell), article), evidence: evidenceAt('cv', cv.text, span) };
    return [dated(cv.text, name, piece, span)];
  });
}

/** « Inscrite à l’Ordre national … », where the offer wants it: without it nobody may practise. */
function onRoll({ input: { cv, offer } }: LetterFacts): Piece[] {
  const own = /(?<!pas |non )(?<!\p{L})inscrite? (?:à|au tableau de) l['’]Ordre(?!\p{L})/iu.exec(cv.text);
  const asked = /inscri(?:ption|te?)[^.\n]{0,40} (?:à|de) l['’]Ordre(?!\p{L})/iu.exec(offer.text.slice(0, 40_000));
  if (!own || !asked) return [];
  const [mine, theirs] = [own, asked].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  if (!mine || !theirs) return [];
  const evidence = [...evidenceAt('cv', cv.text, mine), ...evidenceAt('offer', offer.text, theirs)];
  return [{ text: 'l’inscription à l’Ordre', evidence }];
}

/** The formal demands of the offer that the CV does not meet, as « pas de … » wants them. */
export function missingCredentials(facts: LetterFacts): (Piece & { named: string | null; isDiploma: boolean })[] {
  const asked = facts.context.requirements.filter(
    ({ requirement: { kind, importance } }) => formal.has(kind) && importance === 'must',
  );
  const hasDiploma = asked.some(({ requirement, state }) => requirement.kind === 'diploma' && state !== 'missing');
  let diplomas = 0;
  return asked.flatMap((match) => {
    const { requirement, state, proof } = match;
    // « permis feu » is no licence of a person.
    if (/^permis(?! [A-E])/i.test(requirement.term)) return [];
    if (state !== 'missing' || proof || isSpoken(facts, match) || isDuty(facts, match)) return [];
    // Of diplomas that are as good as each other, the first stands for all.
    if (requirement.kind === 'diploma' && (hasDiploma || diplomas++ > 0)) return [];
    const name = nameOf(facts, match);
    const article = articleOf(name);
    const named = article && withThe(name, article);
    const evidence = evidenceAt('offer', facts.input.offer.text, requirement.span);
    return [{ text: withDe(name), named, evidence, isDiploma: requirement.kind === 'diploma' }];
  });
}

/** A demand on paper with its article, « le permis B »; null where its gender is in doubt. */
export function namedCredential(facts: LetterFacts, match: RequirementMatch): Piece | null {
  const name = nameOf(facts, match);
  const article = articleOf(name);
  const { cv, offer } = facts.input;
  if (!article || !match.proof) return null;
  const evidence = [
    ...evidenceAt('cv', cv.text, match.proof),
    ...evidenceAt('offer', offer.text, match.requirement.span),
  ];
  return { text: withThe(name, article), evidence };
}

/** A diploma of the offer that is on its way: the study of the CV that leads to it. */
export function studyUnderWay(facts: LetterFacts): Study | null {
  const asked = facts.context.requirements.filter(
    ({ requirement: { kind, importance } }) => kind === 'diploma' && importance === 'must',
  );
  if (asked.some(({ state }) => state !== 'missing')) return null;
  const proofs = asked.flatMap(({ proof }) => proof ?? []);
  const leads = ({ held, evidence, name }: Study) =>
    held === 'under way' &&
    (evidence.some(({ start, end }) => proofs.some((one) => one.start < end && one.end > start)) ||
      asked.some(({ requirement, proof }) => proof && isSameName(requirement.term, name)));
  return facts.studies.find(leads) ?? null;
}

function isSameName(term: string, name: string): boolean {
  const own = new Set(meaningfulStems(name).map((stem) => stem.slice(0, 6)));
  return meaningfulStems(term).every((stem) => own.has(stem.slice(0, 6)));
}

/** Whether the CV writes the words of a demand somewhere all the same: the letter denies nothing of it. */
function isSpoken({ input: { cv } }: LetterFacts, { requirement }: RequirementMatch): boolean {
  const own = cv.text.toLowerCase().split(/[^\p{L}\d]+/u);
  const words = requirement.term.toLowerCase().split(/[^\p{L}\d]+/u);
  // Who has the SSIAP 1 is silent of the SSIAP 2.
  const [, level] = /^ssiap ([1-3])$/iu.exec(requirement.term) ?? [];
  if (level)
    return own.some(
      (word, at) => word === `ssiap${level}` || (word === 'ssiap' && own.slice(at + 1, at + 3).includes(level)),
    );
  return words.filter((word) => word.length > 1).every((word) => own.includes(word));
}

/** What the work itself deals with is no demand on paper: « préparer au DELF ». */
function isDuty({ lines }: LetterFacts, { requirement: { span } }: RequirementMatch): boolean {
  return lines.some(({ part, start, end }) => part === 'missions' && span.start >= start && span.start < end);
}

function credentialOf(facts: LetterFacts, match: RequirementMatch): Piece | null {
  const { requirement, proof } = match;
  const { cv, offer } = facts.input;
  if (!proof) return null;
  const asked = evidenceAt('offer', offer.text, requirement.span);
  if (requirement.kind === 'diploma') return diplomaOf(facts, match, asked);
  const found = heldName(facts, match, proof);
  const article = found ? articleOf(found) : null;
  if (!found || !article) return null;
  if (!isNamedNear(cv.text, proof.start, requirement.term) || isGiven(cv.text, proof)) return null;
  const cell = paperCell(cv.text, proof.start).text;
  if (hasLapsed(cell, facts.input.today)) return null;
  // A category that the offer names is told alone.
  const name = /^CACES R ?\d{3} /.test(found) ? found : fullName(found, cell);
  const evidence = [...evidenceAt('cv', cv.text, proof), ...asked];
  if (isMany.test(name)) return dated(cv.text, name, { text: `les ${name}`, evidence }, proof);
  const piece = { text: withThe(name, article), evidence };
  return /^permis/.test(name) ? piece : dated(cv.text, name, piece, proof);
}

/** A paper with what tells that it holds: until when, else when it was renewed, else its year. */
export function dated(text: string, name: string, piece: Piece, { start }: Span): Piece {
  const state = stateOfPaper(paperCell(text, start).text);
  const renewal = /valable|recycl|renouvel/.test(state) ? null : renewalOf(text, name);
  const ending = `${articleOf(name) === 'f' ? 'e' : ''}${isMany.test(name) ? 's' : ''}`;
  const said = (renewal ? ` (${renewal.said})` : state).replace(/(?<=\((?:recycl|renouvel)é)(?= )/u, ending);
  return { text: `${piece.text}${said}`, evidence: [...piece.evidence, ...(renewal?.evidence ?? [])] };
}

/**
 * The words for a paper that is held: those of the offer where the line of the CV has them all (« R482 catégories A, B1 »
 * under « CACES »), else its own; a certificate known by its bare name is « certification CCNA ».
 */
function heldName(facts: LetterFacts, match: RequirementMatch, proof: Span): string | null {
  const { cv } = facts.input;
  const { kind, term } = match.requirement;
  const asked = nameOf(facts, match);
  const quote = typeset(cv.text.slice(proof.start, proof.end));
  // All categories of a line, as it has them: « R482 catégories A, B1 et F ».
  const list = /^(?:CACES )?(R ?\d{3}) cat(?:égorie)?s?\.? (\S+(?:, \S+){0,8} et \S+)$/iu.exec(quote);
  if (list) return `CACES ${list[1]} ${list[2]}`;
  // « CACES R482 A » of a CV that writes no « catégorie »: in its own words, which the guard finds again.
  const bare = /^CACES R ?\d{3} \p{Lu}\d?(?!\p{L})/iu.exec(ownName(cv.text, proof))?.[0];
  if (match.state === 'equivalent' && bare) return bare;
  if (match.state === 'present' || isOnLine(cv.text, proof, term)) return asked;
  if (findTerms(cv.text.slice(proof.start, proof.end))[0]?.name === term) return asked;
  const own = ownName(cv.text, proof);
  if (articleOf(own) || kind === 'licence') return own;
  const isName = /^\p{Lu}[\p{L}\d]*(?:[ -][\p{Lu}\d][\p{L}\d-]*){0,3}$/u.test(own);
  if (!isName || !isAmongPapers(cv, proof)) return null;
  return `${isShortCourse(facts, proof) ? 'formation' : 'certification'} ${own}`;
}

/** Whether the line of a proof has the numbers and letters of a licence, whatever stands between them. */
function isOnLine(text: string, { start, end }: Span, term: string): boolean {
  const marks = term.split(' ').filter((word) => /\d/.test(word));
  const to = text.indexOf('\n', end);
  const words = text
    .slice(text.lastIndexOf('\n', start) + 1, to < 0 ? undefined : to)
    .slice(0, 300)
    .split(/[^\p{L}\d]+/u);
  return marks.length > 1 && marks.every((mark) => words.includes(mark));
}

/** What meets a demand under another name is told by its own: « CACES R482 A ». */
function ownName(text: string, { start, end }: { start: number; end: number }): string {
  const lead = /(?:CACES|habilitation|permis) $/i.exec(text.slice(Math.max(0, start - 14), start))?.[0] ?? '';
  const name = typeset(text.slice(start - lead.length, end));
  return common.test(name) ? uncapitalised(name) : name;
}

/** « évaluateur CléA », « jury du titre »: who examines others for a paper does not hold it by that. */
function isGiven(text: string, { start }: { start: number }): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', start) + 1, start - 60), start);
  return /(?:évaluat(?:eur|rice|ion)|examinat(?:eur|rice)|jury|formateur|formatrice|parcours|préparation)[^.;,]{0,40}$/iu.test(
    before,
  );
}

/** A bare « 3 » is no proof of « CACES R489 catégorie 3 », unless CACES is told near it. */
function isNamedNear(text: string, at: number, term: string): boolean {
  const quoted = text.slice(Math.max(0, at - 120), at + 120).toLowerCase();
  const [first = ''] = term.toLowerCase().split(' ');
  return !/^caces/.test(first) || quoted.includes(first);
}

function diplomaOf(facts: LetterFacts, { proof }: RequirementMatch, asked: Piece['evidence']): Piece | null {
  const study = facts.studies.find(
    ({ held, evidence }) =>
      held !== 'under way' && proof && evidence.some(({ start, end }) => start < proof.end && end > proof.start),
  );
  const name = study && aStudy(study);
  if (!study || !name) return null;
  return { text: `${name.text}${study.year ? ` (${study.year})` : ''}`, evidence: [...name.evidence, ...asked] };
}

/** A demand in the words of the offer where they are a name, else by its own name. */
function nameOf({ input: { offer } }: LetterFacts, { requirement: { term, span } }: RequirementMatch): string {
  const written = typeset(offer.text.slice(span.start, span.end));
  const isName = written.length < 50 && written.length > 2 && !/[.:;()\n]| - /.test(written) && articleOf(written);
  const name = isName ? written : typeset(term);
  if (/^caces/i.test(name)) return `CACES${name.slice(5).replace(/ catégories (\S+)$/, ' catégorie $1')}`;
  return common.test(name) ? uncapitalised(calmPermit(name)) : name;
}

/** « PERMIS B » → « Permis B » */
function calmPermit(name: string): string {
  return name.replace(/^PERMIS(?= )/, 'Permis');
}

/** A common noun before a name: « permis B », « habilitation électrique ». */
const common =
  /^(?:permis|véhicule|habilitation|carte|titre|diplôme|certificat|brevet|attestation|formation|licence|master|bac|école|mention|qualification|certification|inscription)(?!\p{L})/iu;

const masculine =
  /^(?:permis [A-E]1?E?|caces|certificat|titre|brevet|ssiap|sst|mac|psc ?1|diplôme|cap|bep|bts|bp|bac|bafa|deug|dut|but|master|toeic|certiphyto|adr|tosa|delf|cqp|tfp|de|dees|dcg|dscg)(?![\p{L}])/iu;
const feminine =
  /^(?:habilitation|carte|formation|attestation|fimo|fco|licence|inscription|qualification|certification|aipr|afgsu|mention|maîtrise)(?![\p{L}])/iu;

/** « CACES R489 3 et 5 »: several categories of one. */
export const isMany = /^CACES R ?\d{3} .*(?:,| et) /u;

/** The gender of a paper by its name; null where it is in doubt. */
export function articleOf(name: string): 'm' | 'f' | null {
  if (masculine.test(name)) return 'm';
  return feminine.test(name) ? 'f' : null;
}
