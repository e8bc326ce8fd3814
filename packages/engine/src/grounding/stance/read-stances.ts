import type { Token } from '../../text/tokenise.ts';
import { frameEnd } from '../text/letter-frame.ts';
import { type Reading, type Sentence, tokenAt } from '../text/read-text.ts';
import { type Cue, findCues } from './cues.ts';
import { topicStance } from './fronted-topics.ts';
import { markSentence } from './mark-sentence.ts';
import { openingOfAnybody, preludeOf } from './openings.ts';
import { type Stance, stances } from './stance.ts';
import type { Stretch } from './stretch.ts';
import { isOfNamed } from './theirs-by-name.ts';
import { unspokenStance } from './unspoken-stance.ts';

/** For each character of a text, of whom it speaks. What no turn of phrase tells is said of the candidate. */
export function readStances(
  reading: Reading,
  employer: RegExp | null,
  isOffers: (token: number) => boolean,
  isOwn: (key: string) => boolean,
  isOfferPhrase: (said: string) => boolean = () => false,
): Uint8Array {
  const { text, folded, sentences } = reading;
  const marks = new Uint8Array(text.length + 1);
  const frame = frameEnd(reading);
  const cues = [...findCues(reading), ...employerCues(text, employer), ...houseCues(reading, isOwn)].sort(
    (a, b) => a.start - b.start,
  );
  const isLetter = /\b(?:vous|votre|vos)\b/.test(folded);
  let next = 0;
  const cuesUntil = (end: number) => {
    const from = next;
    while (next < cues.length && (cues[next] as Cue).start < end) next++;
    return cues.slice(from, next);
  };
  sentences.forEach((sentence, index) => {
    const own = cuesUntil(sentence.end);
    const lead = leadingName(reading, sentence, isOffers);
    if (lead && (own[0]?.start ?? sentence.end) > lead.end) own.unshift(lead);
    const meant = own.filter((cue) => !namesOwnHouse(reading, cue, isOwn));
    markSentence(marks, reading, sentence, meant, sentences[index - 1]);
    markOpening(marks, reading, sentence, meant);
    markTopic(marks, folded, sentence, isLetter);
    // « Les légumes, je voudrais les apprendre ; en fait de vente, je n’ai … »: each statement has its own.
    for (const part of [...partsOf(folded, sentence), ...topicsBehind(folded, sentence)].slice(1))
      markTopic(marks, folded, part, isLetter);
    markAlike(marks, folded, sentence);
    const answersMine = answersOfMine(folded, sentences[index - 1]);
    if (!answersMine) markUnspoken(marks, reading, sentence, meant, { isLetter, isOwn, isOffers });
  });
  marks.fill(stances.frame, 0, frame);
  for (const { start, end } of [...addressees(folded.slice(0, frame)), ...greetings(folded)])
    marks.fill(stances.aim, start, end);
  for (const { start, end } of quotations(folded, isOfferPhrase)) yieldTo(marks, stances.they, { start, end });
  for (const { index, 0: written } of folded.matchAll(besideMine))
    yieldTo(marks, stances.they, { start: index, end: index + written.length });
  for (const { index, 0: written } of folded.matchAll(forThem))
    yieldTo(marks, stances.they, { start: index, end: index + written.length });
  for (const { index, 0: written } of folded.matchAll(disowned))
    yieldTo(marks, stances.lack, { start: index, end: index + written.length });
  for (const { start, end } of subjectLines(folded)) marks.fill(stances.frame, start, end);
  return marks;
}

type Names = { isLetter: boolean; isOwn: (key: string) => boolean; isOffers: (token: number) => boolean };

