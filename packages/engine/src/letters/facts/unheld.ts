import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { isAnswered, isApart, isProfile, isSilent, learntOf } from './aim.ts';
import { evidenceAt } from './evidence-at.ts';
import { isTool } from './is-tool.ts';
import type { LetterFacts } from './letter-facts.ts';
import { toolKind } from './near-tool.ts';

/** As many as one sentence names; a longer list reads as the confession of someone who is not suited. */
const most = 2;

/** How much a reader of the offer looks for it: a condition, what is asked of whoever applies, what the work names. */
type Rank = 0 | 1 | 2;

/**
 * What the offer asks for by name and the CV is silent on, with its article: a tool, a method, a norm, the conditions
 * first. A reader looks for them, and takes one that a letter passes over for hidden. A letter tells them
 * as what one would learn, and never that one does not know them.
 */
export const unheldOf = oncePer(findUnheld);

function findUnheld(facts: LetterFacts): Piece[] {
  const named = facts.missing.flatMap((match) => {
    const rank = rankOf(facts, match);
    const piece = isUnheld(facts, match) ? pieceOf(facts.input.offer, match, rank) : null;
    return piece ? [{ piece, rank, at: match.requirement.span.start }] : [];
  });
  const key = ({ piece }: { piece: Piece }) => foldText(piece.text);
  return named
    .filter((one, index) => named.findIndex((other) => key(other) === key(one)) === index)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, most)
    .map(({ piece }) => piece);
}

/** « au sein de la Supply Chain », « vous échangez avec la CPAM »: where and with whom one works is nothing one knows. */
const where =
  /(?:au sein d(?:u |es? |e la |e l[’'])|rattachée? (?:à la |aux? |à l[’'])|(?:avec|auprès d[eu]s?|chez)(?: l[ae]s?| l[’'])? ?)$/iu;
const bodies =
  /^(?:CPAM|URSSAF|DREETS|CSE|CODIR|COMEX|FPT|ANSSI|ARS|MDPH|ASE|PMI|INPI|CAF|OPCO|AMF|ACPR|CNIL|DGFiP|HAD|SSR|EHPAD|CARSAT|DDETS|PJJ|MSA)$/u;

function isUnheld(facts: LetterFacts, match: RequirementMatch): boolean {
  const { importance, span } = match.requirement;
  const { offer } = facts.input;
  const quote = offer.text.slice(span.start, span.end);
  const line = offer.text.slice(
    Math.max(0, offer.text.lastIndexOf('\n', span.start) + 1, span.start - 160),
    span.start,
  );
  const isPlace = where.test(line) || bodies.test(quote) || /échang\p{L}+ avec [^.;]*$/iu.test(line);
  return (
    importance === 'must' && !isPlace && isSilent(facts, match) && !isKin(facts, quote) && !isAnswered(facts, match)
  );
}

/** Tools that come in one: who names the whole may well have the part. */
const families: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:indesign|photoshop|illustrator|after effects|premiere(?: pro)?|lightroom|xd)$/,
    /adobe|creative (?:cloud|suite)|\bpao\b/,
  ],
  [/^(?:sharepoint|teams|onedrive|outlook|power (?:query|automate|apps)|intune)$/, /microsoft 365|office 365|\bm365\b/],
  [/^(?:active directory|gpo|hyper-v)$/, /\bad\b|windows server/],
];

/** Who makes many tools: one of them says nothing of another. */
const makers = /^(?:google|microsoft|adobe|amazon|apache|hashicorp|linkedin|oracle|azure|aws|les?|la)$/;

/** « Sage 100 » of who names Sage, « InDesign » of who names the whole suite: the CV is not silent of it. */
function isKin({ input: { cv } }: LetterFacts, quote: string): boolean {
  const [own, name] = [foldText(cv.text), foldText(quote)];
  const words = (quote.match(/\p{Lu}[\p{L}]{2,}/gu) ?? []).map(foldText).filter((word) => !makers.test(word));
  const isNamed = words.some((word) => new RegExp(`\\b${word}\\b`).test(own));
  return isNamed || families.some(([part, whole]) => part.test(name) && whole.test(own));
}

function rankOf(facts: LetterFacts, match: RequirementMatch): Rank {
  if (!isApart(facts.input.offer.text, match.requirement.span.start)) return 0;
  return isProfile(facts, match) ? 1 : 2;
}

/** By its name; what is a condition also as a thing (« la comptabilité analytique »), what the work names only as a tool. */
function pieceOf(offer: ParsedOffer, match: RequirementMatch, rank: Rank): Piece | null {
  const own = toolOf(offer, match) ?? learntOf(offer, match);
  const name = own?.text.replace(/^(?:l[ea]s? |l’)/, '') ?? '';
  if (notion.test(name)) return null;
  const isAskedSo = rank < 2 || isTool(name) || /^(?:logiciel|progiciel|outil|méthode) /u.test(name);
  if (own) return isAskedSo && !toolKind.test(name) ? own : null;
  return rank === 0 && match.requirement.kind === 'skill' ? thingOf(offer, match) : null;
}

/** « BFR », « DGD », « PLV »: words of a trade, which whoever is of it knows under another name or none. */
const notion =
  /^(?!(?:SAP|GMAO|GPAO|WMS|TMS|ERP|CRM|SIRH|SIG|CAO|DAO|PAO|BIM|SQL|CSS|PHP|AWS|GCP|API|ETL|MES|PLM|EDI|DSN|LIMS|HPLC)s?$)\p{Lu}{2,4}s?$/u;

/** « SAP » and « TIA Portal » have no article, as no tool has. */
function toolOf(offer: ParsedOffer, { requirement: { kind, span } }: RequirementMatch): Piece | null {
  const quote = offer.text.slice(span.start, span.end);
  const isNamed =
    kind === 'skill' &&
    /^\p{Lu}{2}/u.test(quote) &&
    isTool(quote) &&
    !/(?:logiciel|progiciel|outil|ERP|CRM|SIRH) $/iu.test(offer.text.slice(Math.max(0, span.start - 12), span.start));
  return isNamed ? { text: typeset(quote), evidence: evidenceAt('offer', offer.text, span) } : null;
}

const fields =
  /^(?:la |l’|le )(?:comptabilité|fiscalité|droit|trésorerie|consolidation|modélisation|facturation|paie|réglementation|programmation) \p{Ll}+[^s\P{L}]$/u;

/** A field one learns: of tasks and of qualities nobody says so. */
function thingOf(offer: ParsedOffer, { requirement: { span } }: RequirementMatch): Piece | null {
  const quote = offer.text.slice(span.start, span.end);
  const thing = thingsOf(uncapitalised(typeset(quote)), true);
  return thing !== null && fields.test(thing) ? { text: thing, evidence: evidenceAt('offer', offer.text, span) } : null;
}
