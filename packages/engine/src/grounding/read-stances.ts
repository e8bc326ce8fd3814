import type { Token } from '../text/tokenise.ts';
import { type Cue, findCues } from './cues.ts';
import { topicStance } from './fronted-topics.ts';
import { frameEnd } from './letter-frame.ts';
import { openingOfAnybody, preludeOf } from './openings.ts';
import { type Reading, type Sentence, tokenAt } from './read-text.ts';
import { type Stance, stances } from './stance.ts';
import type { Stretch } from './stretch.ts';
import { isOfNamed, summedUp } from './theirs-by-name.ts';
import { unspokenStance } from './unspoken-stance.ts';

/** `spoke`: somebody said « je » since the sentence began; `owned`: or called something theirs. */
type State = {
  stance: Stance;
  firm: boolean;
  told: boolean;
  spoke: boolean;
  since: number;
  wished?: boolean;
  owned?: boolean;
};

/** For each character of a text, of whom it speaks. What no turn of phrase tells is said of the candidate. */
export function readStances(
  reading: Reading,
  employer: RegExp | null,
  isOffers: (token: number) => boolean,
  isOwn: (key: string) => boolean,
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
    const answersMine = answersOfMine(folded, sentences[index - 1]);
    if (!answersMine) markUnspoken(marks, reading, sentence, meant, { isLetter, isOwn, isOffers });
  });
  marks.fill(stances.frame, 0, frame);
  for (const { start, end } of [...addressees(folded.slice(0, frame)), ...greetings(folded)])
    marks.fill(stances.aim, start, end);
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

