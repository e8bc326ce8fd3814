import { findTerms } from '../../skills/find-terms.ts';

const pause =
  /^(?:(?:un |une )?cong[ée]s? |ann[ée]e (?:sabbatique|de c[ée]sure|de voyage)|c[ée]sure|(?:en )?recherche d[’']emploi|p[ée]riode (?:de ch[ôo]mage|d)|sans emploi|ch[ôo]mage|inactivit[ée]|interruption|arr[êe]t |pause |tour du monde|voyages? (?:de|en|au|autour)|(?:parent|m[èe]re|p[èe]re|maman|femme|homme) au foyer|disponibilit[ée]|(?:éducation|[ée]ducation) de mes? enfants?|reconversion$|parental leave|maternity leave|career break|sabbatical|gap year)/iu;

const kin =
  '(?:m[èe]re|p[èe]re|parents?|proches?|grands?-(?:m[èe]re|p[èe]re|parents)|mari|femme|conjointe?|[ée]pou(?:x|se)|compagn(?:e|on)|famille|enfants?|fils|fille|fr[èe]re|s[œo]eur|beaux?-p\\p{L}+|belle-m\\p{L}+)(?!\\p{L})';
const own = `(?:mon|ma|mes) (?:\\p{Ll}+ )?${kin}`;
const span = '(?:(?:une?|deux|trois|quelques|\\d) )?(?:ann[ée]es?|ans|mois|p[ée]riodes?|temps|parenth[èe]se)';
/** « année consacrée à mes enfants », « suivi de conjoint », « proche aidante »: what a family asked for. */
const family = new RegExp(
  `^(?:${[
    `${span} (?:familiale?s?(?!\\p{L})|(?:consacr[ée]e?s?|d[ée]di[ée]e?s?|pass[ée]e?s?) (?:à|aupr[èe]s de|avec|pour) ${own})`,
    `${span} (?:de |d[’'])soins? (?:[àa]|de|pour|aupr[èe]s de) ${own}`,
    `suivi d(?:e|u) (?:(?:mon|ma) )?(?:conjointe?|mari|[ée]pou(?:x|se)|compagn(?:e|on))(?!\\p{L})`,
    `(?:j[’']ai |pour )?(?:suivi|suivre|[ée]lev[ée]e?r?) ${own}`,
    'proches?[ -]aidante?s?(?!\\p{L})',
    '(?:d[ée]m[ée]nagement|expatriation|installation) (?:familiale?|en famille|avec ma famille|de la famille)',
    'naissances? (?:de (?:mon|ma|mes|notre|nos)|du (?:premier|deuxi[èe]me|troisi[èe]me)) ',
    '(?:pour )?raisons? (?:de sant[ée]|familiales?|personnelles?)$',
  ].join('|')})`,
  'iu',
);

/** « aide à mon mari », « aidante familiale », « Maternité »: the same where it is all that is told, else a job or a ward. */
const help = new RegExp(
  `^(?:${[
    `(?:${span} )?(?:de |d[’'])?(?:soins?|accompagnement|aide|assistance|pr[ée]sence|garde) (?:[àa]|de|pour|aupr[èe]s de) ${own}`,
    `(?:j[’']ai |pour )?(?:accompagn[ée]r?|soign[ée]r?) ${own}`,
    `aidante? (?:familiale?|de (?:mon|ma|mes) ${kin})(?!\\p{L})`,
    'maternit[ée]s?$|(?:longue )?maladie$|convalescence',
  ].join('|')})`,
  'iu',
);

/** « Accompagnement de ma mère (maladie d’Alzheimer) »: its care is told in duties and is no job all the same. */
const ill =
  /(?<!\p{L})(?:malades?|maladie|alzheimer|parkinson|cancer|d[ée]pendante?s?|[âa]g[ée]e?s?|handicap\p{L}*|invalide|hospitalis[ée]e?s?|en fin de vie)(?!\p{L})/iu;

/** Leave, job seeking and what a family asked for are periods of a life, not jobs. */
export function namesPause(text: string): boolean {
  return pause.test(text) || family.test(text) || (help.test(text) && ofOwn.test(text) && ill.test(text));
}

/** The same of words beside which no employer is named. */
export function namesPauseAlone(text: string): boolean {
  return namesPause(text) || helpsFamily(text);
}

/** « Aide de mon mari artisan plombier » is work: a trade is told behind whom one helped. */
function helpsFamily(text: string): boolean {
  const found = help.exec(text)?.[0];
  return found !== undefined && !findTerms(text.slice(found.length)).some(({ kind }) => kind === 'occupation');
}

/** Duties that are told of one’s own family: « Accompagnement de ma mère malade ». */
export function tellsOwnFamily(text: string): boolean {
  return ofOwn.test(text);
}

const ofOwn = new RegExp(`(?<!\\p{L})${own}`, 'iu');
