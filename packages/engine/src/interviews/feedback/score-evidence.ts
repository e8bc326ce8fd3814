import { enumerated } from '../../letters/french/link-words.ts';
import { hashOf } from '../../letters/hash-of.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { tellingClause } from './find-parts.ts';
import type { QuestionKind } from './question-kind.ts';
import { findAll, type Said, saidWords, wordAt } from './said-words.ts';
import type { Clause } from './split-clauses.ts';

/** What can be checked in an answer: figures, tools, places, times, what one did oneself, what came of it. */
export type Evidence = {
  figures: Quote[];
  /** The clauses with a figure, and those with a result in figures. */
  counted: Quote[];
  measures: Quote[];
  names: Quote[];
  own: number;
  result: boolean;
  placed: boolean;
};

const figure =
  /(?<! tous| toutes| tous les| toutes les| de temps| un ou| l un| a| vers| a l ordinal) #(?! (?:choses?|fois|raisons?|points?|ou) )(?: pourcent| euro| \S+)?(?= )/g;
/** The age one has, the hour it was. */
const noFigure =
  / j ai # ans(?! (?:de|d|dans) )| a # heure| vers # heure| en #(?! (?:jour|jours|mois|minutes?|semaines?|heures?|ans|secondes?) )/g;
const measure =
  /(?: de # a #| de # pourcent|(?:divise|multiplie)\w* par #|(?:gagne|economise|reduit|baisse|augmente|recupere|encaisse)\w* (?:\S+ ){0,4}# (?:pourcent|euro))(?= )/g;

export function findEvidence(context: AnswerContext): Evidence {
  const { said, clauses } = context;
  const idle = new Set(
    findAll(said, noFigure).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const figures = findAll(said, figure, 40).filter(({ from }) => !idle.has(from));
  const has = (...patterns: RegExp[]) =>
    clauses.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).length;
  return {
    figures: figures.slice(0, 12).map(({ from, to }) => quoteOf(said, from, to)),
    measures: findAll(said, measure, 4).map(around(context)),
    counted: figures.slice(0, 12).map(around(context)),
    names: namesIn(context),
    own: has(cues.ownAction, cues.presentAction, cues.habit),
    result: has(cues.resultCue) > 0,
    placed: cues.timeCue.test(said.text) || cues.placeCue.test(said.text),
  };
}

/** The clause around a word, as one would quote it. */
function around({ said, clauses }: AnswerContext) {
  return ({ from }: { from: number }): Quote => {
    const clause = clauses.find((each) => each.from <= from && from < each.to);
    return quoteOf(said, clause?.from ?? from, clause?.to ?? from + 1, null, from);
  };
}

/** Tools, skills and employers by name. Looked for in words without capitals, so that a transcript has the same. */
function namesIn({ said, cv }: AnswerContext): Quote[] {
  const text = said.text.slice(0, 12_000);
  const found = findTerms(text)
    .filter(({ kind }) => kind !== 'soft' && kind !== 'ignored' && kind !== 'occupation')
    .slice(0, 12)
    .map(({ start, end }) => wordsOf(said, start, end));
  const employers = (cv?.experiences ?? []).slice(0, 12).flatMap(({ company }) => {
    const name = saidWords((company ?? '').slice(0, 80)).text;
    const at = name.trim().length > 3 ? text.indexOf(name) : -1;
    return at < 0 ? [] : [wordsOf(said, at + 1, at + name.length - 1)];
  });
  const seen = new Set<string>();
  return [...employers, ...found]
    .filter(({ from, to }) => {
      const key = said.words
        .slice(from, to)
        .map((word) => word.key)
        .join(' ');
      return !seen.has(key) && seen.add(key);
    })
    .map(({ from, to }) => quoteOf(said, from, to));
}

/** The words that stand between two offsets of the stream. */
export function wordsOf(said: Said, start: number, end: number): { from: number; to: number } {
  return { from: wordAt(said, start), to: wordAt(said, Math.max(start, end - 1)) + 1 };
}

/** Figures, names, places, results, first person; null where a question asks for none of it. */
export function scoreEvidence(context: AnswerContext, evidence: Evidence): Dimension {
  const { kind, said } = context;
  const base = { dimension: 'evidence' as const, quotes: [], strength: null, improvement: null };
  if (kind === 'ask')
    return { ...base, score: null, comment: fr`On n’attend pas de preuves ici : vos questions suffisent.` };
  if (kind === 'practical' || kind === 'illegal')
    return { ...base, score: null, comment: fr`Un fait clair suffit à cette question.` };
  const { figures, names, own, result, placed } = evidence;
  const steps = (count: number, worth: readonly number[]) => worth[Math.min(count, worth.length - 1)] ?? 0;
  const sum =
    steps(figures.length, [0, 24, 32, 36]) +
    steps(names.length, [0, 14, 20, 24]) +
    steps(own, [0, 8, 14, 18]) +
    (result ? 14 : 0) +
    (placed ? 8 : 0);
  return {
    ...base,
    score: percent(sum * thinness(said.words.length)),
    quotes: [...figures.slice(0, 3), ...names.slice(0, 3)],
    comment: commentOf(evidence),
    strength: strengthOf(evidence),
    improvement: improvementOf(context, evidence),
  };
}

/** The same facts weigh less in very many words, and in very few. */
function thinness(count: number): number {
  if (count > 600) return Math.max(0.5, Math.sqrt(600 / count));
  return count < 25 ? 0.7 : 1;
}

function commentOf({ figures, names, result, placed }: Evidence): string {
  const some = (count: number, one: string, more: string) => (count === 0 ? '' : count === 1 ? one : more);
  const has = [
    some(figures.length, 'un chiffre', 'des chiffres'),
    some(names.length, 'un nom précis', 'des noms précis'),
    result ? 'un résultat' : '',
    placed ? 'un moment ou un lieu' : '',
  ].filter(Boolean);
  const list = enumerated(has);
  if (has.length === 0) return fr`Rien ici ne peut se vérifier : ni chiffre, ni nom, ni lieu, ni résultat.`;
  return figures.length > 0 ? fr`On peut se faire une image : ${list}.` : fr`Il y a ${list}, mais aucun chiffre.`;
}

function strengthOf({ measures, counted, names }: Evidence): string | null {
  const [measured] = measures;
  if (measured) return fr`« ${inline(measured)} » : un résultat mesuré, c’est ce qu’un recruteur note en premier.`;
  const [first] = counted
    .filter(({ quote }) => quote.split(/\s+/).length > 3)
    .sort((a, b) => b.quote.length - a.quote.length);
  if (first) return fr`« ${inline(first)} » : le chiffre rend la chose concrète.`;
  const list = names.slice(0, 2).map((name) => fr`« ${inline(name)} »`);
  return list.length > 0 ? fr`Vous nommez les choses (${list.join(', ')}) : le recruteur peut s’y raccrocher.` : null;
}

const askFigure: Partial<Record<QuestionKind, string>> = {
  departure: fr`dites-le en une phrase datée et neutre, sans plus de détail.`,
  presentation: fr`depuis quand, pour combien de personnes ou de dossiers ?`,
  motivation: fr`donnez le fait qui le prouve, avec un chiffre : une durée, un volume, un résultat.`,
  hypothetical: fr`l’avez-vous déjà vécu ? Une phrase de souvenir, avec une date ou un chiffre, convainc plus qu’une intention.`,
  projection: fr`dans quel délai, avec quelle formation ou quelle étape ?`,
  weakness: fr`quand pour la dernière fois, et à quoi voyez-vous que cela va mieux ?`,
};
const askedOfDeeds = [
  fr`combien, en combien de temps, pour combien de personnes ?`,
  fr`ajoutez un ordre de grandeur (un nombre, une durée, un montant).`,
  fr`qu’est-ce que cela a changé, en chiffres même approximatifs ?`,
];

function improvementOf({ said, clauses, kind }: AnswerContext, { figures, names, own }: Evidence): string | null {
  const acts = clauses.filter(
    ({ text }) =>
      (cues.ownAction.test(text) || cues.sharedAction.test(text)) && !/ (?:appris|retenu|compris) /.test(text),
  );
  const act = tellingClause(acts) ?? tellingClause(clauses.filter(isOwn)) ?? tellingClause(clauses);
  if (!act) return null;
  const quote = inline(quoteOf(said, act.from, act.to), 14);
  if (acts.length === 0 && figures.length === 0 && names.length === 0 && kind !== 'hypothetical')
    return fr`« ${quote} » pourrait être dit par n’importe qui : quel moment précis de votre travail le montre ?`;
  if (figures.length === 0)
    return fr`« ${quote} » : ${(kind === 'hypothetical' && acts.length > 0 ? null : askFigure[kind]) ?? askedOfDeeds[hashOf(said.text) % askedOfDeeds.length] ?? ''}`;
  if (own === 0 && (kind === 'example' || kind === 'strength' || kind === 'method'))
    return fr`« ${quote} » : dites ce que vous avez fait vous-même, avec « j’ai ».`;
  return names.length === 0 &&
    kind !== 'departure' &&
    kind !== 'motivation' &&
    kind !== 'projection' &&
    kind !== 'weakness'
    ? fr`« ${quote} » : nommez l’outil, le lieu ou la personne, on s’y verra.`
    : null;
}

function isOwn({ text }: Clause): boolean {
  return cues.presentAction.test(text) || / (?:je|j) /.test(text);
}
