import { foldWord } from '../../../text/fold-text.ts';
import { fr } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

export const soberEmail: CriterionDefinition = {
  id: 'sober-email',
  family: 'identity',
  label: 'Adresse e-mail professionnelle',
  about: 'L’adresse e-mail reprend le nom plutôt qu’un surnom.',
  weight: 0.4,
  check: (context) => {
    const { email, fullName } = context.cv.contact;
    if (!email || !fullName) return notApplicable(fr`Non évalué : il manque le nom ou l’adresse e-mail.`);
    const local = foldWord(email.split('@')[0] ?? '');
    const named = foldWord(fullName)
      .split(/[^a-z]+/)
      .some((part) => part.length > 2 && local.includes(part.slice(0, 6)));
    const evidence = cvQuotes(context, context.cv.spans['contact.email']);
    return named
      ? judged(1, evidence, fr`Votre adresse reprend votre nom : c’est sobre et facile à retenir.`)
      : judged(
          0.3,
          evidence,
          fr`Ligne « ${email} » : une adresse du type prénom.nom inspire plus confiance qu’un surnom.`,
        );
  },
};
