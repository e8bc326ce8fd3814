import { findTerms } from '../../skills/find-terms.ts';
import { lazily } from '../../text/lazily.ts';
import { once } from '../../text/while-reading.ts';

const pause = lazily(
  () =>
    new RegExp(
      `^(?:${[
        '(?:un |une )?cong[ée]s? ',
        'ann[ée]e (?:sabbatique|de c[ée]sure|de voyage)|c[ée]sure',
        "(?:en )?recherche (?:active )?d[’']emploi|p[ée]riode (?:de ch[ôo]mage|d)|sans (?:emploi|activit[ée])|ch[ôo]mage|inactivit[ée]",
        "demandeu(?:r|se) d[’']emploi",
        "(?:reprise |retour )(?:d[’']|aux )[ée]tudes|[ée]tudes [àa] (?:temps plein|plein temps)",
        'interruption|arr[êe]t |pause (?!caf[ée])|(?:mise en )?disponibilit[ée]|reconversion(?: professionnelle)?(?:$| (?:apr[èe]s|suite [àa]) | ?[:(])',
        '(?:arriv[ée]e|installation) en (?:France|m[ée]tropole)(?!\\p{L})|apprentissage (?:du fran[çc]ais|de la langue fran[çc]aise)$',
        "(?:je me suis|j[’']ai) (?:arr[êe]t[ée]e?|cess[ée]) (?:de travailler|mon activit[ée]|pour )",
        'tour du monde|voyages? (?:de|en|au|autour)',
        '(?:un |mon )?(?:long |grand )?(?:voyage|p[ée]riple) (?:sac [àa] dos|[àa] v[ée]lo|[àa] pied|personnel)',
        '(?:parent|m[èe]re|p[èe]re|maman|papa|femme|homme) (?:au foyer|[àa] (?:temps plein|plein temps|la maison))',
        '[ée]ducation de (?:mes|nos) (?:\\p{L}+ )?enfants?',
        'grossesse(?:$| et )',
        '(?:construction|r[ée]novation|travaux) (?:de r[ée]novation )?(?:de|dans) (?:ma|notre) maison',
        'parental leave|maternity leave|career break|sabbatical|gap year|caring for (?:a|my) (?:family|relative|mother|father|parents?|child)',
      ].join('|')})`,
      'iu',
    ),
);

const kin =
  '(?:m[èe]re|p[èe]re|parents?|proches?|grands?-(?:m[èe]re|p[èe]re|parents)|mari|femme|conjointe?|[ée]pou(?:x|se)|compagn(?:e|on)|famille|enfants?|fils|fille|fr[èe]re|s[œo]eur|beaux?-p\\p{L}+|belle-m\\p{L}+)(?!\\p{L})';
const own = `(?:mon|ma|mes|nos|notre) (?:\\p{Ll}+ )?${kin}`;
/** « d’un parent malade », « à un proche »: of one’s own, as nobody says it of an employer’s. */
const one =
  "une? (?:parente?(?! (?:d[’']|isol))|proche|grand-(?:m[èe]re|p[èe]re|parent)|membre de (?:la|ma) famille)(?!\\p{L})";
