import type { Span } from '@coach/contracts/span';
import { tellsLeisure } from '../../cv/lists/tells-leisure.ts';
import { silenceReader } from '../../match/silent-spans.ts';
import { isCommonNoun, isToolName } from '../../skills/tool-name.ts';
import { restored } from '../../writing/restored.ts';
import type { Candidate } from '../candidate.ts';
import { evidenceAt } from '../facts/evidence-at.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { isAside } from '../facts/motive.ts';
import { type Passage, passagesOf } from '../facts/passages.ts';
import { rootsOf } from '../facts/roots-of.ts';
import { actionOf, isNoun, knownVerb, verbOfPresent } from '../french/actions.ts';
import { hasBareNoun } from '../french/bare-noun.ts';
import { isHouse } from '../french/employer-name.ts';
import { isContext } from '../french/is-context.ts';
import { isForeign } from '../french/is-foreign.ts';
import { itemsOf } from '../french/items-of.ts';
import { genderOfTitles } from '../french/job-title.ts';
import { keptThings } from '../french/kept-things.ts';
import { thingsOf } from '../french/things-of.ts';
import { capitalised, typeset, uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, say } from '../piece.ts';
import type { Plan } from './plan.ts';
import { isSentenceOfWork, opensOnWork } from './tells-work.ts';
import { isUntold } from './untold.ts';

/** A line of the CV as the letter has it: a sentence of its writer, a thing with its article, or the line as it stands. */
type Own = { form: 'sentence' | 'thing' | 'item'; piece: Piece; worth: number; place: number };

const mostSentences = 4;
const mostNamed = 6;

/**
 * Lines of the CV that no other sentence tells: a project, a course, a job that was not read as one. In the person’s own
 * words where these are a sentence, else named as what the CV holds. They come before what anyone could say.
 */
export function ownLinesOf({ facts, near, voice }: Plan, others: readonly Candidate[]): Candidate[] {
  const told = new Set(
    others.filter(({ part }) => part !== 'next').flatMap(({ wordings }) => rootsOf(wordings[0]?.text ?? '')),
  );
  const wishes = new Set([...facts.own.wishes, ...facts.own.views].map(({ text }) => text));
  const isSilent = silenceReader(facts.context);
  const studies = Object.entries(facts.input.cv.spans).flatMap(([path, span]) =>
    /^education\.\d+\.(?:degree|school)$/.test(path) ? [span] : [],
  );
  const isStudy = ({ start, end }: Passage) => studies.some((span) => start < span.end && end > span.start);
  // A course told by its name is not told again by its line, nor tools beside one of them.
  const proofs = others.flatMap(({ part, wordings }) =>
    part === 'rest' || part === 'assets' ? (wordings[0]?.evidence ?? []) : [],
  );
  const isProof = ({ start, end, section }: Passage) =>
    proofs.some(
      (one) => one.start >= start && one.end <= end && ((one.end - one.start) * 2 > end - start || section === 'tools'),
    );
  const lastTold = others
    .filter(({ part, order }) => part === 'rest' && order < 20)
    .reduce((last, one) => (one.order >= last.order ? one : last), { order: -1, wordings: [] as Piece[] });
  const offered = new Set(facts.input.offer.text.slice(0, 20_000).split('\n').flatMap(rootsOf));
  const found = passagesOf(facts.context)
    .filter((passage) => !isSilent(passage) && !isStudy(passage) && !isProof(passage) && isNew(passage.text, told))
    .flatMap((passage, place): Own[] => {
      const own = saidOf(facts, passage, offered, lastTold);
      return own && !wishes.has(own.piece.text) && isNew(own.piece.text, told)
        ? [{ ...own, place, worth: worthOf(facts, passage) }]
        : [];
    });
  const best = (isSentence: boolean, most: number) =>
    found
      .filter(({ form }) => (form === 'sentence') === isSentence)
      .sort((one, other) => other.worth - one.worth)
      .slice(0, most)
      .sort((one, other) => one.place - other.place);
  // Jobs, studies and languages have sentences that say more; a CV read without a job has little else.
  const base = near ? 25 : 84;
  const sentences = best(true, mostSentences).map(
    ({ piece }, index): Candidate => ({ part: 'rest', order: 40 + index, weight: base - index, wordings: [piece] }),
  );
  // Beside a job that is told, a line as it stands reads as cut out of the CV.
  const isNamed = ({ form }: Own) => near === null || form === 'thing';
  return [
    ...sentences,
    ...namedOnes(best(false, mostNamed).filter(isNamed), base - 6, near === null ? 'J’ai à mon actif' : leadOf(voice)),
  ];
}

