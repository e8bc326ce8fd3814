import type { LetterEvidence } from '@coach/contracts/letter';
import type { Span } from '@coach/contracts/span';
import { isPlacement } from '../../cv/jobs/is-placement.ts';
import { seasonsOf } from '../../cv/jobs/seasons-of.ts';
import {
  describesHouse,
  isPlace,
  mayDescribeHouse,
  namesPlaceKind,
  titleLikeness,
} from '../../cv/sections/judge-part.ts';
import type { Context, Job } from '../../match/context.ts';
import { spokenSeasons } from '../../text/season-period.ts';
import { titleCase } from '../../text/title-case.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { restored } from '../../writing/restored.ts';
import { actionOf } from '../french/actions.ts';
import { atEmployer, calmName } from '../french/employer-name.ts';
import {
  type Gender,
  genderedTitle,
  genderOfTitles,
  shortTitle,
  titleInSentence,
  withoutShouting,
} from '../french/job-title.ts';
import { type Mission, readMission } from '../french/mission-clause.ts';
import { spokenSpan } from '../french/spoken-period.ts';
import { typeset } from '../french/typeset.ts';
import { withToolNames } from '../french/with-tool-names.ts';
import { evidenceAt } from './evidence-at.ts';

export type MissionFact = {
  mission: Mission;
  /** The line as the CV has it. */
  line: string;
  /** Requirements of the offer that this line proves. */
  terms: string[];
  hasFigure: boolean;
  /** What comes beside the work: it heads nothing. */
  isAside: boolean;
  weight: number;
  evidence: LetterEvidence[];
};

/** A job as sentences name it. */
export type JobFact = {
  index: number;
  /** « aide-soignante de nuit »; null where the CV gives none. */
  title: string | null;
  /** « en stage », « en apprentissage ». */
  status: string | null;
  /** « à l’EHPAD Les Tilleuls ». */
  at: string | null;
  when: string | null;
  isCurrent: boolean;
  isRelated: boolean;
  /** Best first. */
  missions: MissionFact[];
  evidence: LetterEvidence[];
  startYear: string | null;
  endYear: string | null;
};

