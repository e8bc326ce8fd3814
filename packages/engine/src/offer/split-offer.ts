import { titleLikeness } from '../cv/sections/judge-part.ts';
import { tokenise } from '../text/tokenise.ts';
import { once } from '../text/while-reading.ts';
import { withForms } from './announced-form.ts';
import { dutyVerb, type VerbForm } from './duty-verbs.ts';
import { headingPart, labelledPart } from './heading-part.ts';
import { inlinePart, leadsToApplying } from './inline-part.ts';
import { isDutyProse } from './is-duty-prose.ts';
import { leadsList, leadsToDuties, leadsUnheaded, listsActions, namesTask } from './leads-to-duties.ts';
import { niceCueIn } from './nice-cue.ts';
import { offerLines, type RawLine } from './offer-lines.ts';
import type { OfferPart } from './offer-part.ts';
import { unlistedPart } from './unlisted-heading.ts';

export type { OfferPart } from './offer-part.ts';
/** A line of the offer with the part of the offer it belongs to; `start`/`end` index the text. */
export type OfferLine = {
  start: number;
  end: number;
  text: string;
  folded: string;
  part: OfferPart;
  heading: boolean;
  bullet: boolean;
  /** How the line above a bullet speaks to the reader: « tu : ». */
  form?: VerbForm;
  /** Whether it is one of the unmarked items below a heading of demands. */
  item?: true;
};

/** Cuts an offer into lines and says what each is about, by the headings above it and by its own words. */
export const splitOffer = once(linesWithParts);

function linesWithParts(text: string): readonly OfferLine[] {
  const lines = offerLines(text);
  const heads = lines.map((line, index) => (isHook(line, index) ? null : headingPart(line, lines[index + 1])));
  const unheaded = !lines.some((line, index) => heads[index] === 'missions' || opensMissions(line));
  const asked = Math.max(heads.lastIndexOf('missions'), heads.lastIndexOf('profile'));
  const place: Place = { part: 'header', parent: 'header', headed: false, led: false, unheaded };
  const parted = lines.map((line, index) => {
    if (leadsList(line, lines, index, place.part) || (unheaded && leadsUnheaded(line, lines, index, place.part)))
      lead(place);
    const isButton = heads[index] === 'process' && index < asked && atTop.has(place.part);
    const own = ownHeading(lines, index, heads, place);
    const headed = own ?? (isButton ? null : heads[index]) ?? announcedWishes(line);
    if (headed) open(place, headed);
    // No heading says where the list below it ends: a paragraph behind it may demand.
    if (own === 'missions') place.led = true;
    const part = headed ?? (isButton ? place.part : partOf(line, lines[index - 1], index, place));
    place.headed = headed !== null;
    return { ...line, part, heading: headed !== null };
  });
  return withItems(withForms(withDuties(unheaded ? withPlainDuties(parted) : parted, unheaded)));
}

/** What a heading of the employer’s own words opens, unless the reading is there already. */
function ownHeading(
  lines: readonly RawLine[],
  index: number,
  heads: readonly (OfferPart | null)[],
  { part }: Place,
): OfferPart | null {
  const known = heads[index];
  if (
    (part === 'header' && (index < 3 || titleLikeness((lines[index] as RawLine).text) > 0)) ||
    (known && known !== 'perks' && known !== 'company')
  )
    return null;
  if (announcedWishes(lines[index] as RawLine)) return null;
  const own = unlistedPart(lines, index, heads);
  if (known && own !== 'missions') return null;
  return own === part || (own === 'profile' && part === 'nice') ? null : own;
}

/** « Tu as faim de boulot ? » at the top calls the reader, and heads nothing. */
function isHook({ folded }: RawLine, index: number): boolean {
  return index < 3 && /^[^a-z]*(?:tu|vous|toi|envie|marre|pret|besoin|fan|passionn)\b.*\?$/.test(folded);
}

/** « Candidater » above the duties is a button of the page, and heads nothing. */
const atTop: ReadonlySet<OfferPart> = new Set<OfferPart>(['header', 'intro']);

/**
 * The part the reading is in, the one to come back to after a list of wishes, whether a heading came last, whether a
 * plain line led to the duties, and whether no heading in all the offer does.
 */
type Place = { part: OfferPart; parent: OfferPart; headed: boolean; led: boolean; unheaded: boolean };

