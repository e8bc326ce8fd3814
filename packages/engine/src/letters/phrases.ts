import type { Draft } from './draft.ts';
import type { EmployerFact } from './facts/employer-facts.ts';
import type { JobFact, MissionFact } from './facts/job-facts.ts';
import type { Study } from './facts/letter-facts.ts';
import type { Clause } from './french/clause.ts';
import { enumerated, withA, withDe, withJe, withQue } from './french/link-words.ts';
import { adjective, goesOn } from './french/object-of.ts';
import { startsWithVowel } from './french/starts-with-vowel.ts';
import { capitalised, uncapitalised } from './french/typeset.ts';
import { listed, type Piece, reworded, say } from './piece.ts';

/** « poste d’aide-soignante », « poste » where the offer has no title. */
export function post({ facts: { shortTitle } }: Draft): Piece {
  return shortTitle
    ? reworded(shortTitle, (title) => `poste ${withDe(title)}`)
    : { text: 'poste que vous proposez', evidence: [] };
}

/** « à Lyon », with a space before; empty without a city. */
export function inCity({ facts: { city } }: Draft): Piece {
  return city ? say` ${reworded(city, (name) => withA(name.replace(/^L(es?) /, 'l$1 ')))}` : { text: '', evidence: [] };
}

/** « ce CDI », « cette mission d’intérim ». */
export function thisContract({ facts: { contract } }: Draft): Piece {
  if (!contract) return { text: 'ce poste', evidence: [] };
  const name = contract.text.toLowerCase();
  if (/int[ée]rim/.test(name)) return { text: 'cette mission d’intérim', evidence: contract.evidence };
  if (/alternance/.test(name)) return { text: 'cette alternance', evidence: contract.evidence };
  if (/freelance/.test(name)) return { text: 'cette mission', evidence: contract.evidence };
  if (/public/.test(name)) return { text: 'ce poste', evidence: [] };
  return reworded(contract, (text) => `ce ${/^[A-Z]{3}$/.test(text) ? text : text.toLowerCase()}`);
}

/** « aide-soignante à la Clinique du Parc »; null where the CV tells neither. */
export function jobPhrase(job: JobFact): Piece | null {
  const parts = [job.title, job.status, job.at].filter((part) => part !== null);
  return job.title ? { text: parts.join(' '), evidence: job.evidence } : null;
}

/** « comme aide-soignante », « en service civique ». */
export function asTitle(job: JobFact): Piece {
  const title = job.title ?? '';
  const role = /^(?:service|stage|mission|bénévolat|volontariat|apprentissage|alternance|job)/.test(title)
    ? `en ${title}`
    : `comme ${title}`;
  return { text: [role, job.status].filter((part) => part !== null).join(' '), evidence: job.evidence };
}

/** « j’assure l’accueil », « j’ai géré les stocks », « le délai est passé de 8 à 3 jours »; null for a line without verb. */
export function doing(job: JobFact, fact: MissionFact): Piece | null {
  const clause = brief(job, fact);
  if (!clause || fact.mission.kind !== 'action') return clause;
  return `${clause.text}${fact.mission.tail}`.length <= 190 ? reworded(clause, (text) => text + tailOf(fact)) : clause;
}

function tailOf({ mission }: MissionFact): string {
  return mission.kind === 'action' ? mission.tail : '';
}

/** The same without what a colon adds, for the middle of a sentence. */
export function brief(job: JobFact, { mission, evidence }: MissionFact): Piece | null {
  if (mission.kind === 'result' || mission.kind === 'told') return { text: mission.sentence, evidence };
  if (mission.kind !== 'action') return null;
  // « tutrice de deux stagiaires en 2024 » is over, in a job held today as well.
  const isNow =
    job.isCurrent && mission.clauses.every(({ isDone, past }) => !isDone && !/ en (?:19|20)\d\d/.test(past));
  const verbs = verbsOf(mission.clauses, isNow);
  return { text: isNow ? withJe(verbs) : `j’ai ${verbs}`, evidence };
}

/** « j’y assure l’accueil »; null where « y » has no place. */
export function doingThere(job: JobFact, fact: MissionFact): Piece | null {
  if (fact.mission.kind !== 'action' || takesY(fact)) return null;
  const clause = doing(job, fact);
  return clause && reworded(clause, (text) => text.replace(/^(?:je |j’)/, 'j’y '));
}

/** « j’y participe aux inventaires »: the verb has its own « à ». */
function takesY({ mission }: MissionFact): boolean {
  return (
    mission.kind === 'action' &&
    /^(?:particip|contribu|répond|aid|été |eu la charge)/.test(mission.clauses[0]?.past ?? '')
  );
}