const ofKin = `(?:${own}|${one})`;
const toKin = `(?:(?:[àa]|de|pour|aupr[èe]s d(?:e|[’']))|d[’'])\\s?${ofKin}`;
const span = '(?:(?:une?|deux|trois|quelques|\\d) )?(?:ann[ée]es?|ans|mois|p[ée]riodes?|temps|parenth[èe]se)';
/** « année consacrée à mes enfants », « suivi de conjoint », « proche aidante »: what a family asked for. */
const family = lazily(
  () =>
    new RegExp(
      `^(?:${[
        `${span} (?:familiale?s?(?!\\p{L})|(?:consacr[ée]e?s?|d[ée]di[ée]e?s?|pass[ée]e?s?) (?:à|aupr[èe]s de|avec|pour) ${own})`,
        `${span} (?:de |d[’'])soins? (?:[àa]|de|pour|aupr[èe]s de) ${own}`,
        `suivi d(?:e|u) (?:(?:mon|ma) )?(?:conjointe?|mari|[ée]pou(?:x|se)|compagn(?:e|on))(?!\\p{L})`,
        `(?:j[’']ai |pour )?(?:suivi|suivre|[ée]lev[ée]e?r?) ${own}`,
        'proches?[ -]aidante?s?(?!\\p{L})',
        '(?:d[ée]m[ée]nagement|expatriation|installation) (?:familiale?|en famille|avec ma famille|de la famille)',
        'naissances? (?:de (?:mon|ma|mes|notre|nos)|du (?:premier|deuxi[èe]me|troisi[èe]me)) ',
        '(?:pour )?(?:raisons? |probl[èe]mes? )(?:de sant[ée]|m[ée]dica(?:les?|ux)|familia(?:les?|ux)|personnel(?:le)?s?)\\.?$',
        `${span} (?:consacr[ée]e?s?|d[ée]di[ée]e?s?) (?:à (?:la |ma )?(?:vie de )?famille|(?:à l[’']éducation|à l[’']education) de|aux? enfants?|à (?:la|ma|une) (?:naissance|sant[ée]|convalescence))`,
        `(?:mutation|d[ée]part|expatriation) (?:professionnelle )?d(?:e|u) (?:(?:mon|ma) )?(?:conjointe?|mari|[ée]pou(?:x|se)|compagn(?:e|on))(?!\\p{L})`,
        `(?:d[ée]c[èe]s|deuil|fin de vie|maladie|hospitalisation) ${toKin}`,
      ].join('|')})`,
      'iu',
    ),
);

/** « aide à mon mari », « aidante familiale », « Maternité »: the same where it is all that is told, else a job or a ward. */
const help = lazily(
  () =>
    new RegExp(
      `^(?:${[
        `(?:${span} )?(?:de |d[’'])?(?:soins?|accompagnement|aide|assistance|pr[ée]sence|garde|soutien|prise en charge) (?:en fin de vie )?${toKin}`,
        `(?:j[’']ai |pour )?(?:accompagn[ée]r?|soign[ée]r?|aid[ée]r?) ${ofKin}`,
        `(?:pour m[’']occuper|(?:pour )?prendre soin|je me suis occup[ée]e?) ${toKin}`,
        `aidante? (?:familiale?(?!\\p{L})|${toKin})`,
        'maternit[ée]s?$|(?:longue )?maladie$|convalescence',
      ].join('|')})`,
      'iu',
    ),
);

/** « Accompagnement de ma mère (maladie d’Alzheimer) »: its care is told in duties and is no job all the same. */
const ill =
  /(?<!\p{L})(?:malades?|maladie|alzheimer|parkinson|cancer|d[ée]pendante?s?|[âa]g[ée]e?s?|handicap\p{L}*|invalide|hospitalis[ée]e?s?|en fin de vie)(?!\p{L})/iu;

/** « particulier employeur », « (emploi CESU) », « famille Lacaze »: who pays for care. */
const paid =
  /(?<!\p{L})(?:CESU|[Ss]alari[ée]e?|[Ee]mployeurs?|[Ff]amille \p{Lu}|(?:[Mm]airie|[Aa]ssociation) d|[Tt]ravailleuse familiale)/u;

/** Leave, job seeking and what a family asked for are periods of a life, not jobs; `beside` is the employer told with it. */
export function namesPause(text: string, beside = ''): boolean {
  const { isPause, isFamily, isCare } = looksOf(text);
  return (isPause && !worksMeanwhile(text, beside)) || isFamily || (isCare && !paid.test(`${text}, ${beside}`));
}

/** What a line looks like, whatever stands beside it: each is laid beside several. */
const looksOf = once((text) => ({
  isPause: pause().test(text),
  isFamily: family().test(text),
  isCare: help().test(text) && tellsOwnFamily(text) && ill.test(text),
}));

/** « Reprise d’études et vendeuse », « Sans activité fixe : intérim chez Manpower »: a job is told with it. */
function worksMeanwhile(text: string, beside: string): boolean {
  if (!/^(?:reprise|retour|[ée]tudes|sans)(?!\p{L})/iu.test(text)) return false;
  if (/ chez \p{Lu}/u.test(text) || (beside !== '' && /^sans activit[ée] fixe/iu.test(text))) return true;
  const [, also = ''] = / (?:et|puis|\+) (.*)$/iu.exec(text) ?? [];
  return findTerms(also).some(({ kind, start }) => kind === 'occupation' && start === 0);
}

/** The same of words beside which no employer is named. */
export function namesPauseAlone(text: string): boolean {
  return namesPause(text) || helpsFamily(text);
}

/** « Aide de mon mari artisan plombier » is work: a trade is told behind whom one helped. */
function helpsFamily(text: string): boolean {
  const found = help().exec(text)?.[0];
  return (
    found !== undefined &&
    !paid.test(text) &&
    !findTerms(text.slice(found.length)).some(({ kind }) => kind === 'occupation')
  );
}

/** Duties that are told of one’s own family: « Accompagnement de ma mère malade ». */
export function tellsOwnFamily(text: string): boolean {
  return ofOwn().test(text) || ofOne().test(text);
}

const ofOwn = lazily(() => new RegExp(`(?<!\\p{L})${own}`, 'iu'));
const ofOne = lazily(() => new RegExp(`(?<!\\p{L})${one}`, 'iu'));

/** « Service militaire »: no job but in a regiment that is told, where a trade may have been learnt. */
export function namesService(text: string): boolean {
  return service.test(text);
}

const service = /^(?:mon )?service (?:national|militaire)(?! (?:universel|volontaire|adapt[ée]))(?!\p{L})/iu;