function open(place: Place, part: OfferPart): void {
  place.part = part;
  place.led = false;
  if (part !== 'nice') place.parent = part;
}

/** Opens the duties where no heading does: what is demanded below them is told by its own words. */
function lead(place: Place): void {
  open(place, 'missions');
  place.led = true;
}

/** « Missions : accueil, standard » */
function opensMissions({ text }: RawLine): boolean {
  const labelled = labelledPart(text);
  return labelled?.part === 'missions' && labelled.lasting;
}

/** « Ce serait un plus si vous avez : » announces wishes, one on each line. */
function announcedWishes({ folded, bullet }: RawLine): OfferPart | null {
  return !bullet && folded.length < 90 && /:\s*$/.test(folded) && niceCueIn(folded) !== null ? 'nice' : null;
}

/** The part of a line without heading: its own label's, a conditions line's, or the open one. */
function partOf(line: RawLine, before: RawLine | undefined, index: number, place: Place): OfferPart {
  const labelled = labelledPart(line.text);
  if (place.part === 'nice' && tellsPerks(line, before)) open(place, 'perks');
  if (labelled?.lasting) open(place, labelled.part);
  else if (leadsToDuties(line, place.part)) lead(place);
  else if (closesOffer(line, index)) open(place, 'process');
  else if (place.part === 'header' && index > 0 && (isProse(line.text) || index > 8)) place.part = 'intro';
  const inline = inlineOf(line, place) ?? labelledAs(line, place.part, labelled?.part);
  if (inline === 'process' && !early.has(place.part) && leadsToApplying(line.folded)) place.part = 'process';
  // An advertisement of two lines begins with who seeks whom, whatever else stands beside it.
  if (index === 0 && inline === 'perks' && line.text.length > 60) return place.part;
  return inline ?? continued(line, before, place);
}

/** « Les petits plus » above the pay or the health insurance heads what the employer gives, and no wishes. */
function tellsPerks({ folded }: RawLine, before: RawLine | undefined): boolean {
  const isHeading = before !== undefined && before.text.length < 40 && /\bplus\b/.test(before.folded);
  return isHeading && niceCueIn(folded) === null && inlinePart(folded) === 'perks';
}

/** The part that is open, unless the line tells duties or comes after the list of wishes. */
function continued(line: RawLine, before: RawLine | undefined, place: Place): OfferPart {
  if (early.has(place.part) && isDutyProse(line.folded)) return 'missions';
  if (place.unheaded && atTop.has(place.part) && listsActions(line.folded)) return 'missions';
  if (place.part === 'process' && (line.bullet || demanded.test(line.folded))) place.part = place.parent;
  const leaves = !place.headed && (line.gap || before?.bullet === true);
  if (place.part === 'nice' && leaves && !line.bullet && niceCueIn(line.folded) === null) place.part = place.parent;
  return place.part;
}

/** Above the parts an address closes nothing; below, plain lines behind it tell how one is chosen. */
const early: ReadonlySet<OfferPart> = new Set<OfferPart>(['header', 'intro', 'company']);

/** « Conditions : être titulaire du baccalauréat » demands; « Recrutement : vous recevez les candidats » is a duty. */
function labelledAs({ folded }: RawLine, open: OfferPart, part: OfferPart | undefined): OfferPart | null {
  if (part === 'process' && open === 'missions' && /:\s*(?:vous|tu)\s/.test(folded.slice(0, 50))) return null;
  return part && open !== 'process' ? (demandAmong(folded, part) ?? part) : null;
}

/** What a line is about by its own words. */
function inlineOf(line: RawLine, { part, led }: Place): OfferPart | null {
  const told =
    demandAmong(line.folded, led && !line.bullet ? 'intro' : part) ??
    (tellsDuty(line, part) ? null : inlinePart(line.folded, line.bullet && part === 'missions'));
  return told ?? (!line.bullet && isPitch(line.folded) ? 'company' : null);
}

