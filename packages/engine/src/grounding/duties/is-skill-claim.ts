import type { FoundTerm } from '../../skills/find-terms.ts';
import { knownCity } from '../../text/known-names.ts';
import type { CheckContext } from '../context.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { isEveryday, isPlain } from '../words/everyday.ts';
import { isObjectOfWork } from '../words/is-object-of-work.ts';
import { isSmallWord } from '../words/small-words.ts';

/**
 * Whether a term of the lists is meant as a skill where it stands. « maison », « serré », « vent » are words of everyone’s,
 * « mes étés à Vannes » is no valve, « votre ligne » is not the candidate’s, « j’aime lire un tableau de bord » is a taste.
 */
export function isSkillClaim(context: CheckContext, term: FoundTerm): boolean {
  const { reading } = context;
  const { start, end } = term;
  if (
    /^['’]/.test(reading.text[end] ?? '') ||
    isVerb(context, term) ||
    isCar(context, term) ||
    isSpeaker(context, term) ||
    belongsToYou.test(reading.folded.slice(start, end))
  )
    return false;
  if (term.kind !== 'skill') return true;
  const from = tokenAt(reading.tokens, start);
  const to = tokenAt(reading.tokens, end - 1) + 1;
  const words = reading.tokens.slice(from, to);
  const written = reading.text.slice(start, end);
  if (isTown(context, start, written) || isUndone(context, term) || isExample(context, term)) return false;
  if (isNamed(term, written)) return true;
  if (isTaste(context, start) || isAddressee(context, start) || isYours(context, start)) return false;
  if (isExplicit(context, start) || isObjectOfWork(reading, start)) return true;
  const telling = words.map((_, at) => from + at).filter((at) => !isSmallWord(reading.tokens[at]?.key ?? ''));
  const isCommon = words.length > 1 ? isPlain : isEveryday;
  if (telling.every((at) => isCommon(reading.tokens[at]?.key ?? '')) || idiom.test(written)) return false;
  return words.length > 1 || !isParticiple(context, from);
}

/** « Q : … R : … »: who speaks. */
function isSpeaker({ reading: { text } }: CheckContext, { start, end }: FoundTerm): boolean {
  if (end - start !== 1 || !/^ ?[:.)]/.test(text.slice(end, end + 2))) return false;
  return /(?:^|\n)\W*$/.test(text.slice(Math.max(0, start - 6), start));
}

/** « les plannings des véhicules »: a car is no licence. */
function isCar({ reading: { folded } }: CheckContext, { kind, start, end }: FoundTerm): boolean {
  if (kind !== 'licence') return false;
  const said = folded.slice(start, end);
  return (
    said.startsWith('vehicul') || (said === 'voiture' && licences.test(folded.slice(Math.max(0, start - 60), start)))
  );
}

/** « les permis moto et voiture »: a category of licences. */
const licences = /\bpermis [^.;:!?\n]{2,50}(?:,|et|ou) $/;

/** Turns of letters: « mettre mon sérieux au service de … ». */
const idiom = /^m(?:ettre|ise|ettant) (?:au service|à profit|à disposition)/iu;
const belongsToYou = /\b(?:votre|vos)\b/;
const yoursBefore = /\b(?:votre|vos) (?:[a-z]+ )?$/;
const determiners = new Set('un une des le la les l ce cette mon ma mes'.split(' '));
const subjects = new Set('je j tu il elle on nous vous ils elles qui ne n me m se s y'.split(' '));

function isYours({ reading: { folded } }: CheckContext, start: number): boolean {
  return yoursBefore.test(folded.slice(Math.max(0, start - 30), start));
}

/** « je traite » is no milking. */
function isVerb({ reading: { tokens, text } }: CheckContext, { start, end }: FoundTerm): boolean {
  const index = tokenAt(tokens, start);
  const before = tokens[index - 1];
  const single = (tokens[index]?.end ?? 0) === end && /^\p{Ll}/u.test(text.slice(start, end));
  const next = tokens[index + 1]?.key ?? '';
  if (single && before && determiners.has(next) && !isSmallWord(before.key)) return true;
  return single && before !== undefined && subjects.has(before.key) && start - before.end <= 1;
}