/** What is done once or now and then is not « pratiqué ». */
function leadOf({ turn }: Plan['voice']): string {
  return turn % 2 === 0 ? 'Mon parcours compte aussi' : 'Il y a eu aussi';
}

/** Two of them to a sentence; where the guard doubts one, the other alone. */
function namedOnes(lines: readonly Own[], weight: number, lead: string): Candidate[] {
  const leads = [lead, 'J’y ajoute', 'Et, plus ponctuellement,'];
  return leads.flatMap((opening, index): Candidate[] => {
    const pair = lines.slice(index * 2, index * 2 + 2);
    if (pair.length === 0) return [];
    const groups = pair.length > 1 ? [pair, ...pair.map((one) => [one])] : [pair];
    const place = { part: 'rest', order: 46 + index, weight: weight - index } as const;
    const link = index === 0 ? { key: 'own lines' } : { needs: 'own lines' };
    return [{ ...place, ...link, wordings: groups.map((group) => named(opening, group)) }];
  });
}

function named(lead: string, group: readonly Own[]): Piece {
  const pieces = group.map(({ piece }) => piece);
  if (group.every(({ form, piece }) => form === 'thing' && (group.length < 2 || !piece.text.includes('ainsi qu'))))
    return say`${lead} ${listed(pieces, pieces.some(({ text }) => / et |,/.test(text)) ? ', ainsi que ' : ' et ')}.`;
  const [first, second] = pieces;
  return second && first ? say`${lead} : ${first} ; ${second}.` : say`${lead} : ${first ?? ''}.`;
}

/** Whether most of what it speaks of has not been told. */
function isNew(text: string, told: ReadonlySet<string>): boolean {
  const roots = rootsOf(text);
  return roots.length > 1 && roots.filter((root) => told.has(root)).length * 2 < roots.length;
}

const longestSentence = 38;
const longestLine = 24;

const loose = new Set(['header', 'summary']);

type Said = Pick<Own, 'form' | 'piece'>;

