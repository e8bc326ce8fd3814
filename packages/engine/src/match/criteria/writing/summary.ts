import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../../skills/find-terms.ts';
import { foldText } from '../../../text/fold-text.ts';
import { fr, shorten } from '../../../writing/fr.ts';
import type { Context } from '../../context.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged } from '../../finding.ts';

export const summary: CriterionDefinition = {
  id: 'summary',
  family: 'writing',
  label: 'Accroche',
  about: 'Deux ou trois lignes sous le titre résument le parcours : le métier, et un fait.',
  weight: 1.1,
  check: (context) => {
    if (!context.cv.summary) {
      return judged(
        0,
        [],
        fr`Ajoutez deux lignes sous votre titre : votre métier, vos années d’expérience, ce que vous cherchez.`,
      );
    }
    const { span, lacks } = read(context);
    const evidence = cvQuotes(context, span);
    if (lacks.length === 0) return judged(1, evidence, fr`Votre accroche présente votre parcours.`);
    return judged(
      1 - 0.3 * lacks.length,
      evidence,
      fr`Ligne « ${shorten(context.cv.summary)} » : il y manque ${lacks.join(' et ')}.`,
    );
  },
};

/** What a summary lacks of the two things a recruiter looks for in it: the trade, and a fact. */
function read(context: Context): { span: Span | null; lacks: string[] } {
  const span = context.cv.spans.summary ?? null;
  const text = context.cv.summary ?? '';
  const named = findTerms(text.slice(0, 1500)).some(({ kind }) => kind !== 'soft' && kind !== 'ignored');
  const lacks = named ? [] : ['votre métier ou une compétence'];
  if (!fact.test(foldText(text))) lacks.push('un fait (années, public, effectif)');
  return { span, lacks };
}

const fact =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingt|trente|annees?|ans|mois)\b/;
