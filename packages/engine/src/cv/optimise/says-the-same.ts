import { groundingOf } from '../../grounding/find-ungrounded.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { tokenise } from '../../text/tokenise.ts';

/** How much longer a line may become: the same facts need few words more. */
const longest = { ratio: 1.5, more: 30 };
/** How many of its words a line keeps at least: with fewer, facts are lost. */
const leastKept = 0.6;

/**
 * Whether a line of a CV says what another did, neither more nor less: the same figures, names and skills, no greater a
 * part in it, and nothing that the line itself does not bear out. What cannot be told to be the same is held to differ.
 */
export function saysTheSame(before: string, after: string): boolean {
  if (after.length > before.length * longest.ratio + longest.more) return false;
  const [own, said] = [foldText(before), foldText(after)];
  return (
    isSame(figuresIn(own), figuresIn(said)) &&
    namesNoOther(before, after) &&
    namesNoOther(after, before) &&
    keepsWords(before, after) &&
    [...namesIn(before)].every((name) => said.includes(name)) &&
    [...namesIn(after)].every((name) => own.includes(name)) &&
    parts.every((part) => !part.test(own) || part.test(said)) &&
    claims.every((claim) => !claim.test(said) || claim.test(own)) &&
    groundingOf({ cv: before })(after).length === 0
  );
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

/** « 1 200 », « 12,5 », « 2 à 3 » part by part. */
function figuresIn(folded: string): Set<string> {
  return new Set((folded.match(/\d+(?:[ .,]\d{3})*(?:[.,]\d+)?/g) ?? []).map((each) => each.replace(/[ ]/g, '')));
}

/** Whether each skill of a text is one of the other’s, or the same words in another order. */
function namesNoOther(text: string, other: string): boolean {
  const known = new Set(findTerms(other).map(({ name }) => name));
  const words = new Set(stemsOf(other));
  return findTerms(text).every(({ name, start, end }) => {
    if (known.has(name)) return true;
    const own = stemsOf(text.slice(start, end));
    return own.length > 0 && own.every((word) => words.has(word));
  });
}

function keepsWords(before: string, after: string): boolean {
  const own = stemsOf(before).filter((word) => word.length > 3);
  const said = new Set(stemsOf(after));
  return own.filter((word) => said.has(word)).length >= own.length * leastKept;
}

const small = /^(?:[dl]|de|du|des|la|le|les|en|et|a|au|aux|un|une|sur|sous|par|pour)$/;

function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ key }) => !small.test(key))
    .map(({ stem }) => stem);
}

/** Words with a capital that do not open the line: employers, places, tools. */
function namesIn(text: string): Set<string> {
  const found = text.match(/(?<=[\p{L}\p{N},;:)'’»(/-]\s?)\p{Lu}[\p{L}\p{N}&+#.]*/gu) ?? [];
  return new Set(found.map((name) => foldText(name.replace(/\.$/, ''))));
}

/** Who took part, helped or learnt still does. */
const parts: RegExp[] = [
  /\b(?:particip|contribu|collabor|concour|associ|pris part|prendre part)/,
  /\b(?:aid(?:e|er|ee|ait|ant)|appui|assist|soutien|soutenu|second(?:e|er|ee)|renfort|support|accompagn|epaul)/,
  /\b(?:ponctuel|occasionnel|parfois|remplacement|interim|stage|stagiaire|alternance|apprenti|benevol)/,
  /\b(?:notions?|initi|decouverte|observ|sensibilis|bases?)\b/,
  /\b(?:sous (?:la |l')?(?:responsabilite|supervision|direction|conduite|autorite)|en binome|en equipe|equipe|avec)/,
];

/** What puts the person higher, or tells of an outcome: never without the line’s own word for it. */
const claims: RegExp[] = [
  /\b(?:dirig|direction|pilot|manag|encadr|supervis|anim|coordonn|coordination|responsab|chef|leader)/,
  /\b(?:expert|specialis|maitris|excellen|confirm|autonom|performan|proactiv|rigour|rigueur)/,
  /\b(?:optimis|amelior|augment|accr|reduct|redui|hausse|baisse|gain|doubl|fiabilis|acceler|moderni)/,
  /\b(?:strateg|innov|transform|refont|refonte)/,
  /\b(?:cre(?:ation|e|er|ee|es)|concu|concep|developp|lanc|mis(?:e)? en place|mettre en place|instaur|deploy|deploi)/,
  /\b(?:form(?:er|ation|e|ee)|recrut|negoci|garant|assur)/,
];
