import { isCommonNoun, isToolName } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { isInLexicon } from '../french/lexicon-gender.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { isTool } from './is-tool.ts';
import type { LetterFacts } from './letter-facts.ts';
import { isBeginner } from './tools.ts';

const properName = /^\p{Lu}[\p{L}\d.+#-]{2,}(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,2}$/u;

/** « Word » and « Outlook » are at everybody’s hand. */
const everybodys = /^(?:word|excel|powerpoint|outlook|office|pack office|teams|windows|internet)$/iu;

const clouds = /^(?:AWS|GCP)$/u;

/** « Incoterms »: things, which have their article. */
const plural = /^(?:Incoterms|\p{Lu}+s)$/u;

/** « ●●○○○ », « 30 % » behind a name: less than half. */
const little = /^[^\n]{0,12}?(?:(?<!\d)[1-4]?\d\s?%|●○{2}|★☆{2})/u;

/**
 * Names that the offer writes and the lists of the CV have: « Guidewire », « Trackforce ». A reader looks for them letter by
 * letter, whether they are a condition or only a plus; the conditions come first.
 */
export function askedNames({ context, input: { cv, offer } }: LetterFacts): Piece[] {
  const held = context.requirements.filter(
    ({ state, proof, place, requirement: { kind } }) =>
      state === 'present' && proof !== null && (place === 'list' || place === 'text') && /^(?:skill|term)$/.test(kind),
  );
  const rank = (importance: string) => (importance === 'must' ? 0 : 1);
  return held
    .sort((one, other) => rank(one.requirement.importance) - rank(other.requirement.importance))
    .flatMap(({ requirement, proof }): Piece[] => {
      if (!proof) return [];
      const name = typeset(cv.text.slice(proof.start, proof.end));
      const behind = cv.text.slice(proof.end, proof.end + 24);
      if (!isName(name, offer.text) || isBeginner(name, behind) || little.test(behind)) return [];
      const asked = evidenceAt('offer', offer.text, requirement.span);
      return [{ text: name, evidence: [...evidenceAt('cv', cv.text, proof), ...asked] }];
    });
}

/** A name in the CV as in the offer: « Traçabilité » heads a list, and is none. */
function isName(name: string, offer: string): boolean {
  if (!properName.test(name) || everybodys.test(foldText(name)) || plural.test(name)) return false;
  const [first = ''] = name.split(' ');
  // « l’AMDEC », « la TPM »: letters that stand for a method have an article, which a tool has not.
  if (/^\p{Lu}+$/u.test(name) && !isTool(name) && !clouds.test(name)) return false;
  if (isToolName(first)) return offer.includes(name);
  return !isCommonNoun(first) && !isInLexicon(first.toLowerCase()) && isTallInside(offer, name);
}

/** Whether a text writes a name with its capital inside a line. */
function isTallInside(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (/[\p{L}\d,’'(] ?$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
}