/** What is said where no first person speaks: the employer’s, anybody’s, or else the candidate’s. */
function markUnspoken(
  marks: Uint8Array,
  reading: Reading,
  sentence: Sentence,
  cues: readonly Cue[],
  { isLetter, isOwn, isOffers }: Names,
): void {
  for (const part of partsOf(reading.folded, sentence)) {
    // « …, contre une semaine sur six chez vous »: what stands before is one’s own.
    if (reading.folded.slice(part.start, part.end).search(besideMine) >= 0) continue;
    const said = cues.filter(({ start }) => start >= part.start && start < part.end);
    const isTheirs = isLetter && !namesOwn(reading, part, isOwn);
    const named = isOfNamed(reading, part, isOffers) ? stances.they : null;
    const unspoken = unspokenStance(reading.folded, part, said, isTheirs) ?? named;
    if (unspoken !== null) yieldTo(marks, unspoken, part);
  }
}

/** What stands before the first person speaks may be the employer’s, or anybody’s. */
function markOpening(marks: Uint8Array, reading: Reading, sentence: Sentence, cues: readonly Cue[]): void {
  const theirs = preludeOf(reading, sentence, cues);
  if (theirs !== null) marks.fill(stances.they, sentence.start, theirs);
  const anybodys = openingOfAnybody(reading.folded, sentence);
  if (anybodys !== null) yieldTo(marks, stances.aim, { start: sentence.start, end: anybodys });
}

