import { matchesOf } from '../../text/matches-of.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { jobsMeant } from '../facts/jobs-meant.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt, tokenAt } from '../text/read-text.ts';
import { checkEmployerKind } from './check-employer-kind.ts';

/** A kind of contract: how a text claims it, how documents tell it, and of what it is a kind. */
type Contract = { claim: RegExp; told: RegExp; of: 'contract' | 'hours'; usual?: boolean; passing?: boolean };

/** « m’a reçue comme », « j’y étais d’abord »: what one is called behind it is one’s own standing. */
const as =
  "(?<=\\b(?:comme|en tant que?|en qualite de|j'(?:y )?etais|j'(?:y )?ai (?:d'abord )?ete|ete) ?(?:d'|qu'|d'abord |simple |une? )*)";

const contracts: Contract[] = [
  {
    claim: /\bcdi\b|\bsans (?:limite de duree|terme fixe)\b|\b(?:contrat a )?duree indeterminee\b/g,
    told: /\bcdi\b|indeterminee?|\bpermanent contract/,
    of: 'contract',
  },
  {
    claim: /\bcdd\b|\b(?:contrat a )?duree determinee\b/g,
    told: /\bcdd\b|\bfixed[- ]term|\bdeterminee?\b|saisonni(?:er|ere)\b|\bcontrats saisonni|\bsaisons?\b|\betes? (?:19|20)\d\d|remplac|vacatai|contractuel|\bcontrats? (?:d'un|de (?:\d|\w+ (?:mois|an)))/,
    of: 'contract',
  },
  {
    claim:
      /\ben interim\b|\bmissions? d'interim\b|\binterimaires?\b|\btravail temporaire\b|\bmissions? temporaires?\b/g,
    told: /\binterim(?! de )|temporaire|\btemp(?:orary)? (?:work|job|agency|contract)/,
    of: 'contract',
    passing: true,
  },
  {
    claim: new RegExp(
      `(?<!\\b(?:une|un|des|deux|trois|jeune|jeunes|etudiante?s?|stagiaires?) (?:[a-z]+ )?)\\b(?:en|mon|une|d'|l')(?: |(?<='))?alternance\\b(?! avec )|\\ben apprentissage\\b|\\bcontrat d'apprentissage\\b|\\bcontrat de professionnalisation\\b|\\bmon apprentissage (?=a |au |chez )|${as}(?:apprentie?|alternante?)\\b`,
      'g',
    ),
    told: /\balternance\b|\bapprentissage\b|\bapprentice(?:ship)?\b|\bwork-study\b|\bcontrat (?:de )?pro|(?<!\b(?:une?|des|deux|trois|les|aux?|d'une?|l') ?)\b(?:apprentie?|alternante?)\b/,
    of: 'contract',
    passing: true,
  },
  {
    claim: new RegExp(
      `(?<!\\b(?:etudiant|eleve|lyceen|collegien|interne|jeune|personne)[a-z]{0,4} )\\ben stage\\b|${as}stagiaire\\b`,
      'g',
    ),
    told: /\bstages?\b|\bintern(?:ship)?\b|\bplacement\b|(?:^\W*|[,(–-] ?)stagiaire\b/,
    of: 'contract',
    passing: true,
  },
  {
    claim:
      /\bfonctionnaire\b|\b(?:titulaire|titularisee?)(?: (?:de la|dans la) fonction publique|(?= depuis| des (?:le|mon|la|l')\b| en \d|,|\.))|(?<=\b(?:professeure?|enseignante?|agente?|infirmiere?|technicien(?:ne)?|institut\w+) )titulaire\b(?! d(?:e |'|u ))/g,
    told: /\bfonctionnaire|\btitulaire[,)]|\bpuis titulaire|\btitulaire (?:en|depuis|\()|\b(?:categorie|cat\.) [abc]\b|\b(?:fpt|fph|fpe)\b|\btitularis|\bagents? titulaire|\bfonction publique\b|\bconcours (?:de recrutement|externe|interne|administratif|territorial|hospitalier|de la fonction|d'entree|d'acces)|\b(?:crpe|capes|agreg)(?![^\n;]*\b(?:inscrit|admissib|non admis|prepa|prevu))|\bprofesseure? des ecoles|\beducation nationale\b/,
    of: 'contract',
  },
  { claim: /\b(?:agente? |en tant que )?contractuelle?\b/g, told: /\bcontractuel|\bcdd\b|vacatai/, of: 'contract' },
  {
    claim: /\ba mon compte\b|\ben free-?lance\b|\b(?:auto|micro)-?entrepreneu\w*\b|\btravailleu\w* independante?\b/g,
    told: /free-?lance|self-employed|independante?|(?:auto|micro)-?entrepr|\ba (?:son|mon|leur) (?:propre )?compte\b|prestataire|entreprise individuelle|portage salarial|liberale?|\bgerante?\b|artisan/,
    of: 'contract',
  },
  {
    claim: /\ben liberal\b|\bexercice liberal\b/g,
    told: /\bliberale?s?\b|independante?\b|\ba (?:son|mon) compte\b|assistanat/,
    of: 'contract',
  },
  {
    claim: new RegExp(`${as}saisonni(?:er|ere)\\b`, 'g'),
    told: /\bsaison(?!niers)|\b(?:ete|hiver)s?,? (?:19|20)\d\d|\bcdd\b|\bvendang|\brecolte/,
    of: 'contract',
  },
  { claim: new RegExp(`${as}vacataire\\b`, 'g'), told: /\bvacat|\bcontractuel|\bcdd\b/, of: 'contract' },
  {
    claim: new RegExp(`${as}benevole\\b|\\bbenevolement\\b`, 'g'),
    told: /\bbenevol|\bservice civique\b|\bvolontari?a|\bvolontaire|\bassociati|\bcroix-rouge|\bsecours\b/,
    of: 'contract',
  },
  {
    claim: /(?<!\bd'un ?)(?<!\b(?:du|non) ?)\ba? ?temps (?:plein|complet)\b/g,
    told: /\btemps (?:plein|complet)\b|\b3[5-9] ?h/,
    of: 'hours',
    usual: true,
  },
  {
    claim: /\ba? ?temps partiel\b|\b(?:a )?mi-temps\b/g,
    told: /\btemps partiel\b|\bmi-temps\b|\b[1-9]\d ?%|\b[12]\d ?h(?:eures)?\b(?! ?\d\d)/,
    of: 'hours',
  },
];

/** Contracts that the documents do not tell, or that they tell otherwise of the job spoken of. */
export function checkContracts(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const kinds = checkEmployerKind(context);
  return contracts
    .flatMap((contract) =>
      matchesOf(reading.folded, contract.claim).flatMap(({ index, 0: written }): Finding[] => {
        if (marks[index] !== stances.self || isSought(reading.folded, index)) return [];
        if (!isFalse(context, own, contract, index, index + written.length)) return [];
        const start = index + written.search(/\S/);
        const end = index + written.length;
        return [{ kind: 'employer', start, end, reason: reasons.contract(reading.text.slice(start, end)) }];
      }),
    )
    .concat(kinds);
}

const sought =
  /\b(?:ouverte?|disponible|recherche|souhait\w*|postul\w*|candidat\w*|(?:ce|cette|l') ?(?:poste|offre|annonce)|propos\w*|votre|objet)\b[^.\n]{0,40}$/;
/** « j’ai occupé ce poste en CDI » */
const held =
  /(?:\bj'(?:ai|avais|occup\w+|exerc\w+)|\bje (?:tiens|tenais|tins))(?: [a-z']+){0,3} (?:ce|cette) (?:meme )?poste\b[^.,;\n]{0,40}$/;

/** « en CDI ou en CDD », « ouvert à un CDI »: what the candidate would take. */
function isSought(folded: string, place: number): boolean {
  const lead = folded.slice(Math.max(0, place - 80), place);
  return sought.test(lead) && !held.test(lead);
}

const throughout =
  /\b(?:pendant|durant|sur) toute (?:la|cette) (?:periode|duree)\b|\btout du long\b|\bdu debut a la fin\b|\bdes (?:le|mon) (?:debut|depart|premier jour|embauche|arrivee)\b|\bd'emblee\b|\b(?:directement|immediatement|aussitot|tout de suite) en\b|\brecrutee? en cdi\b/;

function isFalse(context: CheckContext, facts: Facts, contract: Contract, start: number, end: number): boolean {
  const lines = linesOf(facts);
  const tellers = lines.filter(({ text }) => contract.told.test(text));
  const jobs = isApart(context.reading.folded, start, end) ? [] : jobsMeant(context, facts, start);
  const told = jobs.length > 0 ? kindsOf(lines, jobs, contract.of) : kindsBelow(context, facts, contract.of, start);
  const named = contract.passing ? context.scopeAt(start).own.flatMap(({ entries }) => entries) : [];
  if (told.size === 0) {
    if (tellers.length === 0) return !contract.usual;
    return isOfOthers(facts, tellers, named) && !isBesideName(facts, tellers, named);
  }
  if (told.has(contract)) {
    if (told.size < 2) return false;
    return (
      throughout.test(context.reading.folded.slice(Math.max(0, start - 60), end + 60)) ||
      isBefore(context, facts, contract, tellers, end)
    );
  }
  if (isBesideName(facts, tellers, named)) return false;
  // A contract told outside of the jobs may be that of this one.
  return !tellers.some(({ owners }) => ![...owners].some((owner) => facts.cv?.experiences[owner]));
}

/**
 * « Installée à mon compte au sortir de quatre ans de studio », « De la vente en intérim à la boutique d’aujourd’hui »: what
 * comes after a job, or before it on a way, is no contract of it.
 */
function isApart(folded: string, start: number, end: number): boolean {
  const isWay =
    /(?:^|[.;:,\n] ?)(?:du|de la|de l'|des|d'une?|de) [^.;:,\n]{2,40}$/.test(
      folded.slice(Math.max(0, start - 60), start),
    ) && /^ (?:a|au|aux|jusqu'a|jusqu'aux?)(?![a-z])/.test(folded.slice(end, end + 12));
  return (
    isWay ||
    (/\ba mon compte|free-?lance|entrepreneu|independant/.test(folded.slice(start, end)) &&
      /^,? (?:apres|au sortir|a l'issue|a la suite|en quittant|au terme)\b/.test(folded.slice(end, end + 16)))
  );
}

/** « en CDI dès septembre 2020 » of one whom the line has « en CDD, puis CDI à partir de mars 2021 ». */
function isBefore(
  { dates, reading }: CheckContext,
  facts: Facts,
  { told }: Contract,
  tellers: readonly Line[],
  end: number,
): boolean {
  const claimed = dates.find(({ start }) => start >= end && start < end + 60);
  if (
    !claimed ||
    !/\b(?:des|depuis|a partir de|en)\b[^.;:\n]{0,16}$/.test(reading.folded.slice(end, claimed.start + 8))
  )
    return false;
  return tellers.some(({ text, line }) => {
    const at = text.search(told);
    if (!/\b(?:puis|ensuite)\b/.test(text.slice(0, at))) return false;
    const place = facts.reading.folded.split('\n').slice(0, line).join('\n').length + at;
    const since = facts.dateMentions.find(({ fact, line: of }) => of === line && fact.start > place)?.fact.from ?? '';
    return /^\d{4}/.test(since) && claimed.from < since.slice(0, claimed.from.length);
  });
}

/** « chez Brissaud, comme apprenti » of one who was it elsewhere: each line that tells of it stands under other jobs alone. */
function isOfOthers({ cv }: Facts, tellers: readonly Line[], named: readonly Entry[]): boolean {
  if (named.length === 0 || named.some(({ kind }) => kind !== 'job')) return false;
  return tellers.every(
    ({ owners }) =>
      [...owners].every((owner) => cv?.experiences[owner]) && !named.some(({ owner }) => owners.has(owner)),
  );
}

/** However the jobs were read: it is told right beside the name. */
function isBesideName({ linesOfStem }: Facts, tellers: readonly Line[], named: readonly Entry[]): boolean {
  const lines = named.flatMap(({ name, towns }) =>
    [...name, ...towns].flatMap((root) => [...(linesOfStem.get(root) ?? [])]),
  );
  return tellers.some(({ line }) => lines.some((of) => Math.abs(of - line) <= beside));
}

const beside = 2;

type Line = { text: string; line: number; owners: Set<number> };

const kept = new WeakMap<Facts, Line[]>();

/** The lines of the documents that tell a contract, with the jobs they stand under. */
function linesOf(facts: Facts): Line[] {
  const known = kept.get(facts);
  if (known) return known;
  const named = new Set(facts.entries.flatMap(({ owner, name }) => (name.length > 0 ? [owner] : [])));
  const lines = facts.reading.folded.split('\n').flatMap((text, line): Line[] => {
    if (!contracts.some(({ told }) => told.test(text))) return [];
    const owner = facts.ownerOfLine(line);
    // The line that opens a job stands no longer under the one before.
    const opens =
      named.has(owner) && line > 0 && facts.ownerOfLine(line - 1) !== owner && /\b(?:19|20)\d\d\b/.test(text);
    return [{ text, line, owners: new Set(opens ? [owner] : [owner, ...(facts.under.get(line) ?? [])]) }];
  });
  kept.set(facts, lines.slice(0, 200));
  return lines.slice(0, 200);
}

/**
 * « Bréval m’a embauchée en CDI » where the CV’s layout hid the job: the kinds told on the only line that has the name, and on
 * those right below it.
 */
function kindsBelow({ reading }: CheckContext, facts: Facts, of: Contract['of'], place: number): Set<Contract> {
  const { tokens, stems, text, sentences } = reading;
  const { from = 0 } = sentences[sentenceAt(sentences, place)] ?? {};
  const at = tokenAt(tokens, place);
  for (let index = at - 1; index >= Math.max(from, at - reach); index--) {
    const { start, end } = tokens[index] as (typeof tokens)[number];
    if (/[.;:]/.test(text.slice(end, place))) break;
    const lines = facts.linesOfStem.get(stems[index] as string);
    if (!/\p{Lu}/u.test(text[start] ?? '') || index === from || lines?.size !== 1) continue;
    const told = paragraphFrom(facts, [...lines][0] as number);
    return new Set(contracts.filter((each) => each.of === of && each.told.test(told)));
  }
  return new Set();
}

const reach = 8;
const deepest = 4;

function paragraphFrom({ lineText }: Facts, line: number): string {
  const lines = [lineText(line)];
  for (let next = line + 1; next <= line + deepest && /^\s*[^\p{L}\d\s]/u.test(lineText(next)); next++)
    lines.push(lineText(next));
  return lines.join(' ');
}

/** The kinds of contract that the documents tell of some jobs. */
function kindsOf(lines: readonly Line[], jobs: readonly Entry[], of: Contract['of']): Set<Contract> {
  const mine = lines.filter(({ owners }) => jobs.some(({ owner }) => owners.has(owner)));
  return new Set(contracts.filter((each) => each.of === of && mine.some(({ text }) => each.told.test(text))));
}
