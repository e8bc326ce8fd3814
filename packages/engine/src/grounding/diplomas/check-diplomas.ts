import { foldText, foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import type { Token } from '../../text/tokenise.ts';
import { type CheckContext, type Finding, factsAt, isClaim } from '../context.ts';
import { misplaced } from '../facts/anchors.ts';
import { firstStudy } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { wholeWords } from '../text/escaped.ts';
import { tokenAt } from '../text/read-text.ts';
import { initialsOf } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';
import { boastOf } from './boast-of.ts';
import { type HeldDiploma, heldDiplomas, isOtherSeries, isSuchDiploma, seriesIn } from './held-diplomas.ts';
import { otherTown } from './other-town.ts';

/** Diplomas that the CV does not tell, of another level or field, or told as obtained where they are not. */
export function checkDiplomas(context: CheckContext): Finding[] {
  const judged = new Map<string, Verdict>();
  return diplomasOf(context).flatMap((diploma): Finding[] => {
    const { start, end } = diploma;
    const facts = isClaim(context, start) ? factsAt(context, start) : null;
    if (!facts) return [];
    const key = `${facts === context.own} ${diploma.term} ${diploma.type} ${diploma.words.join(' ')} ${diploma.series}`;
    const verdict = judged.get(key) ?? judge(facts, diploma, context.reading.folded.slice(start, end));
    if (judged.size < 5000) judged.set(key, verdict);
    const found = report(context, facts, diploma, verdict);
    return found.length > 0 ? found : [...otherSchool(context, facts, diploma), ...otherYear(context, facts, diploma)];
  });
}

function report(context: CheckContext, facts: Facts, { start, end }: Diploma, verdict: Verdict): Finding[] {
  const quote = context.reading.text.slice(start, end);
  if (verdict === 'unknown')
    return isNamedByInitials(context, facts, end)
      ? []
      : [{ kind: 'diploma', start, end, reason: reasons.diploma(quote) }];
  const boast = verdict === 'unfinished' ? boastOf(context, start, end) : null;
  return boast ? [{ kind: 'diploma', start: boast[0], end: boast[1], reason: reasons.notObtained(quote) }] : [];
}

const atSchool =
  /^\)?(?:,? ?(?:option|specialite|mention|parcours) [^,;:.()\n]{2,40}?)?[^,;:.()\n]{0,30}?,? ?(?:a |au |a la |a l'|aux |le |la |l')?(?:(?:ecole|lycee|universite|iut|institut|cfa|campus|college|centre|faculte) (?:de |du |des |d')?)?$/;

/** « le CAP Cuisine au CIFAM » of one who had another diploma there. */
function otherSchool(context: CheckContext, facts: Facts, { start, end, type, words }: Diploma): Finding[] {
  if (context.marks[start] !== stances.self) return [];
  // Behind the comma, if there is one.
  const { own, near } = context.scopeAt(end + 2);
  const school = [...own, ...near].find(
    (anchor) =>
      anchor.start >= end &&
      anchor.entries.every(({ kind }) => kind === 'study') &&
      atSchool.test(context.reading.folded.slice(end, anchor.start).replace(/ ?\([^()]{1,30}\)/, '')),
  );
  const held = heldDiplomas(facts).filter((each) => each.owner >= firstStudy && isSuchDiploma(each, type, words));
  if (!school) return otherTown(context, facts, { start, end }, held);
  // « BTS, Management commercial opérationnel » of one who was at a « Management School » too: its own field.
  const named = context.reading.folded.slice(school.start, school.end);
  if (held.some(({ folded }) => folded.includes(named))) return [];
  const elsewhere = misplaced(
    context,
    { own: [school], near: [] },
    held.map(({ owner }) => ({ owner, line: -1 })),
    ['study'],
  );
  const isOthers =
    held.length > 0 &&
    school.entries.every(({ title }) => title.length > 0) &&
    !held.some(({ owner }) => school.entries.some((entry) => entry.owner === owner));
  if (elsewhere === null && !isOthers) return [];
  const reason = reasons.swapped(context.reading.text.slice(start, end), elsewhere ?? school.label);
  return [{ kind: 'diploma', start, end: school.end, reason }];
}

const dated = /^,? (?:obtenue? |validee? |decrochee? )?en ((?:19|20)\d\d)\b/;

/** « mon BTS en 2018 » where the studies tell the BTS of 2015, and 2018 of another diploma. */
function otherYear(context: CheckContext, facts: Facts, { start, end, type, words }: Diploma): Finding[] {
  const { folded, text } = context.reading;
  const [written = '', year = ''] = dated.exec(folded.slice(end, end + 60)) ?? [];
  if (year === '' || context.marks[start] !== stances.self) return [];
  const held = heldDiplomas(facts).filter((each) => isSuchDiploma(each, type, words));
  const studies = facts.cv?.education ?? [];
  const isOf = ({ owner, folded: told }: HeldDiploma) =>
    owner < firstStudy || studies[owner - firstStudy]?.year === year || told.includes(year);
  const isOthers = studies.some((study) => study.year === year);
  if (held.length === 0 || held.some(isOf) || !isOthers) return [];
  const at = end + written.length - year.length;
  return [{ kind: 'date', start: at, end: at + year.length, reason: reasons.date(text.slice(at, at + year.length)) }];
}

/** « diplôme de chef d’équipe (SSIAP 2) »: the short name in brackets is told. */
function isNamedByInitials({ reading, terms }: CheckContext, facts: Facts, end: number): boolean {
  const bracket = /^ ?\(([^()]{2,30})\)/.exec(reading.text.slice(end, end + 34))?.[1];
  if (!bracket || !/\p{Lu}{2}/u.test(bracket)) return false;
  const inside = terms.filter(({ start }) => start >= end && start < end + bracket.length + 2);
  return inside.length > 0
    ? inside.every(({ name }) => facts.proven.has(name))
    : wholeWords(foldText(bracket)).test(facts.flat);
}

type Verdict = 'held' | 'unfinished' | 'unknown';

/** `words` tell the field, `more` those of them beyond the name the gazetteer knows. */
type Diploma = {
  start: number;
  end: number;
  type: string;
  term: string | null;
  words: string[];
  more: string[];
  series: string | null;
};

const names =
  /\b(?:bacheliere?|diu?|du|doctorat|doctorante?|phd|these|mastere?s?(?: [12])?|mba|msc|dess|dea|dscg|dcg|ingenieure? diplomee?|diplomee? ingenieure?|ecoles? d'ingenieurs?|ecoles? de commerce|grandes? ecoles?|licences?(?: pro(?:fessionnelle)?)?|bachelor|but|deug|dut|deust|bts|btsa|btm|brevet (?:technique|de maitrise)|bac ?(?:\+ ?\d|pro(?:fessionnel)?|techno\w*|general)?|baccalaureat|cap|bep|bp|brevet professionnel|titre professionnel|caferuis|cafdes|capes|crpe|capa|deas|dees|deeje|desjeps|bpjeps|dejeps|agregation|diplome (?:d'etat|superieur|national|universitaire|professionnel)|diplome (?:de |d'|du )(?=[a-z]{4})|certificat d'aptitude|mention complementaire|capacite en droit|titre(?= (?:d'(?!ingenieur)|de )?[a-z]{3,}))\b|\b(?:b\.e\.p|c\.a\.p|b\.t\.s|d\.u\.t|d\.e\.u\.g|b\.p)\.?(?= )/g;
const notDiploma =
  /^ (?:iv|de (?:soudure|logiciel|peche)|open|libre|sur|chinois)|^ (?:sont|est) (?:une?|les?|la|l'|des|mon|ma|mes) /;

/** Diplomas a text names, each with the words that tell its field. */
function diplomasOf({ reading, terms, own }: CheckContext): Diploma[] {
  const { folded, text } = reading;
  const places: { start: number; end: number; term: string | null }[] = terms
    // « datage des bacs »: in the plural, vessels.
    .filter(
      ({ kind, start, end }) =>
        kind === 'diploma' &&
        !/^(?:bacs|caps|buts|formations .*)$/.test(folded.slice(start, end)) &&
        !isOfSomebody(folded, start, folded.slice(start, end)) &&
        !ofOthers.test(folded.slice(Math.max(0, start - 60), start)),
    )
    .map(({ start, end, name }) => ({
      start: start + levelBefore(folded, start, end),
      end: end + yearsAfter(folded, end),
      term: name,
    }));
  for (const { index, 0: written } of folded.matchAll(names)) {
    const end = index + written.length;
    if (
      (written === 'titre' && !isNamedTitle(text, index, end) && !isTitleOf(folded, end, own)) ||
      isPlainWord(text, index, written) ||
      isOfSomebody(folded, index, written) ||
      ofOthers.test(folded.slice(Math.max(0, index - 60), index)) ||
      notDiploma.test(folded.slice(end, end + 20))
    )
      continue;
    places.push({ start: index, end, term: null });
  }
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  let until = -1;
  return places.flatMap(({ start, end, term }) => {
    if (start < until) return [];
    const written = typeAt(folded.slice(start, end));
    const type = written === 'titre' ? 'titre professionnel' : written.replaceAll('.', '');
    const field = fieldAfter(reading, start + written.length);
    until = Math.max(end, field.end);
    const more = fieldAfter(reading, end).words;
    return [
      { start, end: until, type, term, words: field.words, more, series: seriesIn(folded.slice(start, end + 8)) },
    ];
  });
}

/** « mon titre Concepteur développeur d’applications »: a diploma by its name, where « à titre », « au titre de » are none. */
function isNamedTitle(text: string, start: number, end: number): boolean {
  return (
    /^ \p{Lu}\p{Ll}{2,}/u.test(text.slice(end, end + 5)) &&
    /(?:^|[\s('’:])(?:mon|un|le|du|d[’']un|ce) $/iu.test(text.slice(Math.max(0, start - 8), start))
  );
}

/** « le titre d’assistante en ressources humaines » of one whose « titre professionnel » is under way: the diploma, in small letters. */
function isTitleOf(folded: string, end: number, facts: Facts): boolean {
  const head = /^ (?:de |d')([a-z]{5,})/.exec(folded.slice(end, end + 24))?.[1];
  return (
    head !== undefined &&
    /\b(?:le|mon|ce|au|du) titre$/.test(folded.slice(Math.max(0, end - 12), end)) &&
    heldDiplomas(facts).some(
      (held) => held.obtained === false && /\btitre pro/.test(held.folded) && held.heads.has(head.slice(0, 5)),
    )
  );
}

/** « une étudiante de BTS », « le jury du CAP »: whose diploma it is. */
const ofOthers =
  /\b(?:une?|d'une?|des|les|l'|deux|trois|quatre|cinq|mon|ma|mes|du|le|cet|cette) ?(?:jeunes? |nouv[a-z]+ )?(?:etudiant|eleve|lyceen|stagiaire|apprenti|alternant|candidat|jury|classe|promotion)[a-z]* (?:(?:en|de|du|des|aux?|preparant (?:le|un|son)) |d')$/;

/** « j’encadre une doctorante », « stage dans une école d’ingénieurs »: somebody else, or a house one worked in. */
function isOfSomebody(folded: string, start: number, written: string): boolean {
  const before = folded.slice(Math.max(0, start - 70), start);
  if (/^doctorante?s?$/.test(written))
    return /(?:^|[ '])(?:une?|deux|trois|quatre|des|les|la|le|cette|cet|l'|notre|nos|jeunes?) ?$/.test(before);
  return /^(?:ecoles?|grandes?)\b/.test(written) && workedIn.test(before);
}

const workedIn =
  /\b(?:stages?|mois|semaines|ans|annees|poste|missions?|emploi|travaill\w+|interven\w+|vacat\w+|cours|enseign\w+|clients?|laboratoire|projet)\b[^.;:,]{0,40} (?:dans|en|au sein d'|pour|aupres d'|d')(?: (?:une?|cette|des|deux|plusieurs))? ?$/;

/** « niveau bac pro logistique »: the diploma itself, whose field goes on; « niveau bac +3 » is a level and no diploma. */
function levelBefore(folded: string, start: number, end: number): number {
  const lead = /^niveau (?:du |de |d'un )?(?=bac)/.exec(folded.slice(start, end))?.[0].length ?? 0;
  return yearsAfter(folded, end) > 0 ? 0 : lead;
}

/** « niveau bac » that goes on with « +3 » or « +3/4 ». */
function yearsAfter(folded: string, end: number): number {
  return /^ ?\+ ?\d(?: ?(?:\/|a|-) ?(?:bac ?\+ ?)?\d\b)?/.exec(folded.slice(end, end + 16))?.[0].length ?? 0;
}

/** « bts » of « bts mco »; the whole where no type is known. */
function typeAt(folded: string): string {
  const match = new RegExp(names.source).exec(folded);
  return match?.index === 0 ? match[0] : folded;
}

/** « but », « cap », « bac » are words too: they are diplomas in capitals or after what holds one. */
function isPlainWord(text: string, start: number, folded: string): boolean {
  if (!/^(?:but|cap|bp|these|du|di|diu)$/.test(folded)) return false;
  const end = start + folded.length;
  return text.slice(start, end) !== folded.toUpperCase() || (folded === 'du' && isShouted(text, start, end));
}

/** « EARL DU BOIS JOLI »: the article among capitals. */
function isShouted(text: string, start: number, end: number): boolean {
  return (
    /\p{Lu}{3,} $/u.test(text.slice(Math.max(0, start - 12), start)) && /^ \p{Lu}{3}/u.test(text.slice(end, end + 5))
  );
}

const fieldBreak = new Set(
  'sans aupres afin faute grace suite sous par via car ni si donc ainsi qu auquel laquelle lequel contre malgre selon suivant parce hors pendant jusqu entre et ou avec obtenu obtenue obtenus que qui je j puis pour dans chez mention lors a au depuis mais il elle est valide validee apres ce cela date dates niveau prepare preparee suivi suivie passe passee decroche decrochee commence commencee attend attendent attendait toujours note notee notes entame entamee acheve achevee en me m te se s ne n nous vous on le la les un une mon ma mes ce cette deux trois quatre'.split(
    ' ',
  ),
);

const yearOrSchool = /^(?:(?:19|20)\d\d|universite|iut|ecole|lycee)$/;
const adverbs = new Set(['abord', 'ailleurs', 'emblee', 'office', 'entree', 'avance']);

/** « un CAP obtenu … », « une licence en 2013 », « le CAP d’abord »: what is no field of a diploma any more. */
function endsField(key: string, next = ''): boolean {
  if (saidOfIt.test(key)) return true;
  return fieldBreak.has(key) || yearOrSchool.test(key) || howItWent.test(key) || (key === 'd' && adverbs.has(next));
}

/** « Ma mention complémentaire répond à … », « mon CAP atteste de … »: a verb whose subject the diploma is. */
const saidOfIt =
  /^(?:(?:correspond|repond)(?:ent)?|(?:attest|prouv|temoign|couvr|montr|confirm|rempli[rst]|combl|coch|represent|constitu|rassur|remont|demeur|figur|apport|donn|ouvr|complet)(?:e|ent)|(?:permet|satisfai|suffi|garanti|convien|rejoin|vien|fai|devrai|pourrai|serai|peu|doi|va[ul]|di)t|sera|seront|va|vont|ont|sont|(?:vien|tien)nent|dat(?:e|ent))$/;

/** « une licence abandonnée », « laissée l’année suivante »: no field. */
const howItWent =
  /^(?:(?:assorti|reconnu|accompagne|couronne|double|complete|delivre|finance|effectue|realise|soutenu|fini|termine|tente|vise|brigue|convoite|presente|entrepris|poursuivi|conclu)e?s?$|reprise?s?$|abandonn|interromp|arrete|laisse|delaisse|quitte|inacheve|suspendu|manquee?$|ratee?$|restee?$)/;

function fieldAfter({ tokens, stems, text }: CheckContext['reading'], end: number): { end: number; words: string[] } {
  const words: string[] = [];
  let last = end;
  for (let index = tokenAt(tokens, end); index < tokens.length && words.length < 4; index++) {
    const token = tokens[index] as (typeof tokens)[number];
    if (token.key === 'en' && words.length === 0 && opensField(tokens[index + 1]?.key)) {
      last = token.end;
      continue;
    }
    if (/[,;:.!?()\n–—·•|/]/.test(text.slice(last, token.start)) || token.start - last > 3) break;
    if (isTowards(tokens, index)) {
      last = token.end;
      continue;
    }
    if (endsField(token.key, tokens[index + 1]?.key)) break;
    if (!isSmallWord(token.key)) words.push(stems[index] as string);
    last = token.end;
  }
  return { end: words.length > 0 ? last : end, words: words.filter((word) => !generic.has(word)) };
}

/** « un BTS tourné vers la vente »: of such a field, which is weighed like any other. */
const turnedTo = /^(?:tourne|oriente|axe|centre|consacre|dedie|specialise)e?s?$|^(?:vers|autour)$/;

/** « tourné », « vers », « la » of « tourné vers la vente », which are no field of their own. */
function isTowards(tokens: readonly Token[], index: number): boolean {
  const [earlier = '', before = '', key = ''] = [index - 2, index - 1, index].map((at) => tokens[at]?.key);
  if (turnedTo.test(key)) return true;
  return (
    /^(?:l|la|le|les|de|du|d|en|dans|a|au|aux|sur)$/.test(key) && (turnedTo.test(before) || turnedTo.test(earlier))
  );
}

/** « licence en droit », where « en 2013 », « en alternance » and « en deux ans » tell how and when. */
function opensField(next = ''): boolean {
  return next.length > 3 && !manner.test(next);
}

const manner =
  /^(?:\d|deux|trois|quatre|cinq|candidat|alternance|apprentissage|formation|continu|cours|poche|revanche|effet|outre|contrat|interne|externe|ligne|parallele|main|france|tant|poste|temps|soiree|part|janv|fevr|mars|avril|juin|juil|aout|sept|octo|nove|dece|plus|meme|ecole|universite|lycee|premiere|derniere|seconde|deuxieme|troisieme|autodidacte|distanciel|presentiel|vue|libre|ans?$|annees?|mois|reconversion|emploi|milieu|internat|initial|ayant|etant|travail|suivant|passant|obten)/;

const generic = new Set(
  'diplôme obtenu professionnel tertiaire option spécialité mention parcours année dernier premier second'
    .split(' ')
    .map((word) => stem(foldWord(word))),
);

function judge(facts: Facts, { type, term, words, more, series }: Diploma, quote: string): Verdict {
  const level = /^(?:niveau )?bac ?\+ ?(\d)/.exec(type)?.[1];
  if (level)
    return bestLevel(facts) >= frameworkLevel(Number(level)) || facts.unbroken.includes(`bac+${level}`)
      ? 'held'
      : 'unknown';
  const held = suchDiplomas(facts, { type, term, words, more, series });
  if (held.length === 0) return isNamedSomewhere(facts, { term, more, series }, quote) ? 'held' : 'unknown';
  const open = held.some(({ obtained }) => obtained === false) && !held.some(({ obtained }) => obtained === true);
  return open ? 'unfinished' : 'held';
}

/** A diploma that no line was understood to tell stands in the documents all the same, as it is named or by its initials. */
function isNamedSomewhere(
  facts: Facts,
  { term, more, series }: Pick<Diploma, 'term' | 'more' | 'series'>,
  quote: string,
): boolean {
  // « certificat d’aptitude à la profession d’avocat » of a « CAPA »
  const initials = initialsOf(quote);
  if (initials.length > 2 && facts.capitals.has(initials)) return true;
  // « bac ST2S » of a « bac ES »: both are bacs, and the list knows them by one name.
  if (series !== null && heldDiplomas(facts).some((each) => isOtherSeries(each, series))) return false;
  if (term !== null && more.length === 0 && facts.terms.has(term)) return true;
  return quote.length >= 3 && wholeWords(quote.replace(/\s+/g, ' ')).test(facts.flat);
}

/** The diplomas of that name; where none has the words themselves, the lists may know it by another one. */
function suchDiplomas(
  facts: Facts,
  { type, term, words, more, series }: Pick<Diploma, 'type' | 'term' | 'words' | 'more' | 'series'>,
): HeldDiploma[] {
  const ofSeries = heldDiplomas(facts).filter((each) => !isOtherSeries(each, series));
  const named = ofSeries.filter((each) => isSuchDiploma(each, type, words));
  const isListed = named.length === 0 && term !== null && facts.terms.has(term);
  return isListed ? ofSeries.filter((each) => isSuchDiploma(each, type, more)) : named;
}

/** Years after the bac as a level of the French framework. */
function frameworkLevel(years: number): number {
  if (years <= 2) return 5;
  return years <= 4 ? 6 : Math.min(8, years === 8 ? 8 : 7);
}

/** The highest level held: as understood, or as its line tells it (« niveau 6 »). */
function bestLevel({ cv, entries }: Facts): number {
  const studies = entries.filter(({ kind }) => kind === 'study');
  const levels = (cv?.education ?? []).map(({ level, status }, index) => {
    if (status === 'interrupted' || status === 'under_way') return 0;
    const written = /\bniveau ([3-8])\b/.exec(studies[index]?.text ?? '')?.[1];
    return Math.max(level ?? 0, Number(written ?? 0));
  });
  return Math.max(0, ...levels);
}
