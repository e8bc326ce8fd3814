import { findTerms } from '../../skills/find-terms.ts';
import { isCommonNoun, isToolName } from '../../skills/tool-name.ts';
import { restored } from '../../writing/restored.ts';
import { isInLexicon } from '../french/lexicon-gender.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { calmLine } from './job-facts.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What the offer asks for and the CV lists outside its jobs: names of tools, and the rest, as the CV writes them. */
export function listedSkills(facts: LetterFacts, told: string): { tools: Piece[]; others: Piece[] } {
  const { cv, offer } = facts.input;
  const found: { tools: Piece[]; others: Piece[] } = { tools: [], others: [] };
  const seen = new Set<string>();
  for (const { requirement, state, proof, place } of facts.context.requirements) {
    if (state === 'missing' || !proof || place !== 'list' || requirement.kind !== 'skill') continue;
    const span = itemAround(cv.text, proof.start, proof.end);
    const text = spelledItem(typeset(cv.text.slice(span.start, span.end)).replace(/\s?\([^()]*$/, ''));
    if (little.test(text) || [...seen].some((other) => isWithin(other, text) || isWithin(text, other))) continue;
    if (!isItem(text) || seen.has(text) || told.includes(text) || span.start < headEnd(cv)) continue;
    if (isBeginner(text, cv.text.slice(span.end, span.end + 24))) continue;
    seen.add(text);
    const asked = evidenceAt('offer', offer.text, requirement.span);
    const evidence = [...evidenceAt('cv', cv.text, span), ...asked];
    if (isTool(text)) found.tools.push({ text, evidence });
    else found.others.push({ text: uncapitalised(text), evidence });
  }
  return found;
}

/** Without shouting: of « SAP QM », letters that stand for words, nothing is shouted. */
function spelledItem(written: string): string {
  return restored(/\p{L}{5,}|^\p{Lu}\p{Ll}/u.test(written) || !/\s/.test(written) ? calmLine(written) : written);
}

/** « Caisse » and « caisse enregistreuse » are one thing, « Java » and « JavaScript », or « SQL » and « SQL Server », two. */
function isWithin(text: string, whole: string): boolean {
  if (!whole.startsWith(text)) return false;
  return whole === text || (/^[ ’(]/.test(whole.slice(text.length)) && !isTool(whole));
}

/** « PowerShell – débutant », « Cegid (notions) »: a level that is none is nothing to put forward. */
export function isBeginner(text: string, behind: string): boolean {
  return beginner.test(behind) || inBrackets.test(text);
}

const beginner = /^\s*[–—:(-]\s*(?:débutant|notions|initiation|bases)/iu;

const inBrackets = /\((?:débutante?|notions|initiation|bases|moins d|(?:très )?peu|scolaire)[^()]*\)$/iu;

/** « Initiation Revit », « notions de SQL »: little is nothing to put forward either. */
const little = /^(?:initiation|notions?|bases|sensibilisation|débutante?|découverte|un peu)(?!\p{L})/iu;

function isItem(text: string): boolean {
  return text.length > 1 && text.length <= 60 && !/[.:;!?]|(?:19|20)\d\d/.test(text) && !paper.test(text);
}

/** A paper is held, and practised by nobody. */
const paper = /^(?:caces|permis|habilitation|attestation|certificat|dipl[ôo]me|titre pro|aipr|ssiap|sst)(?!\p{L})/iu;

/** Words of English that French has made its own: no names of tools. */
const commonEnglish = /^(?:reporting|management|coaching|marketing|planning|kaizen|lean|brainstorming|benchmark)$/iu;

function isTool(text: string): boolean {
  const [first = ''] = text.split(/[\s’]/);
  if (commonEnglish.test(first)) return false;
  // « Sage 100 » is none of the wise.
  return (
    /^\p{Lu}\p{L}+ \d/u.test(text) ||
    isToolName(first) ||
    isProgramme(text) ||
    (/^\S+ [\p{Lu}\d]/u.test(text) && text.split(' ').length < 5 && !isCommonNoun(first))
  );
}

/** « Covadis »: a name of the gazetteer, for all its « s » no plural of a noun. */
function isProgramme(text: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+s$/u.test(text) && !isCommonNoun(text) && !isInLexicon(text) && findTerms(text)[0]?.name === text
  );
}

/** Where the name, the title and the address end: their words are no skills. */
function headEnd({ spans }: LetterFacts['input']['cv']): number {
  return Math.max(
    0,
    ...['title', 'contact.email', 'contact.phone'].map((path) => spans[path]?.end ?? 0).filter((end) => end < 600),
  );
}

/** The item of a list a proof stands in: up to the next comma, stroke, bullet, column or end of line. */
function itemAround(text: string, start: number, end: number): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - 60), start);
  const lead = /[\n\t,;:•●▪·|/–—][^\n\t,;:•●▪·|/–—]*$|^[^\n\t]*$/u.exec(before)?.[0] ?? '';
  const from = start - lead.replace(/^[\n\t,;:•●▪·|/–—]\s*/u, '').replace(/^[\s-]+/, '').length;
  const tail = /^[^\n\t,;•●▪·|/–—]*/u.exec(text.slice(end, end + 61))?.[0] ?? '';
  const to = end + tail.replace(/[\s.]+$/, '').length;
  return { start: from, end: to };
}
