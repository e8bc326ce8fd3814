import type { DocumentDetail } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { AmendmentList } from '../amend/AmendmentList.tsx';
import { EducationSection } from './EducationSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { OtherSection } from './OtherSection.tsx';
import { SkillSection } from './SkillSection.tsx';
import { useCorrections } from './use-corrections.ts';

/** All that was understood, part by part, and the list of what was corrected. */
export function ReviewSections({ document }: { document: DocumentDetail }) {
  const { correct, undo, saving } = useCorrections(document.id);
  const { cv, amendments } = document;
  return (
    <div className="flex flex-col gap-6">
      <IdentitySection document={document} correct={correct} undo={(id) => void undo(id)} />
      <ExperienceSection cv={cv} correct={correct} />
      <EducationSection cv={cv} correct={correct} />
      <SkillSection cv={cv} correct={correct} />
      <LanguageSection cv={cv} correct={correct} />
      <OtherSection cv={cv} correct={correct} />
      {amendments.length > 0 ? (
        <Card title={m.cv_corrections_title({ count: amendments.length })}>
          <AmendmentList amendments={amendments} text={cv.text} onUndo={(id) => void undo(id)} />
        </Card>
      ) : null}
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {saving ? m.cv_saving() : amendments.length > 0 ? m.cv_saved() : null}
      </p>
    </div>
  );
}