/** A product, a sigle, a word with figures: named, not described. */
function isNamed({ sector }: FoundTerm, written: string): boolean {
  return sector === 'it' || /\d|\p{Lu}/u.test(written.slice(1));
}

/** « à Vannes »: a town where the list has a thing. */
function isTown({ reading: { text } }: CheckContext, start: number, written: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(written) &&
    knownCity(written) !== null &&
    /\p{L},? $/u.test(text.slice(Math.max(0, start - 4), start))
  );
}

const taste = /\b(?:j'aime|j'adore|j'apprecie|me plai\w+|me plaire|j'affectionne)\b[^.;:\n]*$/;

/** « j’aime voir un tableau de bord raconter une histoire »: a liking, which tells of no practice. */
function isTaste({ reading }: CheckContext, start: number): boolean {
  const from = reading.sentences[sentenceAt(reading.sentences, start)]?.start ?? 0;
  return taste.test(reading.folded.slice(Math.max(from, start - 60), start));
}

/** « À l’attention du service recrutement » */
function isAddressee({ reading: { folded } }: CheckContext, start: number): boolean {
  const head = (start <= 80 ? '\n' : '') + folded.slice(Math.max(0, start - 80), start);
  return /\n *(?:a l'attention|service|direction|pole|departement) ?[^\n]*$/.test(head);
}

const undone =
  /\b(?:(?:avant|sans|au lieu|plutot que|afin|loin) (?:de |d'|que de )?(?:en |y |les? |la |l')?|(?:(?:et|mais|ou) non(?: pas)?|(?<=, ?)(?:et )?(?:non|pas))(?: pas)? (?:sur |sous |avec |de |d'|le |la |les |l')*)$/;
const limited = /\bne (?:connais|sais|pratique|maitrise|possede|parle)\w* (?:de |du |des |d'|en |la |le |l')?$/;

/** « dessiner avant d’en négocier le prix », « HubSpot et non Klaviyo », « je ne connais de GraphQL que … » */
function isUndone({ reading: { folded } }: CheckContext, { start, end }: FoundTerm): boolean {
  const before = folded.slice(Math.max(0, start - 36), start);
  return undone.test(before) || (limited.test(before) && /^ qu[e']/.test(folded.slice(end, end + 4)));
}

/** « un loyer, une dette, un droit qui tarde », « d’un roulement ou d’une armoire »: cases of what may happen, one by one. */
function isExample({ reading: { folded } }: CheckContext, { start, end }: FoundTerm): boolean {
  const before = folded.slice(Math.max(0, start - 60), start);
  if (!/\bune? $/.test(before) || worker.test(before)) return false;
  return (
    /\bune? [a-z' -]{2,30}(?:, | ou )(?:d'|a |sur )?une? $/.test(before) ||
    /^(?: [a-z]+)?(?:, | ou )(?:d'|a |sur )?une? /.test(folded.slice(end, end + 40))
  );
}

const worker = /\b(?:je |j'|maitris\w* |tenu |realise\w* |cree\w* )[^.;:]{0,50}$/;

const explicit =
  /\b(?:maitris\w*|competen\w*|savoir-faire|pratiqu\w*|connaiss\w*|specialis\w*|expert\w*|form\w+ (?:a|au|aux|en)|experience (?:de|en|du|des|dans)|notions?|diplom\w*)\b[^.;\n]{0,40}$/;

/** « je maîtrise la vente », « Compétences : »: said to be a skill, whatever the word. */
function isExplicit({ reading: { folded } }: CheckContext, start: number): boolean {
  return explicit.test(folded.slice(Math.max(0, start - 60), start)) || /^maitris/.test(folded.slice(start, start + 7));
}

/** « j’ai déjà changé », « arrivées tardives »: a form of a verb, or an adjective behind its noun. */
function isParticiple({ reading: { tokens, text } }: CheckContext, index: number): boolean {
  const { start, end } = tokens[index] as (typeof tokens)[number];
  const before = tokens[index - 1]?.key ?? '';
  return /\p{Ll}(?:é|ée|és|ées|ant)$/u.test(text.slice(start, end)) && !nominal.has(before);
}

const nominal = new Set('un une des le la les l du de d au aux mon ma mes en et sur pour'.split(' '));
