import { actionOf, genderOf } from './actions.ts';
import type { Clause } from './clause.ts';
import { clauseOf } from './clause-of.ts';
import { fromThings, hasObject } from './clause-of-noun.ts';
import { isForeign } from './is-foreign.ts';
import { withThe } from './link-words.ts';
import { adjective, withoutDangling } from './object-of.ts';
import { typeset, uncapitalised } from './typeset.ts';

/** « X passé de 4 s à 2 s », said as a sentence: « le temps de chargement a été ramené de 4 s à 2 s ». */
export type Mission =
  | { kind: 'action'; clauses: Clause[]; tail: string }
  | { kind: 'result'; sentence: string }
  | { kind: 'told'; sentence: string }
  | { kind: 'noun'; text: string }
  | { kind: 'foreign'; text: string };

const mostLength = 260;

/** What a line of a CV says was done, ready to be put into a sentence of its writer. Never throws. */
export function readMission(line: string): Mission {
  const text = typeset(withoutMarker(line).slice(0, mostLength)).replace(/[\s.;,]+$/, '');
  if (isForeign(text)) return { kind: 'foreign', text };
  const told = /^(?:J’|Je )\p{Ll}/u.test(text) ? uncapitalised(text) : toldOfNone(text);
  if (told) return { kind: 'told', sentence: told };
  const plain = withoutBrackets(text);
  const [head = plain, ...rest] = plain.split(/\u00a0: | : |: /);
  const result = resultOf(plain);
  if (result) return { kind: 'result', sentence: result };
  const moved = movedOf(rest.length === 1 ? `${head} (${rest[0]})` : plain);
  if (moved) return { kind: 'result', sentence: moved };
  const outcome = rest.length > 0 ? resultOf(rest.join(', ')) : null;
  if (outcome) return { kind: 'result', sentence: behind(outcome, uncapitalised(head.trim())) };
  const [first = head, ...others] = head.split(/\u202f; | ; |; /);
  const clauses = wholeOf(first, clausesOf(first));
  if (!clauses) return { kind: 'noun', text: inOneBreath(plain) };
  const added = rest.join(', ');
  // What agrees with the noun of the line cannot be said of the verb's object.
  const isOwn = !/(?:^|, )\p{Ll}+(?:ée|és|ées|ie|is|ies|ue|us|ues|ite|ites)(?: |$)/u.test(added);
  const tail = added !== '' && others.length === 0 && isOwn ? `\u00a0: ${added}` : '';
  return { kind: 'action', clauses, tail };
}

/** « le délai moyen a été ramené de 60 à 35 jours (levée des réserves) ». */
function behind(outcome: string, head: string): string {
  return /[()]/.test(outcome + head) ? `côté ${head}, ${outcome}` : `${outcome} (${head})`;
}

/** « maisons et extensions : fondations, dallages » → « maisons et extensions (fondations, dallages) ». */
function inOneBreath(text: string): string {
  const [sentence = ''] = uncapitalised(text).split(/\. (?=\p{Lu})/u);
  const [head = '', ...rest] = sentence.split('\u00a0: ');
  return rest.length === 0 ? head : `${head} (${rest.join(', ')})`;
}

/** « Aucun accident en 3 ans » → « je n’ai eu aucun accident en 3 ans ». */
function toldOfNone(text: string): string | null {
  if (/^aucune? \p{Ll}/iu.test(text)) return `je n’ai eu ${uncapitalised(withoutDangling(text))}`;
  return /^zéro \p{Ll}/iu.test(text) ? `je compte ${uncapitalised(withoutDangling(text))}` : null;
}

function withoutMarker(line: string): string {
  return line.replace(/^[\s•●▪◦‣·*>✓✔→–—-]{0,6}/u, '');
}

