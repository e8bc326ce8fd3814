import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { mustSkills } from '../../requirement-groups.ts';

const recentMonths = 60;

export const recentProof: CriterionDefinition = {
  id: 'recent-proof',
  family: 'match',
  label: 'Compétences récentes',
  about: 'Les compétences indispensables ont servi au cours des cinq dernières années.',
  weight: 2,
  check: (context) => {
    const asked = mustSkills(context);
    const dated = context.jobs.filter(({ period }) => period);
    if (asked.length === 0 || dated.length === 0) return notApplicable(fr`Non évalué : compétences ou dates non lues.`);
    const now = Number(context.today.slice(0, 4)) * 12 + Number(context.today.slice(5, 7));
    const recent = dated.filter(({ period }) => period && period.to >= now - recentMonths);
    const used = asked.filter(
      ({ proof }) =>
        proof && recent.some(({ spans }) => spans.some((span) => proof.start >= span.start && proof.start < span.end)),
    );
    return judged(
      used.length / Math.max(1, Math.ceil(asked.length * 0.6)),
      cvQuotes(
        context,
        used.map(({ proof }) => proof),
      ),
      used.length === 0
        ? fr`Aucune compétence demandée ne se voit dans vos postes des cinq dernières années : si elles y ont servi, dites-le.`
        : fr`Compétences demandées qui ont servi dans vos postes récents : ${used.length} sur ${asked.length}.`,
    );
  },
};
