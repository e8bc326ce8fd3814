import { withDe } from './french/link-words.ts';

const held =
  /(j’(?:y )?|J’(?:y )?)(assurais|assure|ai assuré) ((?:également |aussi )?)(?!que)((?:les? |la |l’|des |une? |\d)[^:;.]*)/u;

/** « …, et fermais le magasin », « …, soit 12 dossiers »: another verb, or what is said of the things besides. */
const another =
  /(?:,| et)(?: et)? (?!avec |pour |dans |sur |sous |par |chez |ainsi )\p{Ll}+ (?:l[ae]s? |l’|des |une? |\d|aux? |à )|, (?:soit|comme|avec|dont|contre|à raison|de \d|j’|je |et j)/u;

/** What « assurer » says is said otherwise from the second time on: « m’occuper de » and « me charger de » alternate, from `turn` on. */
export function varyVerbs(texts: readonly string[], turn = 0): string[] {
  let count = turn % 2;
  let isFirst = true;
  return texts.map((text) => {
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
    const occupied =
      verb === 'ai assuré' ? null : withMyself(subject, verb, adverb, things, count % 2 === 0 && !/charg/.test(things));
    return text.replace(whole, occupied ?? inCharge(subject, verb, adverb, things));
  });
}

/** « j’assure l’accueil et la caisse » → « je m’occupe de l’accueil et de la caisse »; null where « de » may not reach all. */
function withMyself(subject: string, verb: string, adverb: string, things: string, isTurned: boolean): string | null {
  if (mayEnd.test(things)) return null;
  const ending = verb === 'assure' ? 'e' : 'ais';
  const own = isTurned ? `charg${ending === 'e' ? 'e' : 'eais'}` : `occup${ending}`;
  const self = /y $/.test(subject) ? 'm’y ' : isTurned ? 'me ' : 'm’';
  const lead = `${subject.startsWith('J') ? 'Je' : 'je'} ${self}${own} ${adverb}`;
  if (isOfOne.test(things) && !/(?:, | et )(?:l[ae]s? |l’)/u.test(things)) return lead + withDe(things);
  // « (25 demandées, 31 faites) », « le matin et le soir »: brackets and times take no « de ».
  const each = things.replace(
    /\([^()]*\)|(^|, | et |,? ainsi qu(?:e |’))(?!l[ea] (?:matin|midi|soir|nuit|week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)(?!\p{L}))((?:les? |la |l’|des |une? )\p{L}+|\d[\d\u202f]*(?![\d\u202f]|[^,.]* (?:par \p{Ll}|à l’heure)))/gu,
    (whole, link?: string, thing?: string) =>
      thing === undefined ? whole : `${(link ?? '').replace('qu’', 'que ')}${withDe(thing)}`,
  );
  return lead + each;
}

/** « la surveillance des diabétiques, des chutes »: what follows is of the same thing. */
const isOfOne = /^(?:l[ae] |l’)[^,]*? (?:d[eu]s? |d’|de la |de l’)[^,]*(?:, | et )d(?:es|u|e la) /u;

const mayEnd = /(?<!\p{L})(?:pour|avec|par|sur|dans|entre|chez|auprès|à|en) (?:les? |la |l’).* et /u;

function inCharge(subject: string, verb: string, adverb: string, things: string): string {
  const form = verb === 'assure' ? 'ai' : verb === 'assurais' ? 'avais' : 'ai eu';
  return `${subject}${form} ${adverb}en charge ${things}`;
}
