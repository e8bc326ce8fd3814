import type { Span } from '@coach/contracts/span';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { wordRoot } from '../../match/requirements/word-root.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { isToolName } from '../../skills/tool-name.ts';
import { foldText, foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { additionsStart, type Building, capitalised, withoutMarker } from './optimise-cv-building.ts';
import { accented, askedIn, isPlainSpelling, names, offerSpelling, wholeTerm } from './optimise-cv-spelling.ts';

/** An item of the list of skills; `rank` is its place among what the offer asks for. */
export type Item = { text: string; span: Span | null; rank: number };

/** A skill the offer asks for that a task of the CV tells, and the list does not yet: « Encaissement ». */
export function addProved(building: Building, items: Item[], match: RequirementMatch): void {
  const { requirement, span, place } = match;
  if (!span || !match.proof || items.some(({ text }) => names(text, requirement.term))) return;
  if (!isNamedByPerson(building, span) && (place !== 'job' || !isToldAsSkill(building, match, span))) return;
  const text = nameOf(building, match, span);
  if (!isNamedByPerson(building, span) && isNoSkill(text)) return;
  const shared = sharesWord(building, match, text);
  // Told in other words, it is added only where the one is known to be a case of the other.
  const isCase = requirement.kind === 'skill' && names(text, requirement.term) && isWholeItem(building, span, text);
  if (!shared && !isCase) return;
  if (items.some((item) => holdsAll(item.text, text)) || !building.isBorneOut(text)) return;
  items.push({ text, span: null, rank: building.context.requirements.indexOf(match) / 1000 });
  const told = quoteAround(building, span);
  building.changes.push({
    kind: 'added',
    before: null,
    span: null,
    after: text,
    reason: shared
      ? fr`l’offre le demande et votre CV le dit déjà : « ${told} ».`
      : fr`proche de « ${shorten(askedIn(building, match.requirement), 50)} », que l’offre demande ; votre CV le dit déjà : « ${told} ».`,
  });
}

/** « Ascenseurs », « Curative », « 3x8 »: what work was done on, how and when; a skill is work by its noun, or a name. */
function isNoSkill(text: string): boolean {
  if (/\s/.test(text)) return false;
  const word = text.toLowerCase();
  if (/^\d/.test(word) || shift.test(word)) return true;
  const isName = isToolName(text) || /^\p{Lu}[\p{Lu}\d]/u.test(text);
  return !isName && (adjective.test(word) || /[^s]s$|aux$/.test(word)) && !isWork(word);
}

/** When one worked, and where. */
const shift = /^(?:astreinte|roulement|nuit|week-end|qualité|laboratoire|production)s?$/;
const adjective = /(?:ive|ique|euse|elle|ale)s?$/;
const work = /(?:age|ment|tion|sion|ure|ance|ence|erie|ise|aison|logie|graphie)s?$/;

function isWork(word: string): boolean {
  return work.test(word);
}

/** « Je l’ai »: what the person added by its name, with the sentence that proves it. */
function isNamedByPerson(building: Building, span: Span): boolean {
  return span.start >= additionsStart(building) && wholeTerm(quoteOf(building.context.cv.text, span)) !== null;
}

function isToldAsSkill(building: Building, match: RequirementMatch, span: Span): boolean {
  return isWholeName(building, span) && isKnownAs(building, match, span);
}

/** Words that only happen to stand near each other, in a title and its employer, are no name. */
function isWholeName(building: Building, span: Span): boolean {
  const slice = building.context.cv.text.slice(span.start, span.end);
  return !/[\n\t|–—;:•,]| - /.test(slice) && isTold(building, span) && !isCutOut(building, span);
}

/** A lone word is a skill only where the CV speaks of it as one. */
function isKnownAs({ context }: Building, match: RequirementMatch, span: Span): boolean {
  const quote = quoteOf(context.cv.text, span);
  const own = wholeTerm(quote);
  const isKnown = context.mentions.some(
    ({ kind, start, end }) => kind === 'skill' && start === span.start && end === span.end,
  );
  const isLong = tokenise(quote).length > tokenise(offerSpelling({ context }, match)).length + 1;
  if (isLong && own === null) return false;
  return isKnown || (own === null && match.state === 'present' && /\S\s+\S/.test(quote));
}

/** As the offer spells it where the CV says all of that, else as the CV does. */
function nameOf(building: Building, match: RequirementMatch, span: Span): string {
  const quote = quoteOf(building.context.cv.text, span);
  const own = wholeTerm(quote);
  const spelling = offerSpelling(building, match);
  const isSame = own !== null && foldWord(own) === foldWord(match.requirement.term);
  const same = saysAll(quote, spelling) || (isSame && isPlainSpelling(quote, spelling));
  return capitalised(same ? spelling : `${accented(quote)}${qualifierOf(building, span)}`);
}

function quoteOf(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, ' ');
}

