import type { ParsedCv } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';

/** What else was read: certifications, licences and interests, as they stand in the CV. */
export function OtherSection({ cv }: { cv: ParsedCv }) {
  const lists = [
    // The same line may tell both.
    { title: m.cv_certifications_title(), items: cv.certifications.filter((name) => !cv.licences.includes(name)) },
    { title: m.cv_licences_title(), items: cv.licences },
    { title: m.cv_interests_title(), items: cv.interests },
  ].filter((list) => list.items.length > 0);
  if (lists.length === 0) return null;
  return (
    <Card title={m.cv_other_title()}>
      <dl className="flex flex-col gap-3">
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
