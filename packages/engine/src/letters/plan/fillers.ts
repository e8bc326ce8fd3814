import { isOnItsWay } from '../../match/requirements/doubts.ts';
import { silenceReader } from '../../match/silent-spans.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Candidate } from '../candidate.ts';
import { heldCredentials } from '../facts/credentials.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import { ownPapers } from '../facts/own-papers.ts';
import { ownTools } from '../facts/own-tools.ts';
import { speaksOfDriving } from '../facts/practical.ts';
import { qualitiesOf } from '../facts/qualities.ts';
import { isNoun } from '../french/actions.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, say } from '../piece.ts';
import { isAbroad, otherLanguagesOf } from './languages.ts';
import type { Plan } from './plan.ts';

/** Papers, courses, qualities, tools, languages, the licence and pastimes the CV names: only where it has little more to tell. */
export function fillersOf({ facts, nearLines }: Plan): Candidate[] {
  const sentences: [Piece[], number, number, (list: Piece) => Piece][] = [
    [ownPapers(facts), 56, 48, (list) => say`J’ai aussi ${list}.`],
    [coursesOf(facts), 65, 47, (list) => say`J’ai aussi suivi ${list}.`],
    [adjectivesOf(facts), 88, 10, (list) => say`Je suis ${list}.`],
  ];
  const told = [...nearLines.map(({ piece }) => piece.text), facts.input.offer.text.slice(0, 20_000)].join(' ');
  const tools = ownTools(facts, told);
  const candidates = sentences.flatMap(([pieces, order, weight, frame]): Candidate[] =>
    pieces.length > 0 ? [{ part: 'assets', order, weight, wordings: [frame(listed(pieces.slice(0, 3)))] }] : [],
  );
  const ofTools: Candidate[] =
    tools.length > 0
      ? [{ part: 'assets', order: 70.5, weight: 38, wordings: [say`J’utilise aussi ${listed(tools)}.`] }]
      : [];
  const languages = otherLanguagesOf(facts).map(
    ({ sentence, isSpoken }, index): Candidate => ({
      part: 'assets',
      order: 78 + index,
      weight: (isSpoken ? (isAbroad(facts) ? 64 : 7) : 5) - index,
      wordings: [sentence],
    }),
  );
  const driving = drivingOf(facts);
  const permit: Candidate[] = driving ? [{ part: 'assets', order: 57, weight: 11, wordings: [driving] }] : [];
  const likes = likesOf(pastimesOf(facts));
  const pastimes: Candidate[] = likes ? [{ part: 'assets', order: 90, weight: 6, wordings: [likes] }] : [];
  return [...candidates, ...ofTools, ...languages, ...permit, ...pastimes];
}

/** The licence, where the offer speaks of no driving and nothing else tells it. */
function drivingOf({ input: { cv, offer } }: Plan['facts']): Piece | null {
  const index = cv.licences.findIndex((name) => /^permis B$/i.test(name));
  const span = cv.spans[`licences.${index}`];
  if (
    !span ||
    cv.licences.some((name) => /^Permis [CD]/i.test(name)) ||
    speaksOfDriving(offer.text) ||
    isOnItsWay(foldText(cv.text.slice(span.end, span.end + 40)))
  )
    return null;
  return say`J’ai le ${{ text: 'permis B', evidence: evidenceAt('cv', cv.text, span) }}.`;
}

/** « la formation Gestes et postures », « un stage de conduite »: courses by their own name. */
function coursesOf(facts: Plan['facts']): Piece[] {
  const { cv } = facts.input;
  const isSilent = silenceReader(facts.context);
  const told = heldCredentials(facts)
    .map(({ text }) => text)
    .join(' ');
  return cv.certifications.flatMap((text, index): Piece[] => {
    const span = cv.spans[`certifications.${index}`];
    if (span && isSilent(span)) return [];
    const isTold = (text.match(/\p{Lu}{3,}/gu) ?? []).some((letters) => told.includes(letters));
    const said = isTold ? null : courseOf(text);
    return span && said ? [{ text: said, evidence: evidenceAt('cv', cv.text, span) }] : [];
  });
}

function courseOf(written: string): string | null {
  const text = typeset(written.replace(/^(?:19|20)\d\d\s?[:–—-]?\s/u, '')).replace(/[\s.;,]+$/, '');
  if (text.length > 70 || /[;\t]/u.test(text) || ahead.test(text)) return null;
  const [, kind = ''] = /^(formation|sensibilisation|initiation|stage) /iu.exec(text) ?? [];
  const named = kind.toLowerCase() + text.slice(kind.length);
  if (
    /^\S+ (?:courte?s?|internes?|diverse?s?|\d|de \d|d’une? (?:jour|semaine|mois))/iu.test(text) &&
    text.split(' ').length < 5
  )
    return null;
  if (kind !== '') return `${/^stage$/iu.test(kind) ? 'un' : 'une'} ${uncapitalised(named)}`;
  return /^gestes et postures/iu.test(text) ? `la formation ${text}` : null;
}

