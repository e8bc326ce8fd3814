const pause =
  /^(?:(?:un |une )?cong[ée]s? |ann[ée]e (?:sabbatique|de c[ée]sure|de voyage)|c[ée]sure|(?:en )?recherche d[’']emploi|p[ée]riode (?:de ch[ôo]mage|d)|sans emploi|ch[ôo]mage|inactivit[ée]|interruption|arr[êe]t |pause |tour du monde|voyages? (?:de|en|au|autour)|(?:parent|m[èe]re|p[èe]re|maman|femme|homme) au foyer|disponibilit[ée]|(?:éducation|[ée]ducation) de mes? enfants?|reconversion$|parental leave|maternity leave|career break|sabbatical|gap year)/iu;

const kin =
  '(?:m[èe]re|p[èe]re|parents?|proches?|grands?-(?:m[èe]re|p[èe]re|parents)|mari|femme|conjointe?|[ée]pou(?:x|se)|compagn(?:e|on)|famille|enfants?|fils|fille|fr[èe]re|s[œo]eur|beaux?-p\\p{L}+|belle-m\\p{L}+)(?!\\p{L})';
const own = `(?:mon|ma|mes) (?:\\p{Ll}+ )?${kin}`;
const span = '(?:(?:une?|deux|trois|quelques|\\d) )?(?:ann[ée]es?|ans|mois|p[ée]riodes?|temps|parenth[èe]se)';
/** « année de soins auprès de ma mère », « suivi de conjoint », « j’ai élevé mes enfants »: what a family asked for. */
const family = new RegExp(
  `^(?:${[
    `${span} (?:familiale?s?(?!\\p{L})|(?:consacr[ée]e?s?|d[ée]di[ée]e?s?|pass[ée]e?s?) (?:à|aupr[èe]s de|avec|pour) ${own})`,
    `(?:${span} )?(?:de |d[’'])?(?:soins?|accompagnement|aide|assistance|pr[ée]sence|garde) (?:[àa]|de|pour|aupr[èe]s de) ${own}`,
    `suivi d(?:e|u) (?:(?:mon|ma) )?(?:conjointe?|mari|[ée]pou(?:x|se)|compagn(?:e|on))(?!\\p{L})`,
    `(?:j[’']ai |pour )?(?:suivi|suivre|[ée]lev[ée]e?r?|accompagn[ée]r?|soign[ée]r?) ${own}`,
    'proches?[ -]aidante?s?(?!\\p{L})',
    `aidante? (?:familiale?|de (?:mon|ma|mes) ${kin})(?!\\p{L})`,
    '(?:d[ée]m[ée]nagement|expatriation|installation) (?:familiale?|en famille|avec ma famille|de la famille)',
    'naissances? (?:de (?:mon|ma|mes|notre|nos)|du (?:premier|deuxi[èe]me|troisi[èe]me)) ',
    'maternit[ée]s?$',
    '(?:longue )?maladie$|convalescence|(?:pour )?raisons? (?:de sant[ée]|familiales?|personnelles?)$',
  ].join('|')})`,
  'iu',
);

/** Leave, job seeking and what a family asked for are periods of a life, not jobs. */
export function namesPause(text: string): boolean {
  return pause.test(text) || family.test(text);
}
