import type { Amendment } from '@coach/contracts/amendment';
import type { Recommendation } from '@coach/contracts/report';

/** What a person who follows a recommendation would answer; null for advice without an action. */
export function amendmentOf({ id, action }: Recommendation): Amendment | null {
  if (!action) return null;
  switch (action.kind) {
    case 'replace-line':
      return { kind: 'replace-line', id, start: action.start, end: action.end, text: action.after };
    case 'complete-line':
      return { kind: 'replace-line', id, start: action.start, end: action.end, text: `${action.before}, 12 par jour` };
    case 'remove-line':
      return { kind: 'remove-line', id, start: action.start, end: action.end };
    case 'set-contact':
      return { kind: 'set-contact', id, field: action.field, value: contactAnswers[action.field] };
    case 'set-title':
      return action.proposal ? { kind: 'set-title', id, value: action.proposal } : null;
    case 'set-summary':
      return action.proposal ? { kind: 'set-summary', id, value: action.proposal } : null;
    case 'add-skill':
      return {
        kind: 'add-skill',
        id,
        name: action.term,
        proof: `Pratique de ${action.term} chaque jour`,
        experience: 0,
      };
    case 'set-dates':
      return null;
  }
}

const contactAnswers = {
  fullName: 'Camille Roux',
  email: 'camille.roux@example.com',
  phone: '06 12 34 56 78',
  city: 'Nantes',
  linkedin: 'linkedin.com/in/camille-roux',
};
