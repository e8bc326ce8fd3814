import { isWorkNoun } from './french/is-work-noun.ts';
import { withEachDe } from './french/occupied-with.ts';

const held =
  /(j’(?:y )?|J’(?:y )?)(assurais|assure|ai assuré) ((?:également |aussi )?)(?!que)((?:les? |la |l’|des |une? |\d)[^:;.]*)/u;

/** « …, et fermais le magasin », « …, soit 12 dossiers »: another verb, or what is said of the things besides. */
const another =
  /(?:,| et)(?: et)? (?!avec |pour |dans |sur |sous |par |chez |ainsi )\p{Ll}+ (?:l[ae]s? |l’|des |une? |\d|aux? |à )|, (?:soit|comme|avec|dont|contre|à raison|de \d|j’|je |et j)/u;

/**
 * What « assurer » says is said otherwise from the second time on: behind the name of a job its things stand alone, elsewhere
 * « m’occuper de » and « me charger de » alternate, from `turn` on.
 */
export function varyVerbs(texts: readonly string[], turn = 0): string[] {
  let count = turn % 2;
  let isFirst = true;
  return texts.map(handled).map((text) => {
    const bare = isFirst && count === turn % 2 ? null : withoutVerb(text);
    if (bare) return bare;
    const occupied = occupying.exec(text);
    if (occupied) {
      count += 1;
      return again(text, occupied, count);
    }
    const match = held.exec(text);
    // « assurer 75 couverts » is what a cook says.
    if (!match || /^\d+ couverts/.test(match[4] ?? '')) return text;
    if (isFirst) {
      isFirst = false;
      return text;
    }
    count += 1;
    const [all = '', subject = '', verb = '', adverb = '', rest = ''] = match;
    const things = rest.slice(0, another.exec(rest)?.index ?? rest.length);
    const whole = all.slice(0, all.length - rest.length + things.length);
    return text.replace(whole, otherwise({ subject, verb, adverb, things }, count % 2 === 0));
  });
}

/** « …, où j’assurais … », « … : je m’occupais de … », to the end of its sentence. */
const behindJob = /^(\p{Lu}[^:;]*?)(?:, où|\u00a0:) j(?:’assur(?:e|ais) |e m’occup(?:e|ais) )([^:;]+)\.$/u;
/** What several things are told by: each with its article, or with its « de » before it. */
const eachDe =
  /(^|, (?:ainsi que )?| et )(?:(du |des |d’(?=une? ))|de (?=la |l’|\d|deux |trois |quatre |cinq |six ))/gu;
const isAloneNext =
  /(?:, (?!ainsi )|ainsi que | et |ainsi qu’)(?!(?:les? |la |l’|une? |\d|deux |trois |quatre |cinq |six ))/u;

/** « j’étais apprentie chez Coiff’Express, où j’assurais la coupe et la barbe » → « … chez Coiff’Express : la coupe et la barbe ». */
function withoutVerb(text: string): string | null {
  const [, job = '', things = ''] = behindJob.exec(text) ?? [];
  const named = things.replace(eachDe, (_, link: string, article = '') => {
    const own: Record<string, string> = { 'du ': 'le ', 'des ': 'les ' };
    return link + (own[article] ?? '');
  });
  const isList = /^(?:les? |la |l’|une? |\d)/u.test(named) && /, | et /.test(named) && !isAloneNext.test(named);
  return isList && another.exec(named) === null ? `${job}\u00a0: ${named}.` : null;
}

type Held = { subject: string; verb: string; adverb: string; things: string };

function otherwise({ subject, verb, adverb, things }: Held, isTurned: boolean): string {
  const isOnce = verb === 'ai assuré';
  const own = isOnce ? null : withMyself(subject, verb, adverb, things, isTurned && !/charg/.test(things));
  return own ?? inCharge(subject, verb, adverb, things);
}

const chained =
  /(?<=, | et )(?<!qu[’e] ?)assur(e|ais) ((?:les? |la |l’|des )(?!(?:accueil|service|conseil|permanence|astreinte|garde|relais|interface|liens?|relations?|repas|siestes?|soins?|cours|retours?|sécurité|propreté|hygiène|qualité|standard|secrétariat|courrier|couverts|ménage|linge|picking|intérim)(?!\p{L}))(\p{L}+)[^:;.]*)/u;

/** « j’effectue les vidanges et assure les flexibles »: what is no work is seen to, and not « assuré ». */
function handled(text: string): string {
  const [whole = '', ending, rest = '', noun = ''] = chained.exec(text) ?? [];
  if (whole === '' || isWorkNoun(noun)) return text;
  const things = rest.slice(0, another.exec(rest)?.index ?? rest.length);
  const each = withEachDe(things);
  return each === null ? text : text.replace(`assur${ending} ${things}`, `m’occup${ending} ${each}`);
}

/** « Je m’y occupais des devis » → « Je m’y chargeais des devis ». */
const occupying = /(?<=[Jj]e )m’(y )?occup(e|ais)(?= (?:également |aussi )?d(?:es? |u |’))/u;

function again(text: string, occupied: RegExpExecArray, count: number): string {
  if (count % 2 === 0) return charged(text, occupied);
  return count % 3 === 0 ? inHand(text) : text;
}

function charged(text: string, [whole, there, ending]: RegExpExecArray): string {
  if (/charg/.test(text)) return text;
  return text.replace(whole, `${there ? 'm’y ' : 'me '}charg${ending === 'e' ? 'e' : 'eais'}`);
}

/** « Je m’occupe aussi des devis » → « Je suis aussi en charge des devis », the third time. */
function inHand(text: string): string {
  return text.replace(
    /(J|j)e m’occup(e|ais) ((?:également |aussi )?)(?=d(?:es? |u |’))/u,
    (_, letter: string, ending: string, adverb: string) =>
      `${ending === 'e' ? `${letter}e suis` : `${letter}’étais`} ${adverb}en charge `,
  );
}

/** « j’assure l’accueil et la caisse » → « je m’occupe de l’accueil et de la caisse »; null where « de » may not reach all. */
function withMyself(subject: string, verb: string, adverb: string, things: string, isTurned: boolean): string | null {
  const each = withEachDe(things);
  if (each === null) return null;
  const ending = verb === 'assure' ? 'e' : 'ais';
  const own = isTurned ? `charg${ending === 'e' ? 'e' : 'eais'}` : `occup${ending}`;
  const self = /y $/.test(subject) ? 'm’y ' : isTurned ? 'me ' : 'm’';
  return `${subject.startsWith('J') ? 'Je' : 'je'} ${self}${own} ${adverb}${each}`;
}

function inCharge(subject: string, verb: string, adverb: string, things: string): string {
  const form = verb === 'assure' ? 'ai' : verb === 'assurais' ? 'avais' : 'ai eu';
  return `${subject}${form} ${adverb}en charge ${things}`;
}