/** Brackets interrupt a sentence: what they hold is left out, except names (« (WMS Reflex) ») and figures. */
function withoutBrackets(text: string): string {
  return text.replace(/\s?\(([^()]{1,80})\)/g, (whole, inside: string) =>
    /\d/.test(inside) || (/^\p{Lu}[\p{L}\d.+#/ -]{1,24}$/u.test(inside) && !/\p{Lu}{4}/u.test(inside)) ? whole : '',
  );
}

const participles =
  'passé|ramené|porté|réduit|augmenté|amélioré|doublé|divisé|remis|descendu|monté|abaissé|multiplié|rentré|livré';

const result = new RegExp(`^(\\p{L}[^,;:]{2,80}?) (${participles})(e?)(s?) ((?:de |d’|à |par |en ).{2,120})$`, 'u');

/** « Taux de panne passé de 8 à 3 % »: its participle tells the gender of what changed. */
function resultOf(text: string): string | null {
  const match = result.exec(text);
  if (!match) return null;
  const [, subject = '', participle = '', e = '', s = '', rest = ''] = match;
  if (/\b(?:et|,)\b/.test(subject) || /^(?:un|une|le|la|les|des)\b/i.test(subject)) return null;
  if (actionOf(subject.split(' ')[0] ?? '')?.verb) return null;
  const article = withThe(uncapitalised(subject), s ? 'plural' : e ? 'f' : 'm');
  const being = participle === 'passé' || participle === 'monté' || participle === 'descendu';
  const verb = being ? (s ? 'sont' : 'est') : s ? 'ont été' : 'a été';
  return `${article} ${verb} ${participle}${e}${s} ${rest}`;
}

/** « Compte de la boutique (de 400 à 3 100 abonnés) » → « le compte de la boutique est passé de 400 à 3 100 abonnés ». */
function movedOf(text: string): string | null {
  const [, subject = '', course = ''] =
    /^(\p{L}[^(),;:]{4,70}) \((de \d[^()]{1,24} à \d[^()]{1,30})\)$/u.exec(text) ?? [];
  const [head = ''] = subject.split(' ');
  if (subject === '' || / et /.test(subject) || actionOf(head) || actionOf(head.replace(/s$/, ''))) return null;
  const isMany = /[^s]s$/.test(head) && genderOf(head.slice(0, -1)) !== null;
  const gender = genderOf(isMany ? head.slice(0, -1) : head);
  if (gender === null || /(?:age|ment|tion|sion|ure)s?$/.test(head)) return null;
  const ending = `${gender === 'f' ? 'e' : ''}${isMany ? 's' : ''}`;
  return `${withThe(uncapitalised(subject), isMany ? 'plural' : gender)} ${isMany ? 'sont' : 'est'} passé${ending} ${course}`;
}

/** Where verbs would leave a part of the line aside, all its nouns after one verb. */
function wholeOf(text: string, clauses: Clause[] | null): Clause[] | null {
  const told = clauses?.map(({ past }) => past.toLowerCase()).join(' ') ?? '';
  const isTold = (word: string) => told.includes(word.toLowerCase());
  const words = text.replace(/\([^()]*\)/g, '').match(/\p{L}{4,}/gu) ?? [];
  const last = text.split(/, | et /).at(-1) ?? '';
  const isWhole = words.every((word) => isTold(word) || actionOf(word) !== null || participle.test(word));
  if (clauses && isWhole && (last.includes(' ') || isTold(last))) return clauses;
  const things = fromThings(text);
  return things ? [things] : clauses;
}

/** « Participé à … », « Gérer les … »: the word its verb came from. */
const participle = /(?:é|er|ir|re|is|it|u|i)$/;

/** « Entretien de 40 métiers à tisser, fabrication de pièces » → two clauses; null where the first is none. */
function clausesOf(text: string): Clause[] | null {
  const parts = splitActions(text);
  const clauses: Clause[] = [];
  for (const part of parts) {
    const clause = clauseOf(part);
    if (clause) clauses.push(clause);
    else if (clauses.length === 0) return null;
    else break;
  }
  return clauses;
}

/** Cuts before « , fabrication de … » and « et calcul des … »: where another action begins. */
function splitActions(text: string): string[] {
  const pieces = text.split(/(, (?:puis )?| et )/);
  const parts: string[] = [pieces[0] ?? ''];
  for (let index = 1; index < pieces.length; index += 2) {
    const next = pieces[index + 1] ?? '';
    if (opensAction(next) && hasObject(parts.at(-1) as string)) parts.push(next);
    else parts[parts.length - 1] += (pieces[index] ?? '') + next;
  }
  return parts;
}

function opensAction(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(/\s/);
  if (actionOf(first) === null) return false;
  return (
    /^(?:d[eu]s?$|d’|à$|aux?$)/i.test(second) ||
    (second === 'et' && actionOf(third) !== null) ||
    (isQualifier(second) && third !== '')
  );
}

function isQualifier(word: string): boolean {
  return adjective.test(word) || /^\p{Ll}{3,}(?:ées?|és)$/u.test(word);
}