/** « de suivre les contrats » among the duties. */
const leadingOf = /^(?:de |d')(?:en )?(?=[a-z]+(?:er|ir|re)\b)/;

/** « Encaisser les titres-restaurant », « mesurez l’audience et tenez le budget (90 K€) »: a duty that names a perk. */
function tellsDuty({ folded, bullet }: RawLine, part: OfferPart): boolean {
  if (!bullet || part !== 'missions') return false;
  const [first] = tokenise(folded.slice(0, 60).replace(leadingOf, '')).map(({ key }) => key);
  return (['infinitive', 'you', 'thou'] as const).some((form) => dutyVerb(first ?? '', form) !== null);
}

/** « Parce que nous croyons … », « Un mot sur la maison : … »: the employer speaks of itself, and asks for nothing. */
function isPitch(folded: string): boolean {
  if (!pitch.test(folded) || demanded.test(folded)) return false;
  return ![...folded.slice(0, maxPitch).matchAll(/\b(?:vous|tu) (\w{3,20})/g)].some(
    ([, verb = '']) => knows.test(verb) || dutyVerb(verb, 'you') !== null || dutyVerb(verb, 'thou') !== null,
  );
}

/** How much of a line is looked through for what « vous » do. */
const maxPitch = 600;
const knows = /^(?:maitris|conna|sav|sai|dispos|justifi|av)/;
const pitch =
  /^(?:pourquoi nous(?! (?:recrut|cherch|recherch|avons besoin))|parce (?:que (?:nous|notre|nos|l'entreprise|chaque|la maison)|qu'(?:ici|on|une?))\b|un mot sur (?:la|le|l'|notre)|notre (?:client|entreprise|groupe|maison) n'est pas|chaque nouvel(?:le)? (?:arrivant|recrue|collabora)|nous (?:croyons|sommes convaincus))|n'existent? que grace a|des (?:femmes et des hommes|hommes et des femmes) (?:engage|passionn)/;

const demanded =
  /\betre titulaire d|(?:diplom|permis [a-e]\b|experience|maitrise|connaissance|caces|habilitation|titulaire)[^.;]{0,80}(?:exige|obligatoire|indispensable|requis|souhaite|apprecie|imperati|demande)|(?:diplome d'etat|deaes|titre professionnel|bac ?\+ ?\d)[^.;]{0,60}\b(?:ou|exige)/;
const profiled =
  /\b(?:permis [a-e]\b|titulaire d|diplome d|(?:un|d'un) (?:cap|bep|bts|bac)\b|bac ?\+ ?\d|(?:ans|annees) d'experience|experience (?:exigee|souhaitee|similaire|significative|reussie|en|dans)|debutant\w* accept|de formation|issue? d'une)|(?:^|[.;] )(?:niveau )?(?:cap|bep|bp|bts|dut|deust|bac (?:pro|techno|general)\w*|bac ?\+ ?\d|licence|master|doctorat|titre pro\w*)\b/;

/** « Conditions : permis B obligatoire » is a demand, whatever its heading. */
function demandAmong(folded: string, part: OfferPart): OfferPart | null {
  if (part === 'perks' || part === 'company') return demanded.test(folded) ? 'profile' : null;
  if (part !== 'intro') return null;
  if (wishedFor.test(folded) && !asksBesides(folded)) return 'nice';
  return demanded.test(folded) || asksFor.test(folded) || profiled.test(folded) ? 'profile' : null;
}

const asksFor = /\bil (?:vous |te |nous )?faut (?:une?|des|le|la|du|quelqu)|\bnous attendons (?:une?|des|le|la)\b/;

/** « Il faut un BTS. Des notions d’allemand seraient bienvenues. »: one sentence wishes, another demands. */
function asksBesides(folded: string): boolean {
  return folded
    .split(/[.;!?]\s/)
    .some(
      (sentence) =>
        !wishedFor.test(sentence) && (demanded.test(sentence) || profiled.test(sentence) || asksFor.test(sentence)),
    );
}

/** Wishes in a paragraph of their own, below no heading. */
const wishedFor =
  /\b(?:serait|seraient|sera|seront|sont) (?:tous |toutes )?(?:un (?:vrai |reel )?plus|des plus|apprecie\w*|valorise\w*|regarde\w*|bienvenue?s?|un atout|des atouts|vue?s? d'un)\b|\bautant d'atouts\b/;

function isProse(text: string): boolean {
  return text.length > 120 || (/[.!]$/.test(text) && text.length > 60);
}

/** « Trackforce » on a line of its own: what follows the heading of the demands, where nothing marks the items. */
function withItems(lines: readonly OfferLine[]): OfferLine[] {
  let listed = false;
  return lines.map((line) => {
    if (line.heading) listed = line.part === 'profile' || line.part === 'nice';
    else listed = listed && isUnmarkedItem(line) && !facts.test(line.folded);
    return listed && !line.heading ? { ...line, item: true } : line;
  });
}

function isUnmarkedItem({ text, folded, part, bullet }: OfferLine): boolean {
  if (bullet || (part !== 'profile' && part !== 'nice')) return false;
  return text.length < 60 && /^\p{Lu}/u.test(text) && !/[.!?:;,]$/.test(text) && !spoken.test(folded);
}

/** What a job board lists below the demands: « Statut du poste », « Zone de déplacement ». */
const facts =
  /^(?:statut|zone|teletravail|type|lieu|date|salaire|remuneration|contrat|entreprise|secteur|reference|horaires|prise de poste|deplacements?|duree|postuler|candidat)\b/;

/** What makes a line a sentence. */
const spoken = /\b(?:vous|tu|nous|notre|nos|on|est|sont|sera|seront|avons|avez|il|elle|you|we)\b/;

/** Bullets that say what to do are duties, whatever the heading above them: « Ce que nous vous proposons ». */
function withDuties(lines: OfferLine[], unheaded: boolean): OfferLine[] {
  const result = [...lines];
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && isAstray(lines[to] as OfferLine) && lines[to]?.bullet) to++;
    const run = lines.slice(from, to);
    const doing = run.filter(
      (line) => saysWhatToDo(line) || (unheaded && atTop.has(line.part) && namesTask(line)),
    ).length;
    if (run.length >= 3 && doing >= run.length * 0.6)
      for (let index = from; index < to; index++) result[index] = { ...(lines[index] as OfferLine), part: 'missions' };
    from = Math.max(from, to - 1);
  }
  return result;
}

/** « Réception des colis. » and « Rangement. » below each other, marked by nothing, in an offer without headings. */
function withPlainDuties(lines: OfferLine[]): OfferLine[] {
  const isPlain = (line: OfferLine | undefined) =>
    line !== undefined && !line.bullet && line.text.length < 100 && atTop.has(line.part) && namesTask(line);
  const isTold = (line: OfferLine | undefined) => line?.part === 'missions' && !line.heading;
  return lines.map((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]];
    const isRun = index > 1 && isPlain(line) && [before, after].some((other) => isPlain(other) || isTold(other));
    return isRun ? { ...line, part: 'missions' } : line;
  });
}

function isAstray({ part, heading }: OfferLine): boolean {
  return (
    !heading &&
    (part === 'perks' ||
      part === 'company' ||
      part === 'header' ||
      part === 'intro' ||
      part === 'process' ||
      part === 'profile')
  );
}

/** Below « Vous : » only verbs said to the reader are duties; « maîtriser Excel » stays a demand. */
function saysWhatToDo({ folded, part }: OfferLine): boolean {
  const first = tokenise(folded.slice(0, 60).replace(leadingOf, '')).map(({ key }) => key);
  if (part === 'profile') return dutyVerb(first[0] ?? '', 'you') !== null;
  const verb = first[0] === 'vous' || first[0] === 'tu' ? 'x' : (first[0] ?? '');
  return verb === 'x' || dutyVerb(verb, 'infinitive') !== null || dutyVerb(verb, 'you') !== null;
}

function closesOffer({ folded }: RawLine, index: number): boolean {
  return endsOffer.test(folded) || (index > 3 && takesLeave.test(folded));
}

/** « Bien à vous, » above who wrote the offer. */
const takesLeave =
  /^(?:(?:bien )?cordialement|(?:belle|bonne) (?:journee|soiree|fin de journee)(?: a (?:vous|tous))?|bien a (?:vous|toi)|a (?:tres )?(?:bientot|vite)|au plaisir(?: de .{0,40})?|(?:sinceres|meilleures) salutations|merci(?: d'avance)?)\W*$/;

/** What a job board adds below an offer. */
const endsOffer =
  /^(?:je (?:postule|candidate)\b|d'autres (?:offres|postes|annonces)\b|(?:d'|les |nos )?autres (?:offres|postes(?= (?:a pourvoir|similaires)| ?:?$))|candidats ayant vu|offres (?:d'emploi )?similaires|ces offres|vous aimerez aussi|signaler (?:cette|l')\s?offre|voir (?:plus|toutes)|recherches associees|similar jobs|les (?:candidats|internautes) ont aussi|a lire(?: aussi)?$|dans le meme secteur$|annonces similaires|emplois similaires|you may also like|people also viewed|offres? (?:qui pourraient|susceptible))/;
