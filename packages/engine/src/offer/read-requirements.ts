import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { type FoundTerm, findTerms } from '../skills/find-terms.ts';
import { withLawyersTitle } from '../skills/law-title.ts';
import { findLanguages } from '../text/find-languages.ts';
import { tokenise } from '../text/tokenise.ts';
import { groupAlternatives } from './alternatives.ts';
import { asksNothing } from './asks-nothing.ts';
import { doneByOthers } from './done-by-others.ts';
import { findPhrases } from './find-phrases.ts';
import { labelEnd, labelledPart } from './heading-part.ts';
import { demandAt, mustCue } from './importance.ts';
import { joinLaterAlternatives } from './later-alternatives.ts';
import { namesTask } from './leads-to-duties.ts';
import { listSiblings, type Place } from './list-siblings.ts';
import type { Mention } from './mention.ts';
import { mergeMentions } from './merge-mentions.ts';
import { namesOf } from './names-of.ts';
import { namesPlace } from './names-place.ts';
import { niceCueIn } from './nice-cue.ts';
import type { Phrase } from './phrase.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { shareObjects } from './share-objects.ts';
import {
  drivingClass,
  engineer,
  namedDiploma,
  specialisedDiploma,
  timeServed,
  type Unweighed,
  unknown,
} from './special-demands.ts';
import type { OfferLine, OfferPart } from './split-offer.ts';
import {
  isBareAction,
  isCovered,
  isItsVerb,
  isOfThings,
  isTaskOf,
  isUnit,
  longerName,
  longerPhrase,
  overlaps,
} from './term-in-phrase.ts';
import { titleDemands } from './title-demands.ts';

const mined: ReadonlySet<OfferPart> = new Set<OfferPart>(['missions', 'profile', 'nice', 'header', 'intro']);

/**
 * What the employer asks for, in the order of the text: known terms of the missions and profile lines, and what their
 * wording points at besides, and what the title names. A thing asked for twice keeps what is said most clearly of it.
 */
export function readRequirements(
  text: string,
  lines: readonly OfferLine[],
  noise: ReadonlySet<string>,
  title: Span | null = null,
): Requirement[] {
  const opened = (part: OfferPart) => lines.some((line) => line.part === part);
  const headed = opened('profile') || opened('missions');
  const mentions: Mention[][] = [];
  for (const line of lines) {
    if (!mined.has(line.part) || line.heading) continue;
    if (headed && (line.part === 'intro' || line.part === 'header') && (opened('missions') || !isDuty(line))) continue;
    if (line.part !== 'missions' && isPitch.test(line.folded)) continue;
    for (const group of lineMentions(text, line, noise)) mentions.push(group);
  }
  return mergeMentions([...joinLaterAlternatives(text, mentions), ...titleDemands(text, title, noise)]);
}

/** « Un outil de CLM (Legal Suite, Tomorro) »: any of several things in brackets is a case of the one before. */
function withExamples(text: string, mentions: readonly Unweighed[]): Unweighed[] {
  return mentions.map((mention) => {
    if (mention.kind !== 'skill' && mention.kind !== 'term') return mention;
    const bracket = /^\s?\([^()\n]{3,120}\)/.exec(text.slice(mention.end, mention.end + 124));
    if (!bracket) return mention;
    const cases = mentions.filter(({ start, end }) => start > mention.end && end < mention.end + bracket[0].length);
    const named = cases.filter(({ start }) => /^\p{Lu}/u.test(text.slice(start, start + 2)));
    if (named.length < 2 || named.length < cases.length) return mention;
    return { ...mention, alternatives: [...mention.alternatives, ...named.map(({ term }) => term)] };
  });
}

/** « CACES R486 A ou B »: the letter behind « ou » is a category as well. */
function withOtherCategory(text: string, mention: Unweighed): Unweighed {
  if (mention.kind !== 'licence' || !/ catégorie \w{1,2}$/.test(mention.term)) return mention;
  const other = /^,? ou (?:à défaut,? )?(?:la )?(?:cat(?:égorie|\.)? )?([A-G]|[1-9][AB]?)(?![\p{L}\d])/u.exec(
    text.slice(mention.end, mention.end + 32),
  )?.[1];
  return other
    ? { ...mention, alternatives: [...mention.alternatives, mention.term.replace(/\w{1,2}$/, other)] }
    : mention;
}

/** Where no heading opens the duties: a bullet, or what « vous » will do. */
function isDuty(line: OfferLine): boolean {
  return line.part === 'intro' && (line.bullet || /\b(?:vous|tu)\b/.test(line.folded));
}

/** « Notre ERP maison n'attend que vous » speaks of the employer. */
const isPitch =
  /^(?:notre|nos) (?![^.]{0,40}:)(?!.*(?:recherch|cherch|attend(?:ons|u)|exige|demand|souhait|requi|indispensable))/;