function verbsOf(clauses: readonly Clause[], isNow: boolean): string {
  const said = clauses.slice(0, 3).map(({ past, present }) => (isNow ? present : past));
  const lead = isNow ? 'assure ' : 'assuré ';
  if (said.length > 1 && said.every((each) => each.startsWith(lead)))
    return said.map((each, index) => (index === 0 ? each : each.slice(lead.length))).join(' ainsi que ');
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} et ${said.at(-1)}`;
}

function shortQuote(text: string): string {
  const words = text.split(' ');
  if (words.length <= 18) return text;
  const kept = words.slice(0, 18).join(' ');
  const cut = Math.max(kept.lastIndexOf(', '), kept.lastIndexOf(': '), kept.lastIndexOf('\u00a0:'));
  return cut > 25 ? kept.slice(0, cut).replace(/[\s\u00a0:,]+$/, '') : kept;
}

const feminineStudies =
  /^(?:licence|maîtrise|mention|formation|capacité|certification|qualification|agrégation|spécialisation)\b/i;
const masculineStudies =
  /^(?:bts|cap|bep|bac|baccalauréat|master|mastère|dut|but|deug|certificat|doctorat|mba|bp|cqp|brevet|deust|bachelor|magistère|dess|dea)\b/i;
/** Those there is one of: « le diplôme d’État », « le DCG ». */
const singleStudies =
  /^(?:diplôme|titre|dcg|dscg|dees|deas|deme|deaes|deejs|de|capes|crpe|dnmade|bpjeps|bafa|dec|capa)\b/i;

/** « un BTS Comptabilité », « une licence », « le diplôme d’État »; null where the gender is in doubt. */
export function aStudy({ name, evidence }: Study): Piece | null {
  if (/degree|\bof\b|’s\b/.test(name)) return null;
  if (feminineStudies.test(name)) return { text: `une ${uncap(name)}`, evidence };
  if (masculineStudies.test(name)) return { text: `un ${uncap(name)}`, evidence };
  return singleStudies.test(name) ? { text: `le ${uncap(name)}`, evidence } : null;
}

/** « (Lycée Carcouët, 2012) », with a space before; empty where neither is known. */
export function studyPlace({ school, year }: Study): string {
  const told = [school, year].filter((part) => part !== null).join(', ');
  return told === '' ? '' : ` (${told})`;
}

function uncap(name: string): string {
  return /^(?:Licence|Maîtrise|Mention|Formation|Diplôme|Titre|Certificat|Baccalauréat|Bac|Brevet|Doctorat|Master|Bachelor|Mastère|Capacité)\b/.test(
    name,
  )
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** « l’anglais », « le portugais ». */
export function theLanguage(language: Piece): Piece {
  return reworded(language, (name) => (startsWithVowel(name) ? `l’${name}` : `le ${name}`));
}

export const cap = (piece: Piece): Piece => reworded(piece, capitalised);

/** « d’encadrer un commis et de veiller à la salle »: « de » before each infinitive that « et » joins. */
export const deEach = (piece: Piece): Piece =>
  reworded(piece, (text) =>
    withDe(text).replace(
      /( et |, )(\p{Ll}{2,}(?:er|ir|oir|dre|tre|ire))(?= (?:l[ea]s?|l’|des|une?|à|aux?|vos|votre|en|avec|sur|\d))/gu,
      (_, link: string, verb: string) => link + withDe(verb),
    ),
  );
export const to = (piece: Piece): Piece => reworded(piece, withA);

/** Infinitives one after the other, told apart where each already holds an « et ». */
export function inTurn(infinitives: readonly Piece[]): Piece {
  return listed(infinitives, infinitives.some(({ text }) => / et /.test(text)) ? ', mais aussi ' : ' et ');
}

/** The same, each after « de »: « d’encadrer un commis et de veiller … ». */
export function deInTurn(infinitives: readonly Piece[]): Piece {
  return inTurn(infinitives.map(deEach));
}

/** « à préparer les lots ». */
export const toDo = (infinitive: Piece): Piece => reworded(infinitive, (text) => `à ${text}`);

/** Noun phrases one after the other; a last « et » is spared where they hold one. */
export function together(nouns: readonly Piece[]): Piece {
  return listed(nouns, nouns.some(({ text }) => / et /.test(text)) ? ', ainsi que ' : ' et ');
}

/** « font » for « les stocks », « fait » for « la paie ». */
export function doesPart({ text }: Piece): string {
  return /^les /.test(text) || / et (?:le |la |l’|les )/.test(text) ? 'font' : 'fait';
}

/** Words as a piece without proof of their own. */
export const plain = (text: string | null): Piece => ({ text: text ?? '', evidence: [] });

/** What an offer says of its employer, as a clause. */
export function told({ clause, evidence }: EmployerFact): Piece {
  return { text: clause, evidence };
}

/** « à l’EHPAD Les Tilleuls, j’ai accompagné … »; « j’y assure … » right after a sentence about the same job. */
export function here(draft: Draft, job: JobFact, mission: MissionFact, form: typeof doing = brief): Piece | null {
  const clause = form(job, mission);
  if (!clause) return null;
  if (draft.job === job) return (form === brief ? briefThere : doingThere)(job, mission) ?? clause;
  return job.at ? { text: `${job.at}, ${clause.text}`, evidence: clause.evidence } : clause;
}

function briefThere(job: JobFact, fact: MissionFact): Piece | null {
  if (fact.mission.kind !== 'action' || takesY(fact)) return null;
  const clause = brief(job, fact);
  return clause && reworded(clause, (text) => text.replace(/^(?:je |j’)/, 'j’y '));
}

/** « à l’EHPAD Les Tilleuls », or « dans ce poste », said once, right after a sentence about it. */
export function there(draft: Draft, job: JobFact): string {
  if (draft.job !== job) return job.at ?? 'dans un autre poste';
  draft.counted('there');
  return draft.count('there') > 1 ? 'au même endroit' : 'dans ce poste';
}

/** The place, left out right after a sentence about it. */
export function place(draft: Draft, job: JobFact): string {
  return draft.job === job ? '' : (job.at ?? '');
}

/** What was done, where the last sentence spoke of the same job; null elsewhere. */
export function same(draft: Draft, job: JobFact, mission: MissionFact): Piece | null {
  return draft.job === job && mission.mission.kind !== 'result' ? doing(job, mission) : null;
}

/** What was done, with the place it was done; null where the last sentence spoke of that job, or no place is known. */
export function elsewhere(draft: Draft, job: JobFact, mission: MissionFact): Piece | null {
  return draft.job === job || !job.at ? null : brief(job, mission);
}

/** A figure that changed: « le délai est passé de 8 à 3 jours ». */
export function resultOf(job: JobFact, mission: MissionFact): Piece | null {
  return mission.mission.kind === 'result' ? doing(job, mission) : null;
}

/** A line in another language, as it may be quoted. */
export function foreignQuote({ mission, evidence }: MissionFact): Piece | null {
  return mission.kind === 'foreign' ? { text: `«\u202f${shortQuote(mission.text)}\u202f»`, evidence } : null;
}

/** « colorations, balayages et décolorations », from a line without verb; null where its parts are no nouns alike. */
export function itemsOf({ mission, evidence }: MissionFact): Piece | null {
  if (mission.kind !== 'noun') return null;
  const items = mission.text
    .replace(/\s?\([^()]*\)/g, '')
    .split(/, (?:et )?|\u202f?; ?| et | \/ /)
    .map((item) => uncapitalised(item.trim()));
  const articles = items.filter((item) => /^(?:les? |la |l’|une? |des |\d)/.test(item)).length;
  const isAlike = articles === 0 || articles === items.length;
  return items.length > 1 && items.length < 7 && isAlike && items.every(isNounItem)
    ? { text: enumerated(items), evidence }
    : null;
}

function isNounItem(item: string): boolean {
  const [first = ''] = item.split(' ');
  if (first.length < 2 || item.split(' ').length > 7 || /[:«»()!?.]/.test(item)) return false;
  if (/^(?:sans|seule?s?|aucune?|non|plus|ex|dont|selon|puis|soit|etc)\b/.test(item)) return false;
  if (
    /^\p{L}+(?:er|ir|oir|tre|dre)$/u.test(first) &&
    !/(?:atelier|papier|panier|courrier|chantier|loisir|devoir|pilier|métier|dossier|clavier)$/.test(first)
  )
    return false;
  if (/^\p{Ll}+(?:ée?s?|ie?s?|ue?s?) (?:par|avec|en|pour|à|aux?|sur|dans|de|tous|toutes|chaque)(?: |$)/u.test(item))
    return false;
  return (
    /^[\p{L}\d]/u.test(item) &&
    !(adjective.test(first) && !/(?:al|ement|eau|aux)$/.test(first)) &&
    !goesOn.test(`${item} `.replace(/^(?:les? |la |l’|une? |\d+ )/, ''))
  );
}

/** « 25 à 30 tickets par jour », to stand after « au rythme de ». */
export function rhythmOf({ mission, evidence }: MissionFact): Piece | null {
  if (mission.kind !== 'noun') return null;
  const text = /^\d[^,:;()]{3,60}?(?:par (?:jour|semaine|mois|service|an|nuit|heure)|midi et soir)(?!\p{L})/u.exec(
    mission.text,
  )?.[0];
  return text === undefined ? null : { text, evidence };
}

/** A verb in the time of a job. */
export function timed(job: JobFact, now: string, before: string): string {
  return job.isCurrent ? now : before;
}

/** « pas encore la DSN », « encore ni SAP ni Revit », after « je ne pratique ». */
export function notYet(terms: readonly Piece[]): Piece {
  const [only] = terms;
  if (terms.length < 2) return reworded(only ?? { text: '', evidence: [] }, (text) => `pas encore ${text}`);
  return reworded(listed(terms, ' ni '), (text) => `encore ni ${text}`);
}

/** The same at the head of a sentence, said from the first word of the employer: « Vous écrivez que … » where need be. */
export function opened(fact: EmployerFact): Piece {
  const isTheirs = fact.voice !== 'third' || fact.predicate !== null || /^(?:votre|vos) /.test(fact.clause);
  return isTheirs ? cap(told(fact)) : reworded(told(fact), (clause) => `Vous écrivez ${withQue(clause)}`);
}

/** Whether a wording without the mission would keep back something worth telling. */
export function leavesOut(draft: Draft, job: JobFact, mission: MissionFact | null): boolean {
  return mission !== null && draft.count('past') < 3 && brief(job, mission) !== null;
}
