import { findTerms } from '../../skills/find-terms.ts';
import { fr } from '../../writing/fr.ts';
import type { AnswerContext } from './answer-context.ts';
import * as cues from './clause-cues.ts';
import { type Dimension, inline, percent, type Quote, quoteOf } from './dimension.ts';
import { findAll, saidWords, wordAt } from './said-words.ts';

/** What can be checked in an answer: figures, tools, places, times, what one did oneself, what came of it. */
export type Evidence = { figures: Quote[]; names: Quote[]; own: number; result: boolean; placed: boolean };

const figure =
  /(?<! tous| toutes| de temps| un ou| l un) #(?: pourcent| euro| an| ans| annees?| mois| semaines?| heures?| jours?| personnes?| \S+)?(?= )/g;

export function findEvidence(context: AnswerContext): Evidence {
  const { said, clauses } = context;
  const figures = findAll(said, figure, 12).map(({ from, to }) => quoteOf(said, from, to));
  const has = (...patterns: RegExp[]) =>
    clauses.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).length;
  return {
    figures,
    names: namesIn(context),
    own: has(cues.ownAction, cues.presentAction),
    result: has(cues.resultCue) > 0,
    placed: cues.timeCue.test(said.text) || cues.placeCue.test(said.text),
  };
}

/** Tools, skills and employers by name. Looked for in words without capitals, so that a transcript has the same. */
function namesIn({ said, cv }: AnswerContext): Quote[] {
  const text = said.text.slice(0, 12_000);
  const found = findTerms(text)
    .filter(({ kind }) => kind !== 'soft' && kind !== 'ignored' && kind !== 'occupation')
    .slice(0, 12)
    .map(({ start, end }) => ({ from: wordAt(said, start), to: wordAt(said, Math.max(start, end - 1)) + 1 }));
  const employers = (cv?.experiences ?? []).slice(0, 12).flatMap(({ company }) => {
    const name = saidWords((company ?? '').slice(0, 80)).text;
    const at = name.trim().length > 3 ? text.indexOf(name) : -1;
    return at < 0 ? [] : [{ from: wordAt(said, at + 1), to: wordAt(said, at + name.length - 2) + 1 }];
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

/** Figures, names, places, results, first person; null where a question asks for none of it. */
export function scoreEvidence(context: AnswerContext, evidence: Evidence): Dimension {
  const { kind, said } = context;
  const base = { dimension: 'evidence' as const, quotes: [], strength: null, improvement: null };
  if (kind === 'ask')
    return { ...base, score: null, comment: fr`On n’attend pas de preuves ici : vos questions suffisent.` };
  if (kind === 'practical') return { ...base, score: null, comment: fr`Un fait clair suffit à cette question.` };
  const { figures, names, own, result, placed } = evidence;
  const steps = (count: number, worth: readonly number[]) => worth[Math.min(count, worth.length - 1)] ?? 0;
  const thin =
    said.words.length > 600 ? Math.max(0.5, Math.sqrt(600 / said.words.length)) : said.words.length < 25 ? 0.7 : 1;
  const sum =
    steps(figures.length, [0, 24, 32, 36]) +
    steps(names.length, [0, 14, 20, 24]) +
    steps(own, [0, 8, 14, 18]) +
    (result ? 14 : 0) +
    (placed ? 8 : 0);
  return {
    ...base,
    score: percent(sum * thin),
    quotes: [...figures.slice(0, 3), ...names.slice(0, 3)],
    comment: commentOf(evidence),
    ...adviceOf(context, evidence),
  };
}

function commentOf({ figures, names, result, placed }: Evidence): string {
  const has = [
    figures.length > 0 ? (figures.length > 1 ? 'des chiffres' : 'un chiffre') : '',
    names.length > 0 ? (names.length > 1 ? 'des outils ou des lieux nommés' : 'un outil ou un lieu nommé') : '',
    result ? 'un résultat' : '',
    placed ? 'un moment ou un endroit' : '',
  ].filter(Boolean);
  const list = has.length < 2 ? has[0] : `${has.slice(0, -1).join(', ')} et ${has.at(-1)}`;
  if (!list) return fr`Rien ici ne peut se vérifier : ni chiffre, ni nom, ni lieu, ni résultat.`;
  return figures.length > 0 ? fr`On peut se faire une image : ${list}.` : fr`Il y a ${list}, mais aucun chiffre.`;
}

function adviceOf(
  { said, clauses }: AnswerContext,
  { figures, names, own }: Evidence,
): Pick<Dimension, 'strength' | 'improvement'> {
  const [first] = figures;
  const strength = first
    ? fr`« ${inline(first)} » : ce chiffre donne du poids à votre réponse.`
    : names[0]
      ? fr`Vous nommez ce que vous avez utilisé ou connu (« ${inline(names[0])} ») : le recruteur peut s’y raccrocher.`
      : null;
  const act =
    clauses.find(
      ({ text }) => cues.ownAction.test(text) || cues.sharedAction.test(text) || cues.presentAction.test(text),
    ) ?? clauses[0];
  const quote = act ? inline(quoteOf(said, act.from, act.to), 12) : '';
  if (figures.length === 0 && quote)
    return {
      strength,
      improvement: fr`« ${quote} » : combien, en combien de temps, pour combien de personnes ? Un seul chiffre rendrait ce point plus solide.`,
    };
  if (names.length === 0 && quote)
    return { strength, improvement: fr`« ${quote} » : avec quel outil, où, avec qui ? Nommez-les.` };
  if (own === 0) return { strength, improvement: fr`Dites ce que vous avez fait vous-même, avec « j’ai ».` };
  return { strength, improvement: null };
}