/** « Sociale et accompagnement » in « évaluation sociale et accompagnement »: what it belongs to stands before it. */
function isCutOut({ context }: Building, { start }: Span): boolean {
  const { text } = context.cv;
  const inTask = context.bullets.some(({ span }) => start >= span.start && start < span.end);
  if (!inTask || !/\p{Ll}/u.test(text[start] ?? '')) return false;
  const before = /([\p{L}’'-]+) $/u.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  return before !== undefined && !leads.test(foldText(before));
}

/** What may stand before a name: « gestion des stocks », « suivi et facturation ». */
const leads =
  /^(?:.*')?(?:|d|l|a|au|aux|de|du|des|le|la|les|un|une|et|ou|en|sur|sous|par|pour|avec|sans|dont|puis|ses|son|sa)$/;

/** In a task, or in a title that says more than the job: the trade of an employer, « vente à distance », is not what the person did there. */
function isTold({ context }: Building, { start, end }: Span): boolean {
  const within = (span: Span | undefined) => span !== undefined && start >= span.start && end <= span.end;
  return context.jobs.some(({ index, bullets }) => {
    const title = context.cv.spans[`experiences.${index}.title`];
    return bullets.some(({ span }) => within(span)) || (within(title) && start > (title?.start ?? 0));
  });
}

/** Whether what is added has a word of the offer’s own in it. */
function sharesWord(building: Building, match: RequirementMatch, text: string): boolean {
  const [own, words] = [rootsOf(text), rootsOf(`${match.requirement.term} ${askedIn(building, match.requirement)}`)];
  const shared = own.filter((each) => words.includes(each));
  // A phrase that no file knows is told by more than one word of it: « sortie d’école » is not « sortir les poubelles ».
  return match.requirement.kind === 'skill' ? shared.length > 0 : shared.length === own.length || shared.length > 1;
}

function rootsOf(text: string): string[] {
  return meaningfulStems(text).map(wordRoot);
}

/** « Brushings » between commas is a skill; « embauchés » in « accueil des nouveaux embauchés » is a piece of one. */
function isWholeItem({ context }: Building, { start, end }: Span, text: string): boolean {
  const { cv } = context;
  const isName =
    /\p{Lu}/u.test(cv.text[start] ?? '') && /[\p{L},/] $/u.test(cv.text.slice(Math.max(0, start - 2), start));
  if (/\S\s+\S/.test(text) || /^\p{Lu}[\p{Lu}\d]/u.test(text) || isName) return true;
  const before = cv.text.slice(Math.max(0, start - 4), start);
  return (
    /(?:^|[,;:.•\n(–-]\s*|(?<!\p{L})et )$/u.test(before) &&
    /^\s*(?:$|[,;:.)(\n]|et\s)/u.test(cv.text.slice(end, end + 4))
  );
}

/** « Parentérale » behind « nutrition »: a lone word without it would say another trade. */
function qualifierOf({ context }: Building, { start, end }: Span): string {
  if (/\s/.test(context.cv.text.slice(start, end))) return '';
  const next = /^\s(\p{Ll}{4,20})(?!\p{L})/u.exec(context.cv.text.slice(end, end + 24))?.[1] ?? '';
  return /(?:al|ale|aux|ales|iques?|ifs?|ives?|aires?|els?|elles?|euses?|[eé]es?|exes?)$/u.test(next) ? ` ${next}` : '';
}

/** What a line says around a proof, without its bullet. */
function quoteAround({ context }: Building, span: Span): string {
  const line = context.lines.find(({ start, end }) => span.start >= start && span.start < end);
  if (!line) return shorten(context.cv.text.slice(span.start, span.end));
  const upTo = line.text.slice(0, span.start - line.start);
  const told = withoutMarker(line.text.slice(Math.max(0, upTo.lastIndexOf('• '))));
  const at = span.end - line.start - (line.text.length - told.length);
  if (at <= 85) return shorten(told);
  const from = told.indexOf(' ', Math.max(0, at - 70));
  return `…${shorten(told.slice(from), 85)}`;
}

/** Whether an item of the list says all that another would: « EBP Gestion » and « EBP ». */
function holdsAll(item: string, text: string): boolean {
  const told = new Set(meaningfulStems(item));
  const said = meaningfulStems(text);
  return foldWord(item) === foldWord(text) || (said.length > 0 && said.every((each) => told.has(each)));
}

/** Whether a quote holds every word of a name in its order, « connaissance » and the like included. */
function saysAll(quote: string, name: string): boolean {
  const told = tokenise(quote).map(({ stem }) => stem);
  const asked = tokenise(name).filter(({ start, end }) => end - start >= 4 || /\p{Lu}/u.test(name.slice(start, end)));
  let from = 0;
  return asked.every(({ key }) => {
    const at = told.indexOf(stem(key), from);
    from = at + 1;
    return at >= 0;
  });
}
