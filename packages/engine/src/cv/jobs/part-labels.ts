import { type CvLine, itemAfter } from '../lines/read-lines.ts';

/** What a label says of a job: « Poste : », « Entreprise : », « Durée : », « Lieu : », « Missions : », « Résultats : ». */
export type JobPart = 'title' | 'employer' | 'dates' | 'place' | 'tasks' | 'results';

const words: Record<JobPart, string> = {
  title:
    "postes?(?: occup[ée]s?| tenus?)?|fonction(?: occup[ée]e| exerc[ée]e)?|intitul[ée](?: d[eu] (?:poste|l[’']emploi))?|emplois?(?: occup[ée]s?)?|m[ée]tier|qualification|titre(?: du poste)?",
  employer: "(?:nom de l[’'])?(?:entreprise|employeur|soci[ée]t[ée]|[ée]tablissement|structure|organisme|association)",
  dates: "dur[ée]e|dates?|p[ée]riodes?|ann[ée]es?|dates? d[’']emploi",
  place:
    'lieux?(?: de travail)?|ville|pays|code postal|r[ée]gion|localisation|localit[ée]|adresse|type de contrat|contrat|statut',
  tasks:
    '(?:mes |principales )?(?:missions?|t[âa]ches|activit[ée]s|fonctions|responsabilit[ée]s|travaux)(?: principales| exerc[ée]es| effectu[ée]e?s| confi[ée]es| r[ée]alis[ée]e?s)?|descripti(?:on|f)(?: du poste)?|missions? et (?:t[âa]ches|activit[ée]s|responsabilit[ée]s)',
  results: 'r[ée]sultats?(?: obtenus?)?|r[ée]alisations?',
};

/** « Employeur et lieu », « Entreprise / ville »: a label may ask for two things. */
const also = String.raw`(?: ?(?:et|\/|,|–|-) ?(?:le )?(?:lieu|ville|adresse|secteur))?`;
const patterns = (Object.keys(words) as JobPart[]).map(
  (part) => [part, new RegExp(`^(?:${words[part]})${also}$`, 'iu')] as const,
);

/** The part of a job that words alone name. */
export function partNamed(written: string): JobPart | null {
  const text = written.trim();
  if (text.length > 40) return null;
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A line that opens on a label, and what stands behind it; null where nothing does. */
export type Labelled = { part: JobPart; value: CvLine | null };

/** The label before a colon, « Poste : serveuse », or alone in a cell, « Poste	Serveuse ». */
export function labelledPart(line: CvLine): Labelled | null {
  const opening = /^([^:\t]{3,40}?)\s?(?::\s*|\t\s*|$)/u.exec(line.text.slice(0, 60));
  const part = opening && partNamed(opening[1] as string);
  if (!part || !opening) return null;
  const hasColon = opening[0].includes(':');
  const value = itemAfter(line, opening[0].length);
  if (!hasColon && !value) return null;
  // « DATES	EMPLOYEUR	FONCTIONS » names the columns of a table.
  if (value && partNamed((value.text.split('\t', 1)[0] as string).replace(/\s?:$/u, ''))) return null;
  return { part, value };
}

/** « Ville : Tourcoing | Pays : France »: where a job was, as the forms of Europass set it below the employer. */
export function labelsPlace(text: string): boolean {
  return text.split(/\s?\|\s?/u).every((each) => {
    const [label, value] = each.split(/\s?:\s/u);
    return value !== undefined && partNamed(label as string) === 'place';
  });
}

/** Whether words only label a part of a job. */
export function isJobLabel(written: string): boolean {
  return partNamed(written.replace(/\s?:$/u, '')) !== null;
}

/** What the columns of a table ask for in words that label no line by themselves: « Du », « Au », « Employeurs ». */
const columnWords: readonly (readonly [JobPart, RegExp])[] = [
  ['dates', /^(?:du|au|de|[àa]|d[ée]but|fin|dates? (?:de|du|d[’']) ?(?:d[ée]but|fin|contrat|entr[ée]e|sortie))$/iu],
  [
    'employer',
    /^(?:noms? (?:des? |d[’']|de l[’'])?)?(?:entreprise|employeur|soci[ée]t[ée]|[ée]tablissement|structure)s?$/iu,
  ],
];

/** What the other columns of a table may ask for: « ANNÉE	ÉCOLE	DIPLÔME	OBTENU O/N ». */
const studyColumn =
  /^(?:[ée]coles?|lyc[ée]e|[ée]tablissements?|organismes?|centres?(?: de formation)?|dipl[ôo]mes?(?: obtenus?| pr[ée]par[ée]s?)?|formations?(?: suivies?)?|[ée]tudes|niveau|intitul[ée]s?|r[ée]sultats?|sp[ée]cialit[ée]s?|options?|mentions?|obtenue?s?|obtention|valid[ée]e?s?|motifs? (?:de|du) (?:d[ée]part|fin)(?: de contrat)?|salaire)$/iu;

/** What a column asks for: a part of a job, null for something else; undefined where the words name no column. */
function columnNamed(cell: string): JobPart | null | undefined {
  const parts = cell
    .replace(/\s?(?:\(?(?:O\s?\/\s?N|oui\s?\/\s?non)\)?)$/iu, '')
    .split(/\s?(?:[/,&(]|\s[–-]\s|(?<!\p{L})et(?!\p{L}))\s?/u)
    .map((each) => each.replace(/^(?:le |la |l[’'])|[\s)]+$/giu, ''))
    .map((each) => partNamed(each) ?? columnWords.find(([, pattern]) => pattern.test(each))?.[0] ?? asked(each));
  if (parts.includes(undefined)) return undefined;
  // « Poste et entreprise » asks for both in one cell, which tells by itself what is what.
  if (parts.includes('title') && parts.includes('employer')) return undefined;
  return leading.find((part) => parts.includes(part)) ?? null;
}

/** « Lieu / employeur » holds the employer, « Poste et missions » opens on the post, « Dates et lieu » on the dates. */
const leading: readonly JobPart[] = ['dates', 'employer', 'title', 'tasks', 'results', 'place'];

function asked(each: string): null | undefined {
  return studyColumn.test(each) ? null : undefined;
}

/** « Période	Poste et entreprise	Missions »: the head of a table, whatever its cells ask for together. */
export function headsTable(text: string): boolean {
  if (text.length > 120 || /\d/.test(text) || !/\t.*\t/.test(text)) return false;
  const cells = text.split('\t').map((cell) => cell.trim());
  return cells.every((cell) => cell.split(/ (?:et|\/|&) /u).every((each) => columnNamed(each) !== undefined));
}

/**
 * The columns that a line names, « DATES	EMPLOYEUR ET LIEU	FONCTIONS », null for one of no job; null where the line
 * names no columns.
 */
export function columnsNamed(text: string): (JobPart | null)[] | null {
  if (text.length > 120 || !text.includes('\t')) return null;
  const columns = text.split('\t').map((cell) => columnNamed(cell.trim().replace(/\s?:$/u, '')));
  return columns.every((column) => column !== undefined) ? columns : null;
}