/** Groups of mentions of one line: those of a group are alternatives, « Jest, Playwright ou Cypress ». */
function lineMentions(text: string, line: OfferLine, noise: ReadonlySet<string>): Mention[][] {
  const sentences = sentencesOf(line);
  const labelled = labelledPart(line.text) ? line.start + labelEnd(line.text) : 0;
  return sentences.flatMap((sentence, index) => {
    const others = line.part === 'missions' ? doneByOthers(sentence) : null;
    const hired = tellsOfHouse.test(sentence.folded) ? sentence.folded.length : whoHires(sentence);
    const special = [
      ...drivingClass(line, sentence),
      ...specialisedDiploma(text, sentence),
      ...(line.part === 'profile' || line.part === 'nice'
        ? [...namedDiploma(text, sentence), ...engineer(text, sentence)]
        : []),
    ].sort((a, b) => a.start - b.start);
    const served = line.part === 'profile' || line.part === 'nice' ? timeServed(text, sentence) : [];
    const plain = sentenceMentions(text, line, sentence, noise).filter(
      ({ kind, end }) => kind !== 'term' || end > labelled,
    );
    const told = plain.filter((one) => one.start >= sentence.start + hired && !(others && overlaps(one, others)));
    const found = [
      ...special,
      ...told.filter((one) => !special.some((other) => overlaps(one, other))),
      ...served.filter(
        (one) =>
          !noise.has(one.term) &&
          !asksNothing(one.term) &&
          ![...special, ...told].some((other) => overlaps(one, other)),
      ),
    ];
    const weighed = withExamples(
      text,
      found.map((one) => withOtherCategory(text, one)),
    ).map((mention) => ({
      ...mention,
      ...demandAt(sentences, index, line.part, mention.start),
    }));
    return groupAlternatives(
      text,
      weighed.filter(({ inner, importance }) => !inner || importance === 'must'),
    );
  });
}

