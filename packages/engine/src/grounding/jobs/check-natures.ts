import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import { jobsMeant } from '../facts/jobs-meant.ts';
import { textOfJobs } from '../facts/text-of-job.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** What a post or a house is, one thing or another: how a text says so, and how the documents tell it. */
type Nature = { claim: RegExp; told: RegExp };

const status: Nature[] = [
  {
    claim:
      /(?<=\b(?:j'etais|j'ai ete|je suis|j'y etais|j'y ai ete|comme|en tant que|[a-z]{5,}(?:e|r|te|iste|euse|ice|ienne|ere)) )salariee?\b/g,
    told: /(?<!\d )\bsalariee?\b|\bcd[id]\b|\bcontrat\b/,
  },
  {
    claim: /(?<=\b(?:j'etais|j'ai ete|je suis|comme|en tant que) (?:[a-z-]+ )?)(?:liberale?|independante?)\b/g,
    told: /\bliberale?\b|\bindependante?\b|free-?lance|(?:auto|micro)-?entrepr|\ba (?:son|mon) compte|\bassistanat\b|portage/,
  },
  {
    claim: /(?<=\b(?:comme|en tant que|j'etais|j'ai ete) )benevole\b/g,
    told: /\bbenevol|\bservice civique\b|\bvolontariat\b/,
  },
];
const sector: Nature[] = [
  {
    claim: /\bpubli(?:c|que)s?\b/g,
    told: /\bpubli(?:c|que)s?\b|\bhopital (?:local|de)|\bcentre hospitalier|\bch[ru]u?\b|\bmairie|\bcommun(?:es?|ale?s?|aux)\b|\bdepartementa|\b(?:conseil|de la) (?:departement|region)|\bccas\b|\bmunicipal|\bterritorial/,
  },
  { claim: /\bprivee?s?\b/g, told: /\bprivee?s?\b|\bsas\b|\bsarl\b|\bgroupe\b|\blucratif/ },
  { claim: /\bassociati(?:f|ve|fs|ves)\b/g, told: /\bassociati/ },
];
const mode: Nature[] = [
  { claim: /\ben presentiel\b/g, told: /\bpresentiel|\bsur place\b|\bface-a-face\b|\bhybride/ },
  {
    claim: /\ba distance\b|\ben distanciel\b|\ben visio\w*/g,
    told: /\bdistance\b|\bdistanciel|\ben ligne\b|\bvisio|\bhybride|\bteletravail/,
  },
];
const hours: Nature[] = [
  {
    claim:
      /(?<=\b(?:infirmiere?|aide-soignante?|agente?|veilleu[a-z]+|equipe|poste|travail[a-z]*|exerce|exercais|suis|etais) )(?:la nuit|de nuit)\b/g,
    told: /\bnuits?\b|\b[235]x8\b|\balternance|\bpostee?\b/,
  },
  {
    claim:
      /(?<=\b(?:infirmiere?|aide-soignante?|agente?|equipe|poste|travail[a-z]*|exerce|exercais|suis|etais) )(?:de jour|de journee|en journee)\b/g,
    told: /\bjour\b|\bjournee\b|\bmatin|\balternance/,
  },
];
/** What is said of a house stands behind its word. */
const housed =
  /\b(ehpad|clinique|hopital|etablissement|creche|ecole|college|lycee|structure|organisme|centre|residence|maison|service|employeur|secteur|laboratoire|bailleur|theatre)s? $/;

const anyHouse = /^(?:etablissement|structure|organisme|employeur|secteur|service|maison|centre)?$/;

/**
 * « salariée du cabinet » of an « assistante libérale », « un EHPAD public » of one of an association, « en présentiel » of a
 * course told « à distance »: the job that is spoken of tells another of the kind, and not this one.
 */
export function checkNatures(context: CheckContext): Finding[] {
  const { folded } = context.reading;
  return [
    ...status.flatMap((nature) => otherNature(context, nature, status)),
    ...sector.flatMap((nature) =>
      otherNature(context, nature, sector, (at) => housed.exec(folded.slice(Math.max(0, at - 20), at))?.[1] ?? null),
    ),
    ...[mode, hours].flatMap((all) => all.flatMap((nature) => otherNature(context, nature, all))),
  ];
}

function otherNature(
  context: CheckContext,
  nature: Nature,
  all: readonly Nature[],
  houseAt: (at: number) => string | null = () => '',
): Finding[] {
  const { reading, marks, own } = context;
  return matchesOf(reading.folded, nature.claim).flatMap(({ index, 0: written }): Finding[] => {
    const house = houseAt(index);
    if (marks[index] !== stances.self || house === null) return [];
    const jobs = jobsMeant(context, own, index).filter(({ kind }) => kind === 'job');
    // « un hôpital public », told beside a clinic that is named: of another house.
    if (!jobs.every((job) => anyHouse.test(house) || textOfJobs(own, [job]).includes(house))) return [];
    if (jobs.length === 0 || jobs.some((job) => tells(context, job, nature))) return [];
    if (!jobs.every((job) => all.some((other) => other !== nature && tells(context, job, other)))) return [];
    const end = index + written.length;
    return [{ kind: 'employer', start: index, end, reason: reasons.contract(reading.text.slice(index, end)) }];
  });
}

function tells({ own }: CheckContext, job: Entry, { told }: Nature): boolean {
  return told.test(textOfJobs(own, [job]));
}
