import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';
import { jobName } from '../../job-name.ts';

export const bulletedMissions: CriterionDefinition = {
  id: 'bulleted-missions',
  family: 'readability',
  label: 'Missions en liste',
  about: 'Les deux derniers postes sont décrits ligne par ligne plutôt qu’en bloc.',
  weight: 0.8,
  check: (context) => {
    const recent = context.jobs.slice(0, 2);
    if (recent.length === 0) return notApplicable(fr`Non évalué : aucun poste lu.`);
    const listed = recent.filter(({ bullets }) => bullets.length >= 2);
    const bare = recent.find(({ bullets }) => bullets.length < 2);
    const evidence = cvQuotes(
      context,
      recent.map(({ heading }) => heading),
    );
    if (!bare) return judged(1, evidence, fr`Vos derniers postes sont décrits ligne par ligne.`);
    const name = jobName(context, bare);
    return judged(
      listed.length / recent.length,
      evidence,
      fr`Ligne « ${name} » : décrivez ce poste en deux à cinq lignes, une mission par ligne.`,
    );
  },
};
