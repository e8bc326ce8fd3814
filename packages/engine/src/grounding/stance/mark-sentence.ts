import type { Reading, Sentence } from '../text/read-text.ts';
import type { Cue } from './cues.ts';
import { type Stance, stances } from './stance.ts';
import { summedUp } from './theirs-by-name.ts';

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

/** Goes through a sentence from cue to cue: each says of whom is spoken behind it, and may tell of what stood before. */
export function markSentence(
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
  if (cue.kind === 'mineToo' && !isOfHouse(folded, sentence, cue))
    claimBefore(marks, folded, cue.start, sentence, previous);
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
  if (kind === 'maybe' && state.told && state.stance === stances.self) return;
  // « Kafka circule dans mes projets, si bien que votre architecture ne me dépaysera pas »
  if (kind === 'maybe' && state.owned && folded.startsWith('ne ', start)) return;
  const since = wishedSince(folded, state, { kind, start }, sentence);
  const whole = since === null ? state : { ...state, told: false, since };
  if (back !== undefined) fillBack(marks, whole, start, back);
  fillBeforeAside(marks, folded, start, sentence.start, back);
  if ((back === stances.lack || kind === 'aimBefore') && whole.told && whole.stance === stances.self)
    fillSubject(marks, folded, start, back as Stance);
  if (kind === 'youBefore' && state.stance === stances.self) fillPhrase(marks, folded, start);
}

/** Where begins what a turn of phrase behind it makes a wish, where that is not what stands before it alone; else null. */
function wishedSince(
  folded: string,
  state: State,
  { kind, start }: Pick<Cue, 'kind' | 'start'>,
  sentence: Sentence,
): number | null {
  // « Des bureaux dans ma ville : l’équilibre me conviendrait »: nobody said « je », all of it is the wish.
  const isWhole =
    (kind === 'aimBefore' || kind === 'maybe' || (kind === 'lackBefore' && folded.startsWith('je ', start))) &&
    !state.spoke &&
    !/^\W*(?:mon|ma|mes) /.test(folded.slice(sentence.start, sentence.start + 8));
  if (isWhole) return sentence.start;
  return kind === 'aimBefore' ? statementSince(folded, sentence.start, start) : null;
}

