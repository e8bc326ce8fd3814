import type { ParsedCv } from '@coach/contracts/cv';
import type { RecommendationAction } from '@coach/contracts/report';
import { m } from '../../../paraglide/messages.js';
import { ProofForm } from '../amend/ProofForm.tsx';
import { contactFault } from '../review/contact-fault.ts';
import { contactLabel } from '../review/contact-label.ts';
import type { Answer } from './amendment-for.ts';
import { CompleteLineForm } from './CompleteLineForm.tsx';
import { DatesForm } from './DatesForm.tsx';
import { RemoveLineForm } from './RemoveLineForm.tsx';
import { ReplaceLineForm } from './ReplaceLineForm.tsx';
import { TextForm } from './TextForm.tsx';

export type ActionFormProps = {
  action: RecommendationAction;
  /** The skill to add is a licence, a certificate or a diploma. */
  isDocument?: boolean;
  cv: ParsedCv;
  /** Answers whether it was applied. */
  onAnswer: (answer: Answer) => Promise<boolean>;
  onCancel: () => void;
};

/** The form that carries a recommendation out, by the kind of its action. */
export function ActionForm({ action, isDocument = false, cv, onAnswer, onCancel }: ActionFormProps) {
  const onText = (text: string) => onAnswer({ kind: 'text', text });
  switch (action.kind) {
    case 'replace-line':
      return <ReplaceLineForm before={action.before} after={action.after} onSave={onText} onCancel={onCancel} />;
    case 'complete-line':
      return <CompleteLineForm before={action.before} question={action.question} onSave={onText} onCancel={onCancel} />;
    case 'remove-line':
      return <RemoveLineForm before={action.before} onSave={() => onAnswer({ kind: 'none' })} onCancel={onCancel} />;
    case 'set-contact':
      return (
        <TextForm
          label={contactLabel(action.field)}
          proposal={action.proposal}
          faultOf={(typed) => contactFault(action.field, typed)}
          onSave={onText}
          onCancel={onCancel}
        />
      );
    case 'set-title':
      return <TextForm label={m.cv_field_title()} proposal={action.proposal} onSave={onText} onCancel={onCancel} />;
    case 'set-summary':
      return (
        <TextForm label={m.cv_field_summary()} proposal={action.proposal} long onSave={onText} onCancel={onCancel} />
      );
    case 'set-dates':
      return <DatesForm experience={cv.experiences[action.experience]} onAnswer={onAnswer} onCancel={onCancel} />;
    case 'add-skill':
      return (
        <ProofForm
          name={action.term}
          isDocument={isDocument}
          experiences={cv.experiences}
          onSave={({ proof, experience }) => onAnswer({ kind: 'proof', proof, experience })}
          onCancel={onCancel}
        />
      );
  }
}
