import { atSchool } from './at-school.ts';
import { apart, close, type Inserted } from './inserted.ts';

const feminine =
  '[Ll]icence|[Mm]aîtrise|[Mm]ention|[Hh]abilitation|[Cc]arte|[Ff]ormation|[Aa]ttestation|[Cc]ertification|[Qq]ualification|[Ii]nscription|[Cc]apacité|[Aa]grégation|FIMO|FCO|AIPR|AFGSU';
const masculine =
  '[Pp]ermis|[Cc]ertificat|[Tt]itre|[Bb]revet|[Dd]iplôme|[Mm]aster|[Mm]astère|[Bb]achelor|[Dd]octorat|[Bb]accalauréat|[Bb]ac|[Mm]agistère|[Cc]ertiphyto|CACES|SSIAP|SST|PSC ?1|CAP|BEP|BTS|BP|BUT|DUT|DEUG|DEUST|DU|DIU|CQP|TFP|TP|DCG|DSCG|DEAS|DEES|DEAES|DESS|DEA|MBA|BAFA|BPJEPS|ADR|TOEIC|DELF|DALF|TOSA|CAFERUIS|CAFDES|CRPE|CAPES';
const papers = new RegExp(`(?<![\\p{L}’-])(les |des |une? |l[ea] |l’)(${feminine}|${masculine})(?!\\p{L})`, 'gu');
const isFeminine = new RegExp(`^(?:${feminine})$`, 'u');

type Paper = { ending: string; isCourse: boolean; isSpecified: boolean };

/** The paper a bracket stands behind, by the agreement its participle takes; null where the last thing told is none. */
function paperBefore(before: string): Paper | null {
  const thing = before.slice(Math.max(0, ...[', ', ' et '].map((cut) => before.lastIndexOf(cut))));
  const named = [...thing.matchAll(papers)];
  // « un BTS Maintenance des systèmes, option systèmes de production »: what specifies it stands between.
  const isSpecified = named.length === 0;
  if (isSpecified && /^(?:, | et )(?:l[ae]s? |l’|des |une? |d’|j’|je )/u.test(thing)) return null;
  const whole = named.at(0) ?? [...before.matchAll(papers)].at(-1);
  const [, article = '', noun = ''] = whole ?? [];
  if (noun === '' || (isSpecified && before.length - (whole?.index ?? 0) > 120)) return null;
  const isMany = /^(?:les|des) /u.test(article);
  return {
    ending: `${isFeminine.test(noun) ? 'e' : ''}${isMany ? 's' : ''}`,
    isCourse: /^formation$/iu.test(noun),
    isSpecified,
  };
}

/** « (2018) », « (recyclage en 2024) », « (AFPA de Béziers, 2018) » behind a paper, said of it; null for anything else. */
export function insertedPaper(before: string, inside: string): Inserted | null {
  const paper = paperBefore(before);
  if (!paper) return null;
  return stateOf(paper, inside) ?? yearOf(paper, before, inside) ?? schoolOf(paper, before, inside);
}

function stateOf({ ending }: Paper, inside: string): Inserted | null {
  const [, until = ''] = /^valables? (jusqu.+)$/u.exec(inside) ?? [];
  if (until !== '') return close(`valable${ending.replace('e', '')} ${until}`);
  const [, verb = '', when = ''] = /^(recycl|renouvel)(?:age|lement|ée?s?) (en .+)$/u.exec(inside) ?? [];
  if (when !== '') return close(`${verb}é${ending} ${when}`);
  const [, end = ''] = /^fin prévue en ((?:19|20)\d\d)$/u.exec(inside) ?? [];
  return end === '' ? null : apart(`prévu${ending} pour ${end}`);
}

const year = /^(?:19|20)\d\d$/;

function yearOf({ ending, isCourse, isSpecified }: Paper, before: string, inside: string): Inserted | null {
  if (!year.test(inside)) return null;
  if (isUnderWay(before)) return apart(`prévu${ending} pour ${inside}`);
  // Of several papers one has its year: each would read as a table.
  if (/(?<!\p{L})(?:obtenu|suivi)e?s? en (?:19|20)\d\d/u.test(before)) return close('');
  if (/(?<!\p{L})obtenu (?:l[ea] |une? |l’)[^.]*$/u.test(before))
    return isSpecified ? apart(`en ${inside}`) : close(`en ${inside}`);
  const said = `${isCourse ? 'suivi' : 'obtenu'}${ending} en ${inside}`;
  return isSpecified ? apart(said) : close(said);
}

const schools =
  /^(?:\p{Lu}|(?:lycée|collège|université|école|institut|centre|campus|faculté|fac|greta|cfa|ifsi|afpa|chambre)(?!\p{L}))/u;

function schoolOf({ ending }: Paper, before: string, inside: string): Inserted | null {
  const [, school = '', date] = /^(\p{L}[^:;()]*?)(?:, ((?:19|20)\d\d))?$/u.exec(inside) ?? [];
  if (!schools.test(school) || /, /.test(school)) return null;
  const at = atSchool(school);
  if (isUnderWay(before)) return close(date ? `${at}, pour ${date}` : at);
  const when = date ? ` en ${date}` : '';
  if (/(?<!\p{L})obtenue?s? /u.test(before)) return close(`${at}${when}`);
  return /Ma formation|formation, c’est/u.test(before)
    ? apart(`préparé${ending} ${at}${date ? `, en ${date}` : ''}`)
    : apart(`obtenu${ending} ${at}${when}`);
}

function isUnderWay(before: string): boolean {
  return /(?<!\p{L})prépare (?:actuellement |aussi |en ce moment )?(?:une? |l[ea] |l’)[^.]*$/u.test(before);
}