/** What is no title of a person: « service civique », « extras en restauration ». */
export const noRole =
  /^(?:service|stages?|mission|bénévolat|volontariat|apprentissage|alternance|jobs?|extras?|intérim|inspection|vacations?|vendanges|récoltes?|cueillette|moisson|manutention|nettoyage|baby-sittings?|garde d[’']enfants|soutien scolaire|remplacements?|cdd|emploi)(?!\p{L})/iu;

/** The jobs of a CV, latest first as the CV has them. */
export function readJobs(context: Context, gender: Gender, related: ReadonlySet<number>): JobFact[] {
  return context.jobs.map((job) => jobOf(context, job, gender, related.has(job.index)));
}

function jobOf(context: Context, job: Job, gender: Gender, isRelated: boolean): JobFact {
  const { cv } = context;
  const { title, company, start, end } = job.experience;
  const house = houseIn(title, company);
  const seasons = seasonsOf(cv, job.index);
  const path = `experiences.${job.index}`;
  const spans = [`${path}.title`, `${path}.company`, `${path}.start`, `${path}.end`].map((key) => cv.spans[key]);
  return {
    index: job.index,
    title: title ? titleOf(title, gender) : null,
    status: title
      ? (statusOf(title) ?? (isPlacement(cv, job.index) || isPlacementIn(cv, job.index) ? 'en stage' : null))
      : null,
    at: house ? (isOwnBusiness(cv, job.index) ? 'à mon compte' : atEmployer(employerOf(house))) : null,
    when: seasons ? spokenSeasons(seasons) : spokenSpan(start, end),
    isCurrent: end === 'present',
    isRelated,
    missions: missionsOf(context, job),
    evidence: spans.flatMap((span) => evidenceAt('cv', cv.text, span)),
    startYear: start?.slice(0, 4) ?? null,
    endYear: end === 'present' ? null : (end?.slice(0, 4) ?? null),
  };
}

/** « TVDM Conseil (micro-entreprise) »: a name one trades under oneself. */
function isOwnBusiness({ text, spans }: Context['cv'], index: number): boolean {
  const end = spans[`experiences.${index}.company`]?.end;
  const behind = end === undefined ? '' : text.slice(end, end + 80);
  return /^ ?(?:\(|[,–—-] ?)(?:ma )?(?:micro-?entrepr|auto-?entrepr|entreprise individuelle|indépendante?(?!\p{L})|freelance)/iu.test(
    behind,
  );
}

function titleOf(title: string, gender: Gender): string | null {
  const bare = shortTitle(title.replace(/\s?\([^()]{1,60}\)/g, '')).slice(0, 80);
  return bare.length < 3 || isNoTitle(bare) ? null : genderedTitle(restored(titleInSentence(typeset(bare))), gender);
}

/** « Maison de retraite Les Tilleuls » read beside « Thuir »: whom one worked for stands where a title would. */
function houseIn(title: string | null, company: string | null): string | null {
  if (!title || !namesPlaceKind(title) || titleLikeness(title) > 0) return company;
  const isHouse = company === null || isPlace(company) || (/\s\P{L}*\p{Lu}\p{Ll}/u.test(title) && !namesHouse(company));
  return isHouse ? title : company;
}

function namesHouse(company: string): boolean {
  return namesPlaceKind(company) || titleLikeness(company) < 0;
}

const wards =
  /^(?:médecine|chirurgie|pédiatrie|urgences|réanimation|gériatrie|maternité|psychiatrie|cardiologie|radiologie|oncologie|pneumologie|neurologie|tournées?)$/iu;

/** « Cantine de la commune », « médecine interne », « équipe de nuit »: a house, a ward or a team is nobody’s role. */
function isNobody(title: string, first: string): boolean {
  if (wards.test(first)) return true;
  const isNamed = titleLikeness(title) > 0 || genderOfTitles([first]) !== null;
  return !isNamed && (namesPlaceKind(title) || titleLikeness(title) < -1 || teams.test(first));
}

const teams = /^(?:équipes?|brigades?|ateliers?|service|secteurs?|rayons?|lignes?|unités?|pôles?|cantine|cuisine)$/iu;

/** « Resp. magasin », « Assist. de direction »: a title that was shortened, no sentence that ended. */
const shortened =
  /^(?:resp|assist|asst|tech|techn|ing|dir|adj|aux|admin|comm|prof|éduc|educ|anim|cons|coord|empl|opér|secr|sec|vend|méc|élec|élect|infirm|gest|prép|ag|cond|cuis|chg|superv|aide-soign|sous-dir)\. /iu;

/** « 24 h. », « Quimper. Graphiste », « chargement camion »: a figure, the end of a sentence or a task names nobody. */
function isNoTitle(title: string): boolean {
  const [first = ''] = title.split(/[\s,]/);
  if (/^\d|\.$/u.test(title) || (/\p{Ll}{3}\. /u.test(title) && !shortened.test(title))) return true;
  if (noRole.test(title) || roles.test(title) || shortened.test(title)) return false;
  return isNobody(title, first) || (actionOf(first)?.verb != null && genderOfTitles([first]) === null);
}

/** Roles that open on a task or hold the name of a house: « Contrôle qualité », « Dame de compagnie ». */
const roles = /^(?:aide|garde|dame|homme|femme|fille|garçon)(?=[\s,]|$)|^contrôle qualité(?!\p{L})/iu;

function statusOf(title: string): string | null {
  if (/\((?:[^()]*\b)?(?:stage|internship)\b/i.test(title)) return 'en stage';
  if (/\((?:[^()]*\b)?(?:apprentissage|apprentie?)\b/i.test(title)) return 'en apprentissage';
  if (/\((?:[^()]*\b)?alternan/i.test(title)) return 'en alternance';
  return /\((?:[^()]*\b)?(?:int[ée]rim|missions?)\b/i.test(title) ? 'en intérim' : null;
}

/** « – stage de fin de BTS », « Montauban – Stage » on the lines that head a job whose title, as it is told, does not say it. */
function isPlacementIn({ text, spans, experiences }: Context['cv'], index: number): boolean {
  const head = spans[`experiences.${index}`];
  if (!head || /stag|appren|altern|intern|trainee/iu.test(shortTitle(experiences[index]?.title ?? ''))) return false;
  const duties = spans[`experiences.${index}.bullets.0`]?.start ?? head.end;
  const written = text.slice(head.start, Math.min(duties, head.start + 250));
  return /(?:[–—|·•(,\t-] ?)stage(?:s|$|[\s,;.)](?!(?:intensif|sportif|linguistique|poney)))/imu.test(written);
}

function employerOf(company: string): string {
  const [first = company] = typeset(company)
    .replace(/^(?:SARL|EURL|SA(?:SU?)?|SCOP|SNC|SCEA|GAEC|Sté|Société) (?=\p{Lu}\p{L}+ ?\p{L})/u, '')
    .split(/, | – | \(|(?<=\p{Ll}{3})\. (?=\p{Lu})/u);
  const name = first.slice(0, 80);
  // « chateau pey-lartigue »: a name typed without its capitals; « mon oncle », « trois familles » are none.
  return restored(calmName(name === name.toLowerCase() && !counts.test(name) ? titleCase(name) : name));
}

const counts =
  /^(?:mon|ma|mes|une?|des|deux|trois|quatre|cinq|six|plusieurs|quelques|divers(?:es)?|différente?s)(?= )|^(?:employeurs|entreprises) divers/u;

const mostLines = 25;

/** Each sentence of a line is told for itself. */
function missionsOf(context: Context, job: Job): MissionFact[] {
  return job.bullets
    .filter((bullet) => !tellsHouse(context, job, bullet))
    .slice(0, mostLines)
    .flatMap(({ text, span }) =>
      text
        .split(/(?<=[.!?])\s+(?=\p{Lu})|\s?;\s(?=\p{L}+ \p{L}+ \p{L}+)|(?<=^(?:Aucune?|Zéro) [^,]{5,60}), /u)
        .map((line) => line.replace(/^[^\p{L}\d«(]+/u, '').replace(/^résultats?\s?:\s*/iu, ''))
        .map((line) => ({ line: withoutTitle(line, job.experience.title), span })),
    )
    .filter(({ line }) => isWork(line))
    .slice(0, mostLines)
    .map(({ line, span }) => missionOf(context, line, span))
    .sort((a, b) => b.weight - a.weight);
}

/** « J’étais livreur en scooter le soir, 25 courses par service » → « 25 courses par service »: the title is told beside. */
function withoutTitle(line: string, title: string | null): string {
  if (!title) return line;
  const lead = /^(?:je suis|j[’']étais|j[’']ai été|j[’']y (?:étais|suis)) /iu.exec(line)?.[0].length ?? 0;
  const bare = line.slice(lead);
  if (!bare.toLowerCase().startsWith(title.toLowerCase())) return line;
  const behind = /^[^,.:;]{0,60}(?:\s?[,:;] |\.?$)/u.exec(bare.slice(title.length))?.[0];
  // « Assistante de direction générale » is more than the title, and « caissière, accueil » no sentence of one.
  if (behind === undefined || !(lead > 0 || /^ (?:le|la|les|en|pour|chez)\s/u.test(behind))) return line;
  const rest = bare.slice(title.length + behind.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** « Négoce de bois, 40 salariés » above the title, or said of a house in so many words, is no duty. */
function tellsHouse({ cv }: Context, { index }: Job, { text, span }: Job['bullets'][number]): boolean {
  const title = cv.spans[`experiences.${index}.title`];
  return (title !== undefined && span.end <= title.start && mayDescribeHouse(text)) || describesHouse(text);
}

/** « Arrêt à la suite d’une blessure »: why one stopped is nobody’s business. */
const stopped =
  /^arrêt (?:à la suite|suite|maladie|de travail|pour|après)|suite (?:à |d['’]|de )(?:une? |mon |l['’])?(?:blessure|accident|maladie|opération|hospitalisation)(?!\p{L})/iu;

/** What ended a job, where it was, or the rest of a broken line are nothing one did. */
function isWork(line: string): boolean {
  if (stopped.test(line)) return false;
  if (/^(?:type ou secteur|adresse|site web|nom et adresse|fonction ou poste)/i.test(line)) return false;
  if (
    /licenciement|dépôt de bilan|fin de contrat|(?:^|[(–—] ?|suite (?:à|de) (?:la )?|pour |cause (?:de )?|après (?:la )?|définitive )fermeture (?:définitive )?(?:d[eu] (?:la |l['’])?(?:site|usine|magasin|entreprise|société)|de l['’])|redressement|plan social|(?:site|usine|magasin|entreprise|société) (?:a )?(?:fermée?|vendue?|rachetée?)(?!\p{L})|(?<!\p{L})PSE(?!\p{L})|poste supprimé|liquid(?:ée?|ation judiciaire)(?!\p{L})/iu.test(
      line,
    )
  )
    return false;
  if (/^(?:\p{Lu}[\p{L}’'-]+(?: et périphérie)?(?:, )?){1,4}$/u.test(line.trim())) return false;
  // A verb in another person, or half a bracket: broken, or not to be shown.
  if (/(?<!\p{L})je (?:\p{Ll}{1,12}(?:[^e]nt|it|et)) /iu.test(line) || /[()]/.test(line.replace(/\([^()]*\)/g, '')))
    return false;
  return line.trim().split(/\s+/).length > 2;
}

function missionOf({ cv, requirements }: Context, line: string, span: Span): MissionFact {
  const inside = requirements.filter(({ proof }) => proof && proof.start >= span.start && proof.end <= span.end);
  const proved = inside.filter(({ requirement }) => requirement.kind !== 'soft').map(({ requirement }) => requirement);
  const musts = inside.filter(({ requirement }) => requirement.importance === 'must').length;
  const mission = readMission(restored(calmLine(line)));
  const counted = hasFigure(line);
  const isBeside = aside.test(line);
  const isAside = proved.length === 0 && isBeside && !/(?<![\d,.])(?:[5-9]|\d{2,}) /.test(line);
  const weight =
    musts * 2 + (proved.length - musts) + (counted ? 2 : 0) + formWeight(mission) - (isAside ? asideCost : 0);
  const terms = proved.map(({ term }) => term);
  const evidence = evidenceAt('cv', cv.text, span);
  return { mission, line, terms, hasFigure: counted, isAside: isBeside, weight, evidence };
}

/** What comes with a job beside its work: learners looked after, a group one sat in. It heads nothing. */
const aside =
  /^(?:j’|j'|je )?(?:ai )?(?:tut(?:eur|rice|orat|rant)|(?:accueil|encadr|form|accompagn|suivi)\p{L}*(?: et \p{L}+)? (?:[^,;:]{0,12} )?(?:\d+ |deux |trois |quatre |cinq |neuf )?(?:stagiaires?|étudiante?s?|élèves|apprentie?s?|alternante?s?|nouve(?:aux|lles)|saisonniers|intérimaires)|co-?anim|particip|membre d|référente?(?!\p{L}))/iu;
const asideCost = 3;

/** « CHARGEMENT DE CAMIONS » → « Chargement de camions », « paie sur sage paie » → « paie sur Sage Paie ». */
export function calmLine(line: string): string {
  const calm = line === line.toUpperCase() && / /.test(line) ? withoutShouting(line) : line;
  return calm === line ? withToolNames(line) : withToolNames(calm.charAt(0).toUpperCase() + calm.slice(1), true);
}

/** A sentence is worth more than a list, and a bare « j’ai assuré l’accueil » little. */
function formWeight(mission: Mission): number {
  if (mission.kind === 'result') return 2.5;
  if (mission.kind === 'told') return 1.5;
  if (mission.kind === 'noun') return 0;
  if (mission.kind === 'foreign') return -2;
  const isBare = (mission.clauses[0]?.past.split(' ').length ?? 0) < 4 && mission.tail === '';
  return isBare ? -0.5 : 1.5;
}
