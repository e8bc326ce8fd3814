import { actionOf, genderOf, knownVerb } from './actions.ts';
import { hasBareNoun } from './bare-noun.ts';
import { withA, withDe, withThe } from './link-words.ts';
import { thingsOf } from './things-of.ts';
import { uncapitalised } from './typeset.ts';

/** A line that tells what came of the work, as a sentence: « j’ai ramené le délai de 60 à 35 jours »; null for others. */
export function reachedOf(plain: string, head: string, rest: readonly string[]): string | null {
  const own = resultOf(plain) ?? movedOf(rest.length === 1 ? `${head} (${rest[0]})` : plain);
  if (own) return own;
  const outcome = rest.length > 0 ? resultOf(rest.join(', ')) : null;
  if (outcome) return behind(outcome, uncapitalised(head.trim()));
  // « Étude des réglages, rebut ramené de 4 à 2 % ».
  const [, work = '', effect = ''] = /^(\p{L}[^:]{8,90}), ([^,:]{8,80})$/u.exec(plain) ?? [];
  const reached = effect === '' ? null : resultOf(effect);
  return reached && behind(reached, uncapitalised(work));
}

/**
 * « j’ai ramené le délai moyen de levée des réserves de 60 à 35 jours »: what took so long; « … grâce au suivi des encours »:
 * what one did about it.
 */
function behind(outcome: string, head: string): string {
  const [, lead = '', rest = ''] =
    /^(j’ai \p{L}+ (?:le délai|le temps|la durée)(?: (?:moyen|médian)(?:ne)?)?)( de \d.*)$/u.exec(outcome) ?? [];
  if (lead !== '' && !means.test(head) && !/, | et |[()]/.test(head)) return `${lead} ${withDe(head)}${rest}`;
  const things = means.test(head) && /^j’ai /u.test(outcome) ? thingsOf(head, true) : null;
  if (things && !/[()]| avec |ainsi qu/.test(things) && !hasBareNoun(things))
    return `${outcome}, grâce ${things
      .split(/(, | et (?=l[ea]s? |l’))/)
      .map((part, at) => (at % 2 === 0 ? withA(part) : part))
      .join('')}`;
  return /[()]/.test(outcome + head) ? `côté ${head}, ${outcome}` : `${outcome} (${head})`;
}

/** What is done to change a figure, and is not what the figure is of. */
const means =
  /^(?:suivi|relances?|réorganisation|optimisation|mise en|refonte|automatisation|étude|analyse|pilotage|révision|animation|plan|tests|négociation|contrôles?|formation|revue|création|déploiement|industrialisation)(?!\p{L})/iu;

/** « une dame atteinte de cécité »: a level is reached, or nothing. */
const participles =
  'passé|ramené|porté|réduit|augmenté|amélioré|doublé|divisé|remis|descendu|monté|abaissé|multiplié|livré|relevé|dépassé|(?:rentré|atteint|tenu)(?=e?s? .*\\d)';

const result = new RegExp(
  `^(\\p{L}[^,;:]{2,80}?) (${participles})(e?)(s?) ((?:de |d’|à |en ).{2,120}|par .{1,120})$`,
  'u',
);

/** « Taux de panne passé de 8 à 3 % »: its participle tells the gender of what changed. */
function resultOf(text: string): string | null {
  const match = result.exec(text);
  if (!match) return null;
  const [, subject = '', participle = '', e = '', s = '', rest = ''] = match;
  if (/\b(?:et|,)\b/.test(subject) || /^(?:un|une|le|la|les|des)\b/i.test(subject)) return null;
  const [head = ''] = subject.split(' ');
  if (actionOf(head)?.verb && (s || !isMoved(head, e, rest))) return null;
  const article = withThe(uncapitalised(subject), s ? 'plural' : e ? 'f' : 'm');
  if (participle === 'remis' && / au lieu /.test(rest)) return shifted(article, rest);
  const being = participle === 'passé' || participle === 'monté' || participle === 'descendu';
  // What moved may be the work of several: what was done to it is told by who writes it among their own.
  return being
    ? `${article} ${s ? 'sont' : 'est'} ${participle}${e}${s} ${rest}`
    : `j’ai ${participle} ${article} ${rest}`;
}

/** « (situation remise) à J+8 au lieu de J+15 » → « … de J+15 à J+8 »: what was gained is told; null where nothing was. */
function shifted(subject: string, rest: string): string | null {
  const [, now = '', before = ''] =
    /^à (\D{0,3}\d[^ ]*(?: \p{Ll}+)?) au lieu (?:de |du )(\D{0,3}\d[^ ]*(?: \p{Ll}+)?)$/u.exec(rest) ?? [];
  const [less = 0, more = 0] = [now, before].map((figure) => Number(/\d+/.exec(figure)?.[0] ?? 0));
  return less < more ? `j’ai ramené ${subject} de ${before} à ${now}` : null;
}

