import { foldText } from '../../../text/fold-text.ts';
import { fr, shorten } from '../../../writing/fr.ts';
import type { CriterionDefinition } from '../../criterion.ts';
import { cvQuotes, judged, notApplicable } from '../../finding.ts';

const praise =
  /\b(?:dynamique|motivee?|rigoureu(?:x|se)|serieu(?:x|se)|ponctuel(?:le)?|polyvalente?|autonome|passionnee?|organisee?|volontaire|souriante?|perfectionniste|disponible|curieu(?:x|se)|creati(?:f|ve)|adaptable|sociable|reactif|reactive)\b/g;
const allowed = 3;

export const provedQualities: CriterionDefinition = {
  id: 'proved-qualities',
  family: 'writing',
  label: 'Des faits plutôt que des adjectifs',
  about: 'L’accroche et le titre comptent au plus trois qualités sans preuve.',
  weight: 0.4,
  check: (context) => {
    const lines = context.lines.filter(
      ({ section, heading }) => !heading && (section === 'summary' || section === 'header' || section === 'soft'),
    );
    if (lines.length === 0) return notApplicable(fr`Non évalué : pas d’accroche.`);
    const praised = lines.filter(({ text }) => foldText(text.slice(0, 600)).match(praise));
    const count = praised.reduce((sum, { text }) => sum + (foldText(text.slice(0, 600)).match(praise)?.length ?? 0), 0);
    const first = praised[0];
    if (!first || count <= allowed) return judged(1, [], fr`Peu d’adjectifs : vos faits parlent.`);
    return judged(
      1 - (count - allowed) / 5,
      cvQuotes(context, praised),
      fr`Ligne « ${shorten(first.text)} » : gardez les deux qualités que vos missions prouvent.`,
    );
  },
};
