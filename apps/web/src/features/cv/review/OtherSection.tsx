import type { ParsedCv } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { RemovableNames } from './RemovableNames.tsx';
import type { Correct } from './use-corrections.ts';

/** What else was read: licences, which can be taken out, certifications and interests, as they stand in the CV. */
export function OtherSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const lists = [
    { title: m.cv_certifications_title(), items: cv.certifications },
    { title: m.cv_interests_title(), items: cv.interests },
  ].filter((list) => list.items.length > 0);
  if (lists.length + cv.licences.length === 0) return null;
  return (
    <Card title={m.cv_other_title()}>
      <dl className="flex flex-col gap-3">
        {cv.licences.length > 0 ? (
          <div>
            <dt className="text-sm text-ink-soft">{m.cv_licences_title()}</dt>
            <dd>
              <RemovableNames cv={cv} field="licences" correct={correct} />
            </dd>
          </div>
        ) : null}
        {lists.map(({ title, items }) => (
          <div key={title}>
            <dt className="text-sm text-ink-soft">{title}</dt>
            <dd>{items.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