/** « Le CIAS de la Plaine regroupe 31 communes »: how large the employer is, and no demand. */
const tellsOfHouse =
  /^(?!.*\b(?:vous|tu)\b)[^a-z]*(?:(?:le|la|les|l'|notre) ?)?[^.:;]{2,70}? (?:regroupe|compte|rassemble|emploie|reunit|accueille|dessert|gere|exploite|federe)(?:nt)? (?:pres de |environ |plus de |aujourd'hui )?(?:\d|deux|trois|quatre|cinq|six|dix|vingt)/;

/** « Le groupe Alma (dispositifs médicaux, 620 salariés) recrute pour … »: what stands before the verb is the employer. */
function whoHires({ folded }: Sentence): number {
  if (!folded.includes('recrute') && !folded.includes('embauche')) return 0;
  // « obligatoire à l’embauche » tells when.
  const match = /^(?!.*\b(?:vous|tu)\b)(?:.{3,220}?)(?<!\b(?:l'|d'|une |cette ))\b(?:recrute|embauche)(?:nt)?\b/.exec(
    folded,
  );
  return match ? match[0].length : 0;
}

function sentenceMentions(text: string, line: OfferLine, sentence: Sentence, noise: ReadonlySet<string>): Unweighed[] {
  const named = withLawyersTitle(
    findTerms(text.slice(sentence.start, sentence.end)).map((term) => ({
      ...term,
      start: sentence.start + term.start,
      end: sentence.start + term.end,
    })),
    text,
  );
  const told = phrasesOf(text, line, sentence, named);
  const all = named.filter(
    (term) =>
      !told.some((phrase) => isTaskOf(text, term, phrase) || isBareAction(text, term, phrase)) &&
      !isOfThings(term, named, line, sentence),
  );
  const written = namesOf(text, line, sentence);
  const languages =
    told.length + written.length === 0
      ? []
      : findLanguages(text.slice(sentence.start, sentence.end)).map(({ span }) => ({
          start: sentence.start + span.start,
          end: sentence.start + span.end,
        }));
  const phrases = told.filter(
    ({ term, object, end }) =>
      !noise.has(term) && !asksNothing(term) && !languages.some((span) => overlaps(span, { start: object, end })),
  );
  const kept = shareObjects(
    text,
    phrases.filter((phrase) => !isCovered(phrase, all)),
    all,
  );
  const known = all.filter(
    (term) =>
      isRequirement(term, line) &&
      !isUnit(text, term) &&
      (told.some(({ object, end }) => overlaps(term, { start: object, end })) ||
        !kept.some((phrase) => isItsVerb(text, term, phrase))),
  );
  const names = written.filter(
    (span) =>
      !languages.some(({ start, end }) => span.start < end + 60 && span.end > start - 3) &&
      !namesPlace(text, span) &&
      ![...all, ...kept.map(({ object, end }) => ({ start: object, end }))].some((other) => overlaps(span, other)),
  );
  const siblings = siblingsOf(text, line, sentence, named, [
    ...told.map(({ object, end }) => ({ start: object, end })),
    ...written,
    ...languages,
  ]);
  return [
    ...siblings.filter(({ term }) => !noise.has(term)),
    ...known.map((term) => ({
      term: term.name,
      alternatives: ownWords(text, term, phrases),
      kind: kindOf(term),
      start: term.start,
      end: term.end,
      longer: longerPhrase(text, term, phrases) ?? longerName(text, term, written),
      inner: kept.some(({ object, end }) => object < term.start && term.end <= end),
      guessed: false,
    })),
    ...kept.map((phrase) => ({ ...unknown(phrase), guessed: line.part !== 'profile' && line.part !== 'nice' })),
    ...names
      .map(({ start, end }) => ({
        ...unknown({ term: text.slice(start, end), alternatives: [], start, end }),
        guessed: false,
      }))
      .filter(({ term }) => !noise.has(term) && !asksNothing(term)),
  ].sort((a, b) => a.start - b.start);
}

/** What stands in a list beside skills, and is no quality among qualities. */
function siblingsOf(
  text: string,
  { part }: OfferLine,
  sentence: Sentence,
  known: readonly FoundTerm[],
  others: readonly Place[],
): Unweighed[] {
  if (part === 'header' || part === 'intro' || known.some(({ kind }) => kind === 'soft')) return [];
  const siblings = listSiblings(text, sentence, [...known, ...others]);
  return siblings.map((one) => ({ ...unknown({ ...one, alternatives: [] }), guessed: true }));
}

/** The offer's wording of a known term where its name says it otherwise: « monter les vitrines » for « Étalage ». */
function ownWords(text: string, term: FoundTerm, phrases: readonly Phrase[]): string[] {
  const whole = phrases.find(
    (phrase) => phrase.object < term.end && term.end <= phrase.end && term.start <= phrase.object,
  );
  const said = whole?.term ?? text.slice(term.start, term.end).replace(/\s+/g, ' ');
  if ((term.kind !== 'skill' && term.kind !== 'soft') || !/.{4}|^\p{Lu}{2,3}$/u.test(said)) return [];
  const name = stemsOf(term.name);
  const own = stemsOf(said);
  if (own.size === 0) return said.toLowerCase() === term.name.toLowerCase() ? [] : [said];
  return [...own].every((word) => name.has(word)) ? [] : [said];
}

function stemsOf(text: string): Set<string> {
  return new Set(tokenise(text).flatMap(({ key, stem }) => (key.length < 4 ? [] : [stem])));
}

const softSentence =
  /\b(?:qualites?|savoir-etre|esprit|sens d[eu']|gout (?:du|de|pour)|capacites? (?:a|d)|aisance|motive|personnalite|dit de vous|presentation soignee|relationnel|dynamisme)\b/;

/** What makes a sentence of a line; without any of it a line of duties is a list of nouns. */
const spoken =
  /\b(?:vous|tu|nous|notre|on|est|sont|sera|seront|avons|avez|il|elle|etes|cherche|recrute|embauche|you|we)\b/;

/** Phrases no list knows: from the duties, and from demands and wishes unless they speak of qualities. */
function phrasesOf(text: string, line: OfferLine, sentence: Sentence, known: readonly FoundTerm[]): Phrase[] {
  const duties = line.part === 'missions' || line.part === 'intro';
  if (line.part === 'intro' && !line.bullet && !/\b(?:vous|tu)\b/.test(sentence.folded)) return [];
  const asked = mustCue.test(sentence.folded) || niceCueIn(sentence.folded) !== null;
  const told = asked && !/\b(?:vous|tu)\b/.test(sentence.folded);
  if (duties)
    return findPhrases(text, sentence, {
      duties,
      list: line.bullet || told || !(spoken.test(sentence.folded) || isLead(line)),
      ...(line.form ? { form: line.form } : {}),
    });
  if (line.part === 'header') return [];
  const soft = softSentence.test(sentence.folded) || known.some(({ kind }) => kind === 'soft');
  return findPhrases(text, sentence, { duties, list: !soft && (line.bullet || asked || line.item === true) });
}

/** « Midi et soir, rattaché au chef : » tells of the list below, and is none itself. */
function isLead(line: OfferLine): boolean {
  return line.text.endsWith(':') && !namesTask(line);
}

function isRequirement(found: FoundTerm, { part, folded }: OfferLine): boolean {
  if (found.kind === 'ignored' || found.kind === 'occupation') return false;
  // « Pour la paie : SMIC + 15 % » is what the job pays.
  if (found.name === 'Paie' && /\bsmic\b|\bbrut\b|\bnets?\b|€|\beuros?\b/.test(folded)) return false;
  if (found.name === 'Tatouage' && welcomesTattoos.test(folded)) return false;
  return (
    found.kind !== 'diploma' ||
    part !== 'missions' ||
    /diplome|titulaire|formation|bac ?\+|exige|obligatoire|requis|indispensable/.test(folded)
  );
}

/** « Tatouages bienvenus » is said of who applies. */
const welcomesTattoos = /\btatouages?(?: et piercings?)? (?:sont |etes )?(?:bienvenus?|acceptes?|autorises?)\b/;

function kindOf(found: FoundTerm): Requirement['kind'] {
  return found.kind === 'ignored' || found.kind === 'occupation' ? 'term' : found.kind;
}