/** « Mon atout ? Une formation validée, l’habitude de … »: said of whom the question was about. */
function answersOfMine(folded: string, before: Sentence | undefined): boolean {
  return before !== undefined && /\b(?:mon|ma|mes|je|j')\b[^?]*\?\s*$/.test(folded.slice(before.start, before.end));
}

/** A sentence cut where a statement of its own begins: « … ; neuf personnes, le compte est bon ». */
function partsOf(folded: string, { start, end }: Stretch): Stretch[] {
  const cuts = [...folded.slice(start, end).matchAll(/; ?/g)].map(({ index, 0: { length } }) => start + index + length);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
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

function* subjectLines(folded: string): Generator<{ start: number; end: number }> {
  for (const match of folded.matchAll(
    /(?:^|\n) {0,4}(?:objet|ref|reference|pj|p\.j\.|a l'attention)\b ?[.:]?[^\n]{0,300}/g,
  ))
    yield { start: match.index, end: match.index + match[0].length };
}

function markSentence(
  marks: Uint8Array,
  { folded }: Reading,
  sentence: Sentence,
  cues: readonly Cue[],
  previous: Sentence | undefined,
): void {
  let state: State = { stance: stances.self, firm: false, told: false, spoke: false, since: sentence.start };
  let at = sentence.start;
  for (const cue of cues) {
    marks.fill(state.stance, at, cue.start);
    at = Math.max(at, cue.start);
    state = turn(marks, folded, state, cue, sentence, previous);
  }
  marks.fill(state.stance, at, sentence.end);
}

function isStillOwned({ owned }: State, { kind }: Cue): boolean {
  return kind === 'mine' || (owned === true && kind !== 'reset');
}

function turn(
  marks: Uint8Array,
  folded: string,
  state: State,
  cue: Cue,
  sentence: Sentence,
  previous: Sentence | undefined,
): State {
  const back = backward[cue.kind] ?? (cue.kind === 'aim' && leadsOn(folded, sentence) ? stances.aim : undefined);
  if (cue.kind === 'maybe') sumUp(marks, folded, state, cue, sentence);
  lookBack(marks, folded, state, cue, sentence, back);
  if (cue.kind === 'mineToo' && !isOfHouse(folded, sentence, cue)) claimBefore(marks, cue.start, sentence, previous);
  const isOwned =
    cue.kind === 'mine' &&
    state.stance === stances.they &&
    owned.test(folded.slice(Math.max(sentence.start, cue.start - 40), cue.start));
  if (isOwned || (cue.kind === 'firm' && folded[cue.start] === 'm'))
    claimSubject(marks, folded, cue.start, sentence.start);
  const stance = stanceAfter(folded, state, cue);
  const spoke = state.spoke || cue.kind === 'self' || cue.kind === 'firm';
  const calls = isStillOwned(state, cue);
  if (stance === null) return { ...state, spoke, owned: calls };
  const wished = stance === stances.aim || (state.wished === true && staysWish(folded, cue));
  return {
    stance,
    firm: cue.kind === 'firm',
    told: cue.kind !== 'reset',
    spoke,
    since: cue.start,
    wished,
    owned: calls,
  };
}

function sumUp(marks: Uint8Array, folded: string, state: State, { start }: Cue, sentence: Sentence): void {
  const since = summedUp(folded, sentence, start);
  if (since !== null) fillBack(marks, { ...state, told: false, since }, start, stances.aim);
}

/** « Votre biscuiterie, je la connais … »: whom one knows is claimed for no skill. */
function isOfHouse(folded: string, { start }: Sentence, { start: at }: Cue): boolean {
  return (
    /^\W*(?:votre|vos) /.test(folded.slice(start, start + 8)) &&
    /^je (?:la|le|les) connai/.test(folded.slice(at, at + 14))
  );
}

function lookBack(
  marks: Uint8Array,
  folded: string,
  state: State,
  { kind, start }: Cue,
  sentence: Sentence,
  back: Stance | undefined,
): void {
  // « Des bureaux dans ma ville : l’équilibre me conviendrait »: nobody said « je », all of it is the wish.
  const isWish =
    (kind === 'aimBefore' || kind === 'maybe' || (kind === 'lackBefore' && folded.startsWith('je ', start))) &&
    !state.spoke &&
    !/^\W*(?:mon|ma|mes) /.test(folded.slice(sentence.start, sentence.start + 8));
  if (kind === 'maybe' && state.told && state.stance === stances.self) return;
  // « Kafka circule dans mes projets, si bien que votre architecture ne me dépaysera pas »
  if (kind === 'maybe' && state.owned && folded.startsWith('ne ', start)) return;
  const whole = isWish ? { ...state, told: false, since: sentence.start } : state;
  if (back !== undefined) fillBack(marks, whole, start, back);
  if ((back === stances.lack || kind === 'aimBefore') && whole.told && whole.stance === stances.self)
    fillSubject(marks, folded, start, back as Stance);
  if (kind === 'youBefore' && state.stance === stances.self) fillPhrase(marks, folded, start);
}

/** « …, moins que les 900 000 euros dont vous parlez »: what the relative clause is about, and no more, is the employer’s. */
function fillPhrase(marks: Uint8Array, folded: string, end: number): void {
  const from = Math.max(0, end - 60);
  // « Je possède le diplôme que vous exigez »
  if (had.test(folded.slice(Math.max(0, end - 110), end))) return;
  const phrase =
    /(?<=[ ,'(]|^)(?:les|des|aux|du|le|la|l'|au) ?(?!.*(?:[ ,'(](?:les|des|aux|du|le|la|au) |[,;:]))[^,;:]*$/.exec(
      folded.slice(from, end),
    );
  if (phrase) marks.fill(stances.they, from + phrase.index, end);
}

const had =
  /\b(?:je (?:possede|detiens|maitrise|pratique|remplis|dispose)|j'ai|j'avais|titulaire|detent\w+|munie?|obtenu\w*|dotee?) [^,;:.!?\n]*$/;

/** « …, et l’espagnol serait à commencer »: the subject behind the last break, whatever was claimed before it. */
function fillSubject(marks: Uint8Array, folded: string, end: number, stance: Stance): void {
  const from = Math.max(0, end - 70);
  const subject = /(?:[,;:] (?:et |mais )?| et | mais )(?=(?:l'|le |la |les |un |une )[^,;:.\n]{2,50}$)/.exec(
    folded.slice(from, end),
  );
  if (subject) marks.fill(stance, from + subject.index + subject[0].length, end);
}

/** « … est mon outil », « … fait partie de mes »: what was named is claimed. */
const owned =
  /\b(?:est|sont|etait|reste|restent|devenue?|fait partie de|font partie de|compte parmi|figure parmi|rythme\w*|accompagne\w*) (?:\w{1,10} ){0,2}$/;

const backward: Partial<Record<Cue['kind'], Stance>> = {
  lackBefore: stances.lack,
  aimBefore: stances.aim,
  maybe: stances.aim,
  youBefore: stances.they,
};

/** « Chez vous … », « À Lyon, je souhaite … », « Encadrer une équipe … »: an opening that waits for its verb. */
function leadsOn(folded: string, { start }: Sentence): boolean {
  return /^\W*(?:chez|au sein|a l'|a|dans|en rejoignant|en integrant|avec|pour|[a-z]{3,}(?:er|ir|oir|re)) /.test(
    folded.slice(start, start + 40),
  );
}

const turns: Partial<Record<Cue['kind'], Stance>> = {
  you: stances.you,
  lack: stances.lack,
  lackBefore: stances.lack,
  aimBefore: stances.aim,
  maybe: stances.aim,
  infinitive: stances.aim,
  youBefore: stances.they,
};

function changesNothing(folded: string, state: State, cue: Cue): boolean {
  const isSelf = state.stance === stances.self;
  switch (cue.kind) {
    // « Mon parcours vous apportera … »: what is promised of oneself is claimed.
    case 'maybe':
      return isSelf && state.told;
    case 'infinitive':
      return !state.wished;
    case 'time':
    case 'weakSelf':
      return !isSelf && staysWith(folded, state, cue);
    default:
      return false;
  }
}

/** The stance after a cue; null where it changes nothing. */
function stanceAfter(folded: string, state: State, cue: Cue): Stance | null {
  const isSelf = state.stance === stances.self;
  if (changesNothing(folded, state, cue)) return null;
  switch (cue.kind) {
    case 'time':
    case 'weakSelf':
      return stances.self;
    case 'they':
      return mayTurnToPost(folded, state, cue) ? stances.they : null;
    case 'reset':
      // « … : » ends an avowal, and nothing else.
      return folded[cue.end - 1] === ':' && state.stance !== stances.lack ? null : stances.self;
    case 'aim':
      return state.firm && isSelf && !/^(?:je|j'|m|envie d|hate d)/.test(folded.slice(cue.start, cue.start + 8))
        ? null
        : stances.aim;
    default:
      return turns[cue.kind] ?? stances.self;
  }
}

/** « …, dont je n’ai que des rudiments, et m’initier … »: by the way, or of what is one’s own. */
function staysWish(folded: string, { kind, start }: Cue): boolean {
  if (kind === 'mine' || kind === 'time' || kind === 'lack') return true;
  return /\b(?:dont|que|qui|ou|lesquell?e?s?) $|\bqu'$/.test(folded.slice(Math.max(0, start - 10), start));
}

/** « Vous cherchez un cuisinier diplômé »: without a break, a loose turn of phrase is still of whom was spoken. */
function staysWith(folded: string, { stance, since }: State, { kind, start }: Cue): boolean {
  return (kind === 'weakSelf' || stance !== stances.aim) && !breaksOff(folded, since, start);
}

function mayTurnToPost(folded: string, { stance, told }: State, { start, end }: Cue): boolean {
  if (stance === stances.you) return false;
  return stance !== stances.self || !told || bridging.test(folded.slice(start, end));
}

const bridging = /^(?:correspond|convien|en adeq|candidat)/;

/** Since a cue, a comma, colon or bracket: what follows is no longer said of the same one. */
function breaksOff(folded: string, from: number, to: number): boolean {
  return /[,:;()–—]/.test(folded.slice(Math.max(from, to - 200), to));
}

/** « X m’a confié … »: X, were it the offer’s employer, is said to have employed the candidate. */
function claimSubject(marks: Uint8Array, folded: string, at: number, start: number): void {
  const from = Math.max(start, folded.lastIndexOf(',', at) + 1, at - 120);
  for (let place = from; place < at; place++) if (marks[place] === stances.they) marks[place] = stances.self;
}

/** « Kubernetes m’est inconnu », « encadrer une équipe serait un défi »: what was said before, of nobody yet told. */
function fillBack(marks: Uint8Array, state: State, end: number, stance: Stance): void {
  if (state.told && state.stance === stances.self) return;
  for (let place = state.since; place < end; place++) if (marks[place] === stances.self) marks[place] = stance;
}

/** « Vous demandez SAP, que je maîtrise »: the employer’s last wish becomes a claim. */
function claimBefore(marks: Uint8Array, at: number, sentence: Sentence, previous: Sentence | undefined): void {
  const atStart = at - sentence.start < 4;
  const from = atStart && previous ? previous.start : sentence.start;
  let place = at - 1;
  while (place >= from && marks[place] === stances.self) place--;
  const asked = marks[place];
  if (asked !== stances.you && asked !== stances.they && !(atStart && asked === stances.aim)) return;
  for (
    ;
    place >= from && (marks[place] === stances.you || marks[place] === asked || marks[place] === stances.they);
    place--
  )
    marks[place] = stances.self;
}
