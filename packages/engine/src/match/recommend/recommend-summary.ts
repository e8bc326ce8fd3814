import { fr } from '../../writing/fr.ts';
import type { Context } from '../context.ts';
import { monthsCovered, spokenMonths } from '../months.ts';
import { mustSkills } from '../requirement-groups.ts';
import { titleProposal } from '../title-proposal.ts';
import type { Advise } from './advise.ts';

/** Proposes an opening of two lines made of the CV's own facts. */
export const recommendSummary: Advise = (context, gain) => {
  if (context.cv.summary) return [];
  const proposal = summaryProposal(context);
  return [
    {
      id: 'set-summary',
      title: 'Ajoutez une accroche',
      detail: fr`Deux lignes sous votre titre aident à comprendre votre parcours d’un coup d’œil. La proposition ne reprend que ce que dit votre CV.`,
      criterion: 'summary',
      evidence: [],
      gain: gain('summary', 1),
      action: { kind: 'set-summary', proposal },
    },
  ];
};

/** « Cariste, 7 ans d’expérience. Préparation de commandes, inventaires, filmage. », or null with nothing to say. */
function summaryProposal(context: Context): string | null {
  const title = titleProposal(context) ?? context.cv.title ?? context.cv.experiences.find((job) => job.title)?.title;
  if (!title) return null;
  const months = monthsCovered(context.jobs.flatMap(({ worked }) => worked));
  const years = months >= 12 ? fr`, ${spokenMonths(months - (months % 12))} d’expérience professionnelle` : '';
  const asked = mustSkills(context).flatMap(({ state, requirement, span }) =>
    state === 'missing' || !span
      ? []
      : [state === 'present' ? requirement.term : context.cv.text.slice(span.start, span.end)],
  );
  const skills = [...new Set([...asked, ...context.cv.skills])].slice(0, 5);
  const told = skills.length >= 2 ? fr` Compétences : ${skills.join(', ')}.` : '';
  return `${title}${years}.${told}`.replace(/\s*\n\s*/g, ' ');
}