/** « Clôture ramenée de J+9 à J+4 »: work that moved, where « Gestion réduite » is told as what was done. */
function isMoved(head: string, ending: string, rest: string): boolean {
  return /^de .* à /u.test(rest) && genderOf(head) === (ending ? 'f' : 'm');
}

const measured =
  /^((?:taux|score|note|indice|part|marge|panier|ticket|chiffre d’affaires)(?: \p{Ll}[^:()\d]{2,50})?)(?:\u00a0: | : |: | de )(\d[\d\u202f,. ]*(?:\u202f?[%€]|k€|M€|points?|\/\d+)[^:()]{0,40})$/iu;
const best = /^(meilleure?s? (?:ventes?|résultats?|chiffres?|scores?|taux|progressions?)(?: .{2,80})?)$/iu;
const turnover =
  /^(\d[\d\u202f,. ]*\u202f?(?:€|k€|M€) de (?:chiffre d’affaires|CA|ventes)(?: [^:()]{2,50})?)(?: \(objectif\u00a0?: ?([^()]{2,30})\))?$/iu;
const doneTo =
  /^((?:\d[\d\u202f]*|une \p{Ll}+aine de|plus de \d+|près de \d+) (?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+s) (\p{Ll}+é)(?:e?s)(?=[ \u00a0]|$)((?: (?!par |en \p{L}+ page)[^,:;()]{2,50})?)(?:\u00a0: ([^():;]{4,90}))?$/iu;

/** « Compte de la boutique (de 400 à 3 100 abonnés) » → « le compte de la boutique est passé de 400 à 3 100 abonnés ». */
function movedOf(text: string): string | null {
  const [, subject = '', course = ''] =
    /^(\p{L}[^(),;:]{4,70}) \((de \d[^()]{1,24} à \d[^()]{1,30})\)$/u.exec(text) ?? [];
  const [head = ''] = subject.split(' ');
  // « objectifs dépassés (de 104 à 121 %) »: how far, and nothing that moved.
  if (
    subject === '' ||
    / et | (?:dépass|attein|ten|rempl)\p{Ll}+s?(?: |$)/u.test(subject) ||
    actionOf(head) ||
    actionOf(head.replace(/s$/, ''))
  )
    return null;
  const isMany = /[^s]s$/.test(head) && genderOf(head.slice(0, -1)) !== null;
  const gender = genderOf(isMany ? head.slice(0, -1) : head);
  if (gender === null || /(?:age|ment|tion|sion|ure)s?$/.test(head)) return null;
  const ending = `${gender === 'f' ? 'e' : ''}${isMany ? 's' : ''}`;
  return `${withThe(uncapitalised(subject), isMany ? 'plural' : gender)} ${isMany ? 'sont' : 'est'} passé${ending} ${course}`;
}

/** What was reached, told by its writer: « Taux de satisfaction : 94 % », « Meilleure vente du réseau », « 20 projets livrés ». */
export function achievedOf(text: string): string | null {
  return measureOf(text) ?? bestOf(text) ?? turnoverOf(text) ?? countOf(text);
}

/** « Taux de satisfaction : 94 % » → « le taux de satisfaction a été de 94 % »: a level, that nobody says was raised. */
function measureOf(text: string): string | null {
  const [, what = '', figure = ''] = measured.exec(text) ?? [];
  if (what === '' || /^\p{L}+s /u.test(what)) return null;
  const gender = genderOf(what.split(' ')[0] ?? '');
  return gender && `${withThe(uncapitalised(what.trim()), gender)} a été de ${figure}`;
}

/** « Meilleure vente du réseau en 2017 » → « j’ai réalisé la meilleure vente du réseau en 2017 ». */
function bestOf(text: string): string | null {
  const [, prize = ''] = best.exec(text) ?? [];
  const [word = ''] = prize.split(' ');
  if (word === '') return null;
  return `j’ai réalisé ${withThe(uncapitalised(prize), word.endsWith('s') ? 'plural' : word.endsWith('e') ? 'f' : 'm')}`;
}

/**
 * « 900 k€ de ventes en 2025 (objectif : 800 k€) » → « j’ai réalisé 900 k€ de ventes en 2025, pour un objectif de 800 k€ ».
 * Without an aim or a year the figure may be the house’s: « 4 M€ de CA annuel ».
 */
function turnoverOf(text: string): string | null {
  const [, sum = '', aim] = turnover.exec(text) ?? [];
  if (sum === '' || (!aim && !/ en (?:19|20)\d\d(?!\d)/.test(sum))) return null;
  return `j’ai réalisé ${sum}${aim ? `, pour un objectif de ${aim}` : ''}`;
}

/** « Une vingtaine de projets livrés : maisons, écoles » → « j’ai livré une vingtaine de projets (maisons, écoles) ». */
function countOf(text: string): string | null {
  const [, things = '', past = '', rest = '', more] = doneTo.exec(text) ?? [];
  if (things === '' || knownVerb(`${past.slice(0, -1)}er`) === null) return null;
  return `j’ai ${past} ${uncapitalised(things)}${rest}${more ? ` (${more})` : ''}`;
}