function saidOf(
  { input: { cv }, jobs }: LetterFacts,
  { text, start, end, section }: Passage,
  offered: ReadonlySet<string>,
  lastTold: Pick<Candidate, 'wordings'>,
): Said | null {
  const plain = typeset(restored(text.replace(/^[^\p{L}\d«(]+/u, ''))).replace(/[\s.;,:…]+$/u, '');
  if (isUntold(plain) || isForeign(plain) || isAside(plain) || tellsLeisure([{ text: plain }])) return null;
  const evidence = evidenceAt('cv', cv.text, { start, end });
  if (ownSentence.test(plain)) {
    if (!isSentenceOfWork(plain)) return null;
    const said = sentenceOf(plain);
    // What someone says of themselves before they tell their work is told where it touches the offer.
    const isTold = said !== null && (!loose.has(section) || rootsOf(said).some((root) => offered.has(root)));
    return !isTold ? null : { form: 'sentence', piece: { text: said, evidence } };
  }
  // Above the first heading only what a mark sets apart is a line of work.
  const line = section === 'header' && !/^[^\p{L}\d\s«(]/u.test(text) ? null : lineIn(capitalised(plain));
  const told = line && namedIn(line);
  if (!told) return null;
  const piece = { text: told.text, evidence };
  if (told.form !== 'thing') return { form: told.form, piece };
  return (
    doneThere(jobs, { start, end }, piece) ?? {
      form: told.form,
      piece: withHouse(jobs, { start, end }, piece, lastTold),
    }
  );
}

/** « À la MECS Les Goélands, je m’occupais aussi d’un atelier vidéo. »: a line of a job is told as done there. */
function doneThere(jobs: LetterFacts['jobs'], { start, end }: Span, piece: Piece): Said | null {
  const own = jobs.find(({ missions }) =>
    missions.some(({ evidence }) => evidence.some((one) => one.start < end && one.end > start)),
  );
  const kept = own?.at ? keptThings(piece.text, own.isCurrent) : null;
  if (!own?.at || !kept) return null;
  const clause = kept.replace(/^(j’assur(?:e|ais)|je m’occup(?:e|ais)) /u, '$1 aussi ');
  return {
    form: 'sentence',
    piece: say`${capitalised(own.at)}, ${{ text: clause, evidence: [...piece.evidence, ...own.evidence] }}.`,
  };
}

/** « un atelier vidéo, à la MECS Les Goélands »: told behind another job, it would be read as done there. */
function withHouse(
  jobs: LetterFacts['jobs'],
  { start, end }: Span,
  piece: Piece,
  { wordings }: Pick<Candidate, 'wordings'>,
): Piece {
  const own = jobs.find(({ missions }) =>
    missions.some(({ evidence }) => evidence.some((one) => one.start < end && one.end > start)),
  );
  const isNamed = own?.at && !wordings.some(({ text }) => text.includes(own.at ?? ''));
  return isNamed ? say`${piece}, ${{ text: own.at ?? '', evidence: own.evidence }}` : piece;
}

/** A line with its articles where it is a list of things, else as it stands. */
function namedIn(line: string): { form: Own['form']; text: string } | null {
  // What stands in brackets already cannot hold a list in brackets too.
  const items = itemsOf(line) ?? itemsOf(line.split('\u00a0: ')[0] ?? '');
  if (!items) return null;
  const things = /(?:, | et )(?:\d|(?:une?|deux|trois|quatre|cinq|six) )/u.test(items) ? null : thingsOf(items);
  return things && !hasBareNoun(things) ? { form: 'thing', text: things } : { form: 'item', text: cased(line, items) };
}

/** A sentence that is too long ends before its list. */
function sentenceOf(plain: string): string | null {
  const said = plain.split(' ').length > longestSentence ? (plain.split('\u00a0: ')[0] ?? plain) : plain;
  const words = said.split(' ').length;
  return words < 5 || words > longestSentence || !/^\p{Lu}/u.test(said) ? null : `${said}.`;
}

/** A list that is too long ends at a comma. */
function shortened(line: string): string {
  const words = line.split(' ');
  if (words.length <= longestLine) return line;
  const [kept = ''] = /^.+(?=,)/u.exec(words.slice(0, longestLine).join(' ')) ?? [];
  return kept.split('(').length === kept.split(')').length ? kept : line;
}

/** The line, or what stands behind the head of an entry: « Ferme du Lac, 2024 : semis, plantation et récolte ». */
function lineIn(plain: string): string | null {
  const [, lead = '', tail = ''] = /^([^:]{4,120})\u00a0: ([^:]{12,})$/u.exec(plain) ?? [];
  const own = head.test(lead) || isHouse(lead) ? capitalised(tail) : plain;
  // « veille – avenants – archives »: a list told apart by dashes.
  const line = shortened(/ – [^–]{3,80} – /u.test(own) ? own.replaceAll(' – ', ', ') : own);
  return isLine(line) ? line : null;
}

/** « Je tiens la caisse », « Depuis 2018, je conseille les directeurs ». */
const ownSentence =
  /^(?:[\p{Lu}\d][^:;!?]{3,90}, )?(?:[Jj]e |[Jj]’)(?!(?:n’|ne )|m’appelle|suis (?:disponible|mobile|titulaire|née?))\p{Ll}/u;

/** A date or a house opens the head of an entry; a verb tells of somebody; a place stands behind one’s employer. */
const head =
  /(?:19|20)\d\d\s?(?:[-–—]|à|\/)| [–—-] |^\d(?!\d{0,2} \p{Ll}{4,}s(?!\p{L}))|^\d+ (?:jours|mois|heures|semaines|euros|années)|\d\d[ .]\d\d[ .]\d\d/u;
const finite = /(?<!\p{L})(?:je|j’\p{L}+|m’\p{L}+|me|mon|ma|mes|nous|vous|est|sont|était|ont|a)(?!\p{L})/iu;
const placed = /, (\p{Lu}\p{Ll}[\p{L}’-]*)(?=$|,| \()/gu;

/** A line that opens on work: no role, no verb, no word of place or time, and no name of a house or a town. */
function isLine(plain: string): boolean {
  const words = plain.split(' ');
  const [first = ''] = plain.split(/[\s,(]/);
  if (words.length < 3 || words.length > longestLine || head.test(plain) || finite.test(plain)) return false;
  if (isContext(plain)) return false;
  if (plain === plain.toUpperCase() || / \p{L}$/u.test(plain)) return false;
  if (noThing.test(first) || genderOfTitles([first.toLowerCase()]) !== null) return false;
  // « Publication Coauteur d’un article »: the label of a line.
  const next = words[1] ?? '';
  if (/^\p{Lu}/u.test(next) && genderOfTitles([next.toLowerCase()]) !== null) return false;
  if (!opensOnWork(plain) || isHouse(plain)) return false;
  return [...plain.matchAll(placed)].every(([, name = '']) => isToolName(name) || isCommonNoun(name));
}

/** Who one was has a sentence of its own or none; what is small or measures the time opens no thing. */
const noThing =
  /^(?:agente?s?|membre|bénévole|tutrice|référente?|secouriste|maçon|arbitre|clerc|juriste|\p{L}+iste|\p{L}*(?:naire|caire|étaire)|ide|cheff?e?|jeunes?|public|tous|toutes?|sous|sur|avec|chez|pour|par|dans|puis|selon|depuis|pendant|bien|petite?s?|même|moto|cdi|cdd)$/iu;

/** A noun by its list or its ending. */
function isNounLike(word: string): boolean {
  const lower = word.toLowerCase();
  return isNoun(lower) || actionOf(lower) !== null || /(?:age|ment|tion|sion|ure|logie)s?$/.test(lower);
}

function isThing(word: string): boolean {
  const lower = word.toLowerCase();
  if (knownVerb(lower) !== null) return false;
  if (verbOfPresent(lower) !== null && !isNoun(lower)) return false;
  return isNounLike(lower) || isCommonNoun(lower);
}

/** A name keeps its capital: « Word, Canva », « couture, tricot ». */
function cased(plain: string, items: string): string {
  const [first = ''] = plain.split(/[\s,(]/);
  const isName =
    /^\p{L}+, \p{Lu}/u.test(plain) ||
    (!isNounLike(first) && /^\S+ \p{Lu}/u.test(plain)) ||
    (!isNoun(first) && /^\S+ \d/u.test(plain));
  if (/^\p{Lu}{5,}$/u.test(first) && isThing(first)) return first.toLowerCase() + items.slice(first.length);
  const isPlain = isThing(first) || knownVerb(first.toLowerCase()) !== null;
  return isName || !isPlain ? capitalised(items) : uncapitalised(items);
}

/** What it proves of the offer, and whether it has a figure. */
function worthOf({ context: { requirements } }: LetterFacts, { text, start, end }: Passage): number {
  const proved = requirements.filter(
    ({ proof, state }) => state !== 'missing' && proof && proof.start >= start && proof.end <= end,
  );
  return proved.length * 2 + (/\d/.test(text) ? 1 : 0);
}