/** « … : expliquer une consigne à un service me conviendrait »: where what is wished for begins behind a colon; null elsewhere. */
function statementSince(folded: string, from: number, at: number): number | null {
  const lead = folded.slice(Math.max(from, at - 160), at);
  const wished =
    /[:;] (?=[a-z]{3,}(?:er|ir|oir|re) [^:;.]*$)(?!.*\b(?:je|mon|ma|mes|nous)\b)(?!.*\b[jm]')[^:;.]*$/.exec(lead);
  return wished ? at - lead.length + wished.index + 2 : null;
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

/** « Le BRC, que votre annonce présente comme un plus, m’est étranger »: the subject stands before what is told of them. */
function fillBeforeAside(
  marks: Uint8Array,
  folded: string,
  end: number,
  from: number,
  stance: Stance | undefined,
): void {
  if (stance !== stances.lack && stance !== stances.aim) return;
  const lead = folded.slice(Math.max(from, end - 240), end);
  const subject =
    /(?:^|[,;:] )([^,;:]{2,80}), (?:que|qu'|dont|comme|ou) ?(?:[a-z]+ ){0,3}(?:vous|votre|vos) [^,;:]{2,70}, (?:[a-z]+ ){0,2}$/.exec(
      lead,
    );
  if (!subject || speaker.test(subject[1] as string)) return;
  const at = end - lead.length + subject.index;
  marks.fill(stance, at, end);
}

const speaker = /\b(?:je|mon|ma|mes|nous|notre|nos)\b|\bj'/;

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
  return /^\W*(?!a l'aise)(?:chez|au sein|a l'|a|dans|en rejoignant|en integrant|avec|pour|[a-z]{3,}(?:er|ir|oir|re)) /.test(
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
    // « Zendesk, en revanche, est un outil que … »: said by the way, of what is still to be told.
    case 'reset':
      return isSelf && !state.told && /, $/.test(folded.slice(cue.start - 2, cue.start)) && folded[cue.end] === ',';
    // « J’aimerais transmettre les éléments de paie »: a task that is wished for, where « transmettre ce que j’ai appris » is one’s own.
    case 'mine':
      return state.stance === stances.aim && (isTask(folded, cue) || isOffered(folded, cue));
    case 'time':
    case 'weakSelf':
      return !isSelf && staysWith(folded, state, cue);
    default:
      return false;
  }
}

const task = /^(?:transmettre|mettre en oeuvre)$/;

function isTask(folded: string, cue: Cue): boolean {
  return task.test(folded.slice(cue.start, cue.end)) && !isOfMine(folded, cue);
}

/** « J’aimerais les mettre au service des écoliers »: what is offered was told before, and behind stands whom it is for. */
function isOffered(folded: string, { start, end }: Cue): boolean {
  return (
    /^mettre (?:au service|a profit)$/.test(folded.slice(start, end)) &&
    /\b(?:l'|la |le |les )$/.test(folded.slice(Math.max(0, start - 4), start))
  );
}

const ofMine =
  /\b(?:mon|ma|mes|notre|nos|ce que|savoir[a-z-]*|experiences?|competences?|connaissances?|expertise|maitrise|pratiques?|gestes?|metier|acquis|appris|methodes?)\b/;

function isOfMine(folded: string, { end }: Cue): boolean {
  return ofMine.test(folded.slice(end, end + 60).split(/[.;:]/)[0] ?? '');
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
      return state.firm && isSelf && !/^(?:je|j'|m|(?:envie|hate)(?:,| d))/.test(folded.slice(cue.start, cue.start + 8))
        ? null
        : stances.aim;
    default:
      return turns[cue.kind] ?? stances.self;
  }
}

/** « …, dont je n’ai que des rudiments, et m’initier … »: by the way, or of what is one’s own. */
function staysWish(folded: string, { kind, start, end }: Cue): boolean {
  if (kind === 'mine' || kind === 'time' || kind === 'lack') return true;
  // « Je souhaite rejoindre votre équipe, forte de vingt personnes, et y encadrer … »
  if (kind === 'you' && /^(?:votre|vos|chez vous|aupres de vous|parmi vous)$/.test(folded.slice(start, end)))
    return true;
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
  return /[,:;()]| - /.test(folded.slice(Math.max(from, to - 200), to));
}

/** « X m’a confié … »: X, were it the offer’s employer, is said to have employed the candidate. */
function claimSubject(marks: Uint8Array, folded: string, at: number, start: number): void {
  // « X, que vous citez, est mon outil »: the subject stands before the clause between commas.
  const aside = /, (?:que|qu'|dont|comme) ?vous [^,;:.]{2,50}, (?:[a-z]+ ){0,2}$/.exec(folded.slice(start, at))?.index;
  const from = Math.max(start, folded.lastIndexOf(',', aside === undefined ? at : start + aside - 1) + 1, at - 120);
  for (let place = from; place < at; place++) if (marks[place] === stances.they) marks[place] = stances.self;
}

/** « Kubernetes m’est inconnu », « encadrer une équipe serait un défi »: what was said before, of nobody yet told. */
function fillBack(marks: Uint8Array, state: State, end: number, stance: Stance): void {
  if (state.told && state.stance === stances.self) return;
  for (let place = state.since; place < end; place++) if (marks[place] === stances.self) marks[place] = stance;
}

/** « L’allemand, utile pour votre agence de Trèves, je le parle »: what something is of use for stays theirs. */
const usefulTo =
  /\b(?:utile|necessaire|precieu\w+|indispensable|parlee?|pratiquee?)s? (?:pour|a|au|dans|chez|aupres d[eu]) (?:votre|vos) [^,;:.]*,? ?$/;

/** « Vous demandez SAP, que je maîtrise »: the employer’s last wish becomes a claim. */
function claimBefore(
  marks: Uint8Array,
  folded: string,
  at: number,
  sentence: Sentence,
  previous: Sentence | undefined,
): void {
  const atStart = at - sentence.start < 4;
  const from = atStart && previous ? previous.start : sentence.start;
  let place = at - 1;
  while (place >= from && marks[place] === stances.self) place--;
  const asked = marks[place];
  if (usefulTo.test(folded.slice(Math.max(from, place - 80), place + 1))) return;
  if (asked !== stances.you && asked !== stances.they && !(atStart && asked === stances.aim)) return;
  for (
    ;
    place >= from && (marks[place] === stances.you || marks[place] === asked || marks[place] === stances.they);
    place--
  )
    marks[place] = stances.self;
}
