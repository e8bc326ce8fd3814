import type { Span } from '@coach/contracts/span';
import { isForeign } from '../../letters/french/is-foreign.ts';
import { typeset } from '../../letters/french/typeset.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { fr, shorten } from '../../writing/fr.ts';
import type { InterviewFacts } from './interview-facts.ts';

/** The line of the CV that a proof stands in, as an example to tell; null without a line. */
export function exampleTip(own: InterviewFacts, proof: Span | null): string | null {
  if (!proof || !own.input.cv) return null;
  const bullet = own.facts.context.bullets.find(({ span }) => span.start <= proof.start && span.end >= proof.end);
  if (bullet) return fr`Dans votre CV, l’exemple à raconter : « ${quoted(bullet.text)} ».`;
  return fr`Votre CV le cite sans le raconter : préparez un exemple précis, avec le lieu, la durée et le résultat.`;
}

/** Words that lines of any trade share. */
const vague = new Set(
  meaningfulStems(
    'faire prendre mettre donner dire client équipe travail dossier poste jour semaine matin mois service suivi gestion ' +
      'préparer préparation personne produit entreprise demande besoin point chaque ordre temps résultat exemple',
  ),
);

/** The line of the CV nearest to a question, one not yet proposed; null where none speaks of the same. */
export function nearestExample(
  own: InterviewFacts,
  question: string,
  tips: readonly string[],
  told: Set<string>,
): string | null {
  if (!own.input.cv) return null;
  const asked = new Set(meaningfulStems(question).filter((stem) => !vague.has(stem)));
  const advised = new Set(meaningfulStems(tips.join(' ')).filter((stem) => !vague.has(stem)));
  const weightOf = (text: string) =>
    meaningfulStems(text).reduce((sum, stem) => sum + (asked.has(stem) ? 2 : advised.has(stem) ? 1 : 0), 0);
  const scored = own.facts.context.bullets
    .slice(0, 60)
    .filter(({ text }) => text.length > 15 && !told.has(text) && !isForeign(text))
    .map(({ text }) => ({ text, weight: weightOf(text) }));
  const best = scored.reduce((top, each) => (each.weight > top.weight ? each : top), { text: '', weight: 0 });
  if (best.weight < 2) return null;
  told.add(best.text);
  return fr`Dans votre CV, ceci peut servir d’exemple : « ${quoted(best.text)} ».`;
}

/** A line as it stands between guillemets: one line, none of its own, no full stop. */
export function quoted(text: string, length = 110): string {
  // Set after it is cut: cutting makes all spaces plain.
  const inner = typeset(shorten(text.replace(/[\s.;,:]+$/, ''), length));
  return inner.replace(/«\s?/g, '“').replace(/\s?»/g, '”');
}
