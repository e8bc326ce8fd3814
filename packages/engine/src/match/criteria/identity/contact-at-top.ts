import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const contactAtTop: CriterionDefinition = {
  id: 'contact-at-top',
  family: 'identity',
  label: 'Coordonnées en tête',
  about: 'E-mail et téléphone se trouvent avant le parcours.',
  weight: 0.5,
  check: (context) => {
    const { spans } = context.cv;
    const details = [spans['contact.email'], spans['contact.phone']].filter((span) => span !== undefined);
    const work = context.jobs.find(({ heading }) => heading)?.heading;
    if (details.length === 0 || !work) return notApplicable(fr`Non évalué : coordonnées ou parcours non lus.`);
    const late = details.filter(({ start }) => start > work.start);
    const ratio = 1 - late.length / details.length;
    if (late.length === 0) return judged(1, cvQuotes(context, details), fr`Vos coordonnées viennent en premier.`);
    const first = late[0];
    const quote = first ? context.cv.text.slice(first.start, first.end) : '';
    return judged(
      ratio,
      cvQuotes(context, late),
      fr`Ligne « ${shorten(quote)} » : remontez vos coordonnées sous votre nom.`,
    );
  },
};
