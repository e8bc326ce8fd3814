import type { LanguageLevel } from '@coach/contracts/cv';
import type { ParsedOffer, Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { levelOfDegree } from '../../cv/education/level-of-degree.ts';
import { languageRank } from '../../match/language-levels.ts';
import { isOnItsWay } from '../../match/requirements/doubts.ts';
import { mustCue } from '../../offer/importance.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Piece } from '../piece.ts';
import { missingCredentials, namedCredential, studyUnderWay } from './credentials.ts';
import { learnable } from './learnable.ts';
import type { LetterFacts, Study } from './letter-facts.ts';
import { aStudy } from './name-study.ts';

/**
 * The one lack a letter owns up to: what the offer makes a condition and the CV itself says is under way or reached at a
 * lower level. Where the CV says nothing of a thing, neither does the letter: silence is no « je n’ai pas ».
 */
export type Gap =
  | { kind: 'study'; study: Study; name: Piece }
  | { kind: 'diploma'; asked: Piece; study: Study; own: Piece }
  | { kind: 'licence'; name: Piece }
  | { kind: 'language'; index: number }
  | { kind: 'tool'; term: Piece };

/** The gravest of them, or null. */
export function readGap(facts: LetterFacts): Gap | null {
  return openStudy(facts) ?? lowerDiploma(facts) ?? openLicence(facts) ?? lowerLanguage(facts) ?? begunTool(facts);
}

function openStudy(facts: LetterFacts): Gap | null {
  const study = studyUnderWay(facts);
  const name = study && aStudy(study);
  return study && name ? { kind: 'study', study, name } : null;
}

/** A level of studies laid down as a condition, where all the diplomas of the CV are below it. */
function lowerDiploma(facts: LetterFacts): Gap | null {
  const { offer } = facts.input;
  const asked = facts.context.requirements.filter(
    ({ requirement: { kind, importance } }) => kind === 'diploma' && importance === 'must',
  );
  const isOpen = asked.some(({ state, proof }) => state !== 'missing' || proof !== null);
  if (isOpen || !asked.some(({ requirement }) => isCondition(offer, requirement))) return null;
  const missing = missingCredentials(facts).find(({ isDiploma }) => isDiploma);
  const levels = asked.flatMap(({ requirement }) => levelsOf(requirement));
  const held = facts.studies
    .filter((study) => study.held !== 'under way')
    .map((study) => ({ study, level: levelOfDegree(study.name) }));
  const best = held.reduce<(typeof held)[number] | null>(
    (top, each) => ((each.level ?? 0) > (top?.level ?? 0) ? each : top),
    null,
  );
  const own = best && aStudy(best.study);
  // A diploma of no known level may be worth what is asked.
  if (!missing || !best?.level || !own || levels.length === 0 || held.some(({ level }) => level === null)) return null;
  return best.level < Math.min(...levels)
    ? { kind: 'diploma', asked: { text: missing.text, evidence: missing.evidence }, study: best.study, own }
    : null;
}

function levelsOf({ term, alternatives }: Requirement): number[] {
  return [term, ...alternatives].flatMap((name) => levelOfDegree(name) ?? []);
}

/** « Permis B en cours, code obtenu »: on its way in the words of the CV, which a wish is not. */
function openLicence(facts: LetterFacts): Gap | null {
  const { cv } = facts.input;
  for (const match of facts.context.requirements) {
    const { requirement, state, proof } = match;
    if (requirement.kind !== 'licence' || requirement.importance !== 'must' || state !== 'missing' || !proof) continue;
    const after = foldText(cv.text.slice(proof.end, proof.end + 40));
    if (!isOnItsWay(after.split('\n')[0] ?? '')) continue;
    const name = namedCredential(facts, match);
    if (name) return { kind: 'licence', name };
  }
  return null;
}

function lowerLanguage({ input: { cv, offer } }: LetterFacts): Gap | null {
  const index = offer.languages.findIndex(({ name, level }, at) => {
    const own = cv.languages.find((spoken) => spoken.name === name)?.level;
    const span = offer.spans[`languages.${at}`];
    if (!own || !level || !span || !isDemanded(offer, span)) return false;
    const said = offer.text.slice(span.start, span.end + 30);
    // « Anglais courant » is met from B2 on: only a level in letters is a measure.
    const wanted = /(?<!\p{L})[ABC][12](?!\p{L})/u.test(said) ? level : level === 'C1' ? 'B2' : level;
    return languageRank(own) < languageRank(wanted as LanguageLevel);
  });
  return index < 0 ? null : { kind: 'language', index };
}

/** « Power BI (en formation) » for a tool without which nobody is taken. */
function begunTool(facts: LetterFacts): Gap | null {
  const { offer } = facts.input;
  for (const match of facts.missing) {
    if (!match.proof || !isCondition(offer, match.requirement)) continue;
    const term = learnable(offer, match);
    if (term) return { kind: 'tool', term };
  }
  return null;
}

/** Whether the offer takes nobody without it: said in so many words, or a diploma the law asks for. */
function isCondition(offer: ParsedOffer, { importance, span, term }: Requirement): boolean {
  if (importance !== 'must') return false;
  return /^diplôme d['’]état/i.test(term) ? !isEased(offer, span) : isDemanded(offer, span);
}

function isDemanded(offer: ParsedOffer, span: Span): boolean {
  return mustCue.test(clauseAround(offer.text, span)) && !isEased(offer, span);
}

/** « ou expérience équivalente », « débutants acceptés »: a door left open. */
const eased =
  /\b(?:equivalen\w*|ou (?:une )?(?:solide |premiere )?experience|debutante?s?|idealement|a defaut|eligible|si possible|serait|seraient|souhait\w*|appreci\w*)\b/;

function isEased(offer: ParsedOffer, span: Span): boolean {
  return eased.test(sentenceAround(offer.text, span));
}

const reach = 160;

/** The part between commas, with « …, exigé » behind it: « impérativement dans l’industrie » demands nothing else. */
function clauseAround(text: string, { start, end }: Span): string {
  const [lead = ''] = /[^.;!?\n,]*$/u.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
  const [tail = ''] =
    /^[^.;!?\n,]*(?:, (?:\p{L}+ )?\p{L}+(?=\s*[.;!?\n,]|$))?/u.exec(text.slice(end, end + reach)) ?? [];
  return foldText(lead + text.slice(start, end) + tail);
}

function sentenceAround(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const [lead = ''] = /[^.;!?\n]*$/u.exec(before) ?? [];
  const [tail = ''] = /^[^.;!?\n]*/u.exec(after) ?? [];
  return foldText(lead + text.slice(start, end) + tail);
}
