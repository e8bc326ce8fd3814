import { actionOf, verbOfPresent } from './actions.ts';
import type { Clause } from './clause.ts';
import { clauseOf, opensPresent, verbOfParticiple } from './clause-of.ts';
import { hasObject } from './clause-of-noun.ts';
import { fromThings } from './clauses-of-things.ts';
import { isForeign } from './is-foreign.ts';
import { withDe } from './link-words.ts';
import { adjective, withoutDangling } from './object-of.ts';
import { achievedOf, reachedOf } from './result-of.ts';
import { typeset, uncapitalised } from './typeset.ts';
import { writtenLine } from './written-line.ts';

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
  const text = typeset(writtenLine(line.slice(0, mostLength))).replace(/[\s.;,]+$/, '');
  if (isForeign(text)) return { kind: 'foreign', text };
  const told = /^(?:J’|Je )\p{Ll}/u.test(text) ? uncapitalised(text) : (toldWhen(text) ?? toldOfNone(text));
  if (told) return { kind: 'told', sentence: told };
  const plain = withoutBrackets(text);
  const [head = plain, ...rest] = plain.split(/\u00a0: | : |: /);
  const result = reachedOf(plain, head, rest);
  if (result) return { kind: 'result', sentence: result };
  const achieved = achievedOf(text);
  if (achieved) return { kind: 'told', sentence: achieved };
  const [said = head, ...others] = head.split(/\u202f; | ; |; /);
  // What stands in brackets at the end is told behind the verbs.
  const [, first = said, aside = ''] = rest.length === 0 ? (/^([^()]+?)(\s\([^()]+\))$/u.exec(said) ?? []) : [];
  const clauses = wholeOf(first, clausesOf(first));
  if (!clauses) return { kind: 'noun', text: inOneBreath(plain) };
  const added = rest.join(', ');
  // What agrees with the noun of the line cannot be said of the verb's object.
  const isOwn = !/(?:^|, )\p{Ll}+(?:ée|és|ées|ie|is|ies|ue|us|ues|ite|ites)(?: |$)/u.test(added);
  const tail = added !== '' && others.length === 0 && isOwn ? `\u00a0: ${added}` : aside;
  return { kind: 'action', clauses, tail };
}

/** « maisons et extensions : fondations, dallages » → « maisons et extensions (fondations, dallages) ». */
function inOneBreath(text: string): string {
  const [sentence = ''] = uncapitalised(text).split(/\. (?=\p{Lu})/u);
  const [head = '', ...rest] = sentence.split('\u00a0: ');
  return rest.length === 0 ? head : `${head} (${rest.join(', ')})`;
}

const when =
  /^((?:(?:une|deux|trois|quatre|plusieurs|quelques) fois|chaque|tou(?:s|tes) les|l[ae] (?:matin|soir|nuit|samedi|dimanche|week-end|semaine)|les? \p{L}+(?:dis?|anches?)|parfois|souvent|régulièrement|ponctuellement|au quotidien|au besoin|depuis|pendant|en|avec|pour|dans|chez|ensuite|puis|enfin|là)(?![\p{L}’'])[^:;.!?,]{0,60}?),? (je |j’)((?:(?:ai|y|y ai) )?)(\p{Ll}+)(?=[\s’])/iu;

/** What makes « je » the subject of a lesser clause: « depuis que je gère … », « la boutique où je travaille ». */
const subordinate =
  /(?<!\p{L})(?:(?:lors|puis)?qu(?:e|and|i|oi)?|où|dont|si?|comme|\p{L}{2,3}quel(?:le)?s?)(?!\p{L})/iu;

/** « Une fois par an j’organise un tournoi » → « une fois par an, j’organise un tournoi »: a sentence of its own. */
function toldWhen(text: string): string | null {
  const [whole, lead = '', subject = '', link = '', word = ''] = when.exec(text) ?? [];
  if (whole === undefined || subordinate.test(lead)) return null;
  const verb = /ai $/.test(link) ? verbOfParticiple(word.toLowerCase()) : verbOfPresent(word);
  return verb === null ? null : `${uncapitalised(lead)}, ${subject}${link}${word}${text.slice(whole.length)}`;
}

/** « Aucun accident en 3 ans » → « je n’ai eu aucun accident en 3 ans ». */
function toldOfNone(text: string): string | null {
  if (/^aucune? \p{Ll}/iu.test(text)) return `je n’ai eu ${uncapitalised(withoutDangling(text))}`;
  // « Zéro déchet » is a way of living.
  const [, none = ''] =
    /^zéro ((?:accident|sinistre|retard|rupture|litige|réclamation|non-conformité|défaut|impayé|rebut|incident|écart)s?(?![^\p{L} ]).*)$/iu.exec(
      withoutDangling(text),
    ) ?? [];
  return none === '' ? null : `je n’ai pas eu ${withDe(none)}`;
}

/** Brackets interrupt a sentence: what they hold is left out, except at its end, names (« (WMS Reflex) ») and figures. */
function withoutBrackets(text: string): string {
  return text.replace(/\s?\(([^()]{1,80})\)/g, (whole, inside: string, at: number) =>
    /\d/.test(inside) ||
    at + whole.length === text.length ||
    (/^\p{Lu}[\p{L}\d.+#/ -]{1,24}$/u.test(inside) && !/\p{Lu}{4}/u.test(inside))
      ? whole
      : '',
  );
}

/** Where verbs would leave a part of the line aside, all its nouns after one verb. */
function wholeOf(text: string, clauses: Clause[] | null): Clause[] | null {
  const told = clauses?.map(({ past }) => past.toLowerCase()).join(' ') ?? '';
  const isTold = (word: string) => told.includes(word.toLowerCase());
  const words = text.replace(/\([^()]*\)/g, '').match(/\p{L}{4,}/gu) ?? [];
  const last = text.split(/, | et /).at(-1) ?? '';
  const isWhole = words.every((word) => isTold(word) || actionOf(word) !== null || participle.test(word));
  const isCarried = clauses?.length === 1 && clauses[0]?.infinitive.startsWith('assurer ');
  const own = isCarried ? fromThings(text) : null;
  if (own && own.length > 1) return own;
  if (clauses && isWhole && (last.includes(' ') || isTold(last))) return clauses;
  return fromThings(text) ?? clauses;
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
    if (opensPresent(next) || (opensAction(next) && hasObject(parts.at(-1) as string))) parts.push(next);
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