/** What is not followed yet: « formation prévue en janvier », « inscription faite ». */
const ahead = /obten|en (?:cours|projet)|prévue?|inscri|à (?:venir|suivre)|planifi|programmée|souhait/iu;

const cliche = /^(?:dynamique|motivée?|sérieu(?:x|se)|volontaire|polyvalente?)$/iu;

/** « calme, discrète et ponctuelle »: the adjectives alone, each a word, in the gender the CV has them. */
function adjectivesOf(facts: Plan['facts']): Piece[] {
  const all = qualitiesOf(facts).flatMap(({ text, evidence }) =>
    text
      .split(/[,;•|\t·]| [-–—] | et /u)
      .map((word): Piece => ({ text: uncapitalised(word.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')), evidence }))
      .filter((one) => isQuality(one.text)),
  );
  return all.length > 1 ? all : [];
}

function isQuality(word: string): boolean {
  if (cliche.test(word) || !/^\p{Ll}{4,}$/u.test(word)) return false;
  if (isNoun(word) || /(?:té|tié|ment|tion|[ai]sme|age|ence|ance)$|^(?:talent|fiert|volont)/u.test(word)) return false;
  return /(?:é|ée|if|ive|eux|euse|ant|ante|ent|ente|able|ible|el|elle|iste|ère|ier|ette|et|ète|calme|nome|nête|apide)$/u.test(
    word,
  );
}

/** Two short pastimes at most; an office one holds or a date is none. */
function pastimesOf({ input: { cv }, context, jobs }: Plan['facts']): Piece[] {
  const isSilent = silenceReader(context);
  const isForeignCv = jobs.some(({ missions }) => missions.some(({ mission }) => mission.kind === 'foreign'));
  const items = cv.interests.slice(0, 5).flatMap((text, index): Piece[] => {
    const span = cv.spans[`interests.${index}`];
    const isWhole = [cv.interests[index - 1] ?? '', text].every((each) => !isCut.test(each));
    const isPastime = /^\p{L}/u.test(text) && text.length < 40 && !/[.«»()\d\t:]/u.test(text) && !office.test(text);
    return span && isWhole && !isForeignCv && isPastime && !isSilent(span)
      ? [{ text: uncapitalised(typeset(text)).replace(/,$/, ''), evidence: evidenceAt('cv', cv.text, span) }]
      : [];
  });
  return items.slice(0, 2);
}

/** « Passionnée de cuisine », « un peu de guitare », « club de lecture »: who one is, how much or where, and no pastime. */
const isOfPerson =
  /^(?:passionnée?|amat(?:eur|rice)|fan|grande?|un peu|club|association|semi|membre|famille|amis|pratique|adepte)(?!\p{L})/iu;

/** « j’aime la danse et la lecture », of those whose article is known: a list without articles reads as a note. */
function likesOf(pastimes: readonly Piece[]): Piece | null {
  const things = pastimes.flatMap(({ text, evidence }): Piece[] => {
    const thing = isOfPerson.test(text) ? null : (withArticle(text) ?? thingsOf(text, true));
    const one = thing?.replace(/^une? /, (article) => (article === 'un ' ? 'le ' : 'la '));
    return one ? [{ text: one.replace(/^le voile/, 'la voile'), evidence }] : [];
  });
  const link = things.some(({ text }) => / et /.test(text)) ? ', ainsi que ' : ' et ';
  return things.length > 0 ? say`En dehors du travail, j’aime ${listed(things, link)}.` : null;
}

/** What many like and no ending tells the gender of. */
const favourites = {
  le: /^(?:foot(?:ball)?|rugby|basket|handball|tennis|vélo|cyclisme|sport|cinéma|théâtre|yoga|chant|dessin|bricolage|judo|piano)$/iu,
  la: /^(?:danse|musique|pêche|course à pied|marche|guitare|gymnastique|couture|moto|chasse|plongée|boxe|pétanque)$/iu,
  les: /^(?:voyages|échecs|jeux de société|randonnées)$/iu,
};

function withArticle(text: string): string | null {
  const article = (['le', 'la', 'les'] as const).find((one) => favourites[one].test(text));
  return article ? `${article} ${text}` : null;
}

const office =
  /(?<!\p{L})(?:je |j’|j'|m’|m'|(?:suis|me|mon|ma|mes|est|sont|manque)(?!\p{L}))|bénévol|délégu|mentor|conseill|élue?(?!\p{L})|fan de|secrétaire|trésori|peur|sérieu|président|arbitre|pompier|entra[iî]n|monit|animat|concours|championnat|catégorie|(?<!\p{L})prix(?!\p{L})|langue|niveau|courant|notions|référence|dispo(?:nible)?(?!\p{L})|(?<!\p{L})[b-xz](?!\p{L})/iu;

/** An item broken at the end of a line, or no pastime. */
const isCut = /(?:^|\s)(?:de|du|des|pour|à|en|et|avec|depuis|dans)$|permis|véhicule/i;