const asking =
  /^\W*(?:qu'est-ce|que |qu'|quel|comment|pourquoi|ou |quand|combien|en quoi|est-ce|qui |parlez|(?:et |alors )?[a-z]{3,}-(?:vous|nous|je) (?![^?]{0,200}\b(?:j'ai|j'avais|je suis|j'etais)\b))/;

function markTopic(marks: Uint8Array, folded: string, sentence: Stretch, isLetter: boolean): void {
  const topic = topicStance(folded, marks, sentence, isLetter);
  if (topic) yieldTo(marks, topic.stance, topic);
  if (!/\?[\s"»]*$/.test(folded.slice(Math.max(sentence.start, sentence.end - 8), sentence.end))) return;
  // « Je coordonne les plannings ? Non : … », « Qu’est-ce que je sais des syndics ? »
  const isDenied = /^\W*non\b/.test(folded.slice(sentence.end, sentence.end + 6));
  if (isDenied || asking.test(folded.slice(sentence.start, sentence.start + 24))) yieldTo(marks, stances.aim, sentence);
}

const alike =
  /^\W*(?:et )?(?:(?:le|la|les|un|une|du|de la|l'|de l'|mon|ma|mes) ?)?[^,;.:!?]{2,40}? (?:aussi|egalement|non plus|de meme|pareillement)\W*$/;

/** « Le SSIAP me manque encore ; la vidéo aussi »: what has no verb of its own is as what stands before. */
function markAlike(marks: Uint8Array, folded: string, sentence: Stretch): void {
  partsOf(folded, sentence).forEach((part) => {
    const before = marks[part.start - 3];
    if (before !== stances.lack && before !== stances.aim) return;
    if (part.end - part.start < 60 && alike.test(folded.slice(part.start, part.end))) yieldTo(marks, before, part);
  });
}

/** « Mon atout ? Une formation validée, l’habitude de … »: said of whom the question was about. */
function answersOfMine(folded: string, before: Sentence | undefined): boolean {
  return before !== undefined && /\b(?:mon|ma|mes|je|j')\b[^?]*\?\s*$/.test(folded.slice(before.start, before.end));
}

/** A sentence cut where a statement of its own begins: « … ; neuf personnes, le compte est bon ». */
function partsOf(folded: string, { start, end }: Stretch): Stretch[] {
  const cuts = [...folded.slice(start, end).matchAll(/; ?/g)].map(({ index, 0: { length } }) => start + index + length);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

const behind = /, (?:et|mais) (?=[^.;:!?\n]{2,100}, (?:moi,? )?je n(?:e |'))/g;

/** « …, et le natif, Swift ou Kotlin, je ne l’ai pas abordé »: a topic of its own behind « et », of which something is lacked. */
function topicsBehind(folded: string, { start, end }: Stretch): Stretch[] {
  return [...folded.slice(start, end).matchAll(behind)].map(({ index, 0: { length } }) => ({
    start: start + index + length,
    end,
  }));
}

/** Whether a sentence has a name that is the candidate’s: of a house, a school, a tool. */
function namesOwn({ text, tokens }: Reading, { start, end }: Stretch, isOwn: (key: string) => boolean): boolean {
  return tokens
    .slice(tokenAt(tokens, start) + 1, tokenAt(tokens, end))
    .some((token) => /\p{Lu}/u.test(text[token.start] ?? '') && isOwn(token.key));
}

function yieldTo(marks: Uint8Array, stance: Stance, { start, end }: Stretch): void {
  const mayYield = (mark: number | undefined) =>
    mark === stances.self || (stance === stances.aim && mark !== stances.lack);
  for (let place = start; place < end; place++) if (mayYield(marks[place])) marks[place] = stance;
}

const addressee =
  /^[ \t]*(?:chere?s?|madame|monsieur|mme|m\.|a l'attention|service|direction|departement|pole)\b[^\n]*/gm;

/** « Service recrutement », « Madame la Cheffe d’établissement »: whom a letter is for is no claim. */
function addressees(head: string): { start: number; end: number }[] {
  return [...head.matchAll(addressee)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
}

const greeting =
  /(?:^|[.!?\n] ?)(?:bonjour|bonsoir|cher|chere|chers|madame|monsieur|mesdames|messieurs|mme)\b[a-z -]{0,48}(?=[,!\n]|$)/g;

/** « Bonjour Madame Courtade, votre annonce … »: whom one greets on the way is no claim. */
function greetings(folded: string): { start: number; end: number }[] {
  return [...folded.matchAll(greeting)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}

const houses =
  /(?:^|[:.!?\n] ?)(?:l'|le |la |les |un |une |cet? |cette )(hopital|clinique|usine|fonderie|laiterie|biscuiterie|banque|mairie|commune|ville|ecole|lycee|college|creche|residence|hotel|restaurant|cabinet|magasin|entrepot|domaine|exploitation|etude|musee|theatre|librairie|boulangerie|pharmacie|garage|atelier|chantier|site|port|foyer|cooperative|mutuelle|collectivite|metropole|departement|etablissement|maison)\b(?! (?:m'|ou j))/g;

/** « Un hôpital ne ferme jamais »: a house of a kind the candidate never worked in is the employer’s. */
function houseCues({ folded }: Reading, isOwn: (key: string) => boolean): Cue[] {
  return [...folded.matchAll(houses)].flatMap(({ index, 0: written, 1: house = '' }): Cue[] => {
    const start = index + written.search(/[a-z]/);
    return isOwn(house) ? [] : [{ kind: 'they', start, end: index + written.length }];
  });
}

/** « l’association Les Mains Douces », which is one’s own: no house of the offer’s. */
function namesOwnHouse(
  { text, tokens }: Reading,
  { kind, isName, end }: Cue,
  isOwn: (key: string) => boolean,
): boolean {
  if (kind !== 'they' || isName) return false;
  const next = tokenAt(tokens, end);
  return tokens.slice(next, next + 3).some(({ key, start }, index, name) => {
    const isWritten = /\p{Lu}/u.test(text[start] ?? '') && start - (index > 0 ? (name[index - 1]?.end ?? 0) : end) <= 1;
    return isWritten && key.length > 3 && isOwn(key);
  });
}

function employerCues(text: string, employer: RegExp | null): Cue[] {
  if (!employer) return [];
  return [...text.matchAll(employer)].flatMap(({ index, 0: { length } }): Cue[] => {
    // « chez », « pour », « de » …: what was done there is told elsewhere.
    const governed = /(?:chez|pour|par|avec|de|d['’]|à|au|aux|du|sein de|en|dans) ?$/iu.test(
      text.slice(Math.max(0, index - 12), index),
    );
    return governed ? [] : [{ kind: 'they', start: index, end: index + length, isName: true }];
  });
}

/** « Le Grand Mont-Joly est … »: a sentence that opens with a name only the offer tells speaks of the employer. */
function leadingName(
  { text, tokens }: Reading,
  { from, to }: Sentence,
  isOffers: (token: number) => boolean,
): Cue | null {
  const determined = /^(?:le|la|l|les)$/.test(tokens[from]?.key ?? '');
  let index = determined ? from + 1 : from;
  const first = index;
  const isNamed = (at: number) => /\p{Lu}/u.test(text[tokens[at]?.start ?? 0] ?? '') && isOffers(at);
  while (index < to && isNamed(index) && (index === first || /^[ '&-]{1,3}$/.test(gapBefore(text, tokens, index))))
    index++;
  const next = tokens[index];
  if (index - first < (determined ? 1 : 2) || !next || index >= to) return null;
  return { kind: 'they', start: (tokens[from] as Token).start, end: (tokens[index - 1] as Token).end };
}

function gapBefore(text: string, tokens: readonly Token[], index: number): string {
  return text.slice((tokens[index - 1] as Token).end, (tokens[index] as Token).start);
}

/** « …, contre une semaine sur six chez vous »: the employer’s, told beside one’s own. */
const besideMine =
  /\b(?:contre|au lieu d[eu']|plutot que|la ou vous|quand vous) ?(?:(?!\b(?:je|j'|mon|ma|mes|chez moi)\b)[^,;:.!?\n]){2,60}? (?:chez vous|dans votre [a-z]+|(?:pour|a|sur) (?:ce|votre) poste)\b/g;

/** « mon expérience au service de la Fonderie … », « un permis, nécessaire aux déplacements »: whom or what it is for is theirs. */
const forThem =
  /(?<=\bmett[a-z]* [^.;:!?\n]{2,100})\bau service (?:de |du |des |d')(?!mon |ma |mes )[^,;.:!?\n]{2,80}|\b(?:necessaire|requis|indispensable|exige)e?s? (?:a |aux? |pour )(?!mon |ma |mes |moi\b)[^,;.:!?\n]{2,60}/g;

/** « …, non Pharma », « et IKOS non plus », « le référentiel IRIS ne figure pas parmi … »: what is said not to be one’s own. */
const disowned =
  /(?<=, )(?:et )?non (?:pas )?(?:l'|le |la |les |du |de |d'|un |une )?[a-z\d][^,;.:!?\n]{1,30}(?=[.,;:!?\n]|$)|(?<=, )pas (?:l'|le |la |les )[a-z\d][^,;.:!?\n]{1,30}(?=[.;:!?\n]|$)|(?<=, |\bet )(?:l'|le |la |les )?[a-z\d][a-z\d'-]{1,24}(?: [a-z\d'-]{2,24}){0,2} non plus\b|(?<=^|[.;:!?\n] ?|, )[^.;:!?\n,]{3,70} ne (?:figur|compt)\w* pas (?:parmi|dans|au nombre)\b[^.;:!?\n]*|(?<=^|[.;:!?\n] ?)[^.;:!?\n]{3,70}, ce n'est pas (?:dans |parmi )?(?:ce que j|quelque chose que j)[^.;:,!?\n]*/g;

const quoted = /[«"“] ?([^«»"“”\n]{6,120}?) ?[»"”]/g;

/** « Les marges qui respirent »: words of the offer between quotation marks are the employer’s. */
function quotations(folded: string, isOfferPhrase: (said: string) => boolean): { start: number; end: number }[] {
  return [...folded.matchAll(quoted)].flatMap(({ index, 0: written, 1: said = '' }) =>
    isOfferPhrase(said.replace(/[.,!… ]+$/, '')) ? [{ start: index, end: index + written.length }] : [],
  );
}

function* subjectLines(folded: string): Generator<{ start: number; end: number }> {
  for (const match of folded.matchAll(
    /(?:^|\n) {0,4}(?:objet|ref|reference|pj|p\.j\.|a l'attention)\b ?[.:]?[^\n]{0,300}/g,
  ))
    yield { start: match.index, end: match.index + match[0].length };
}
