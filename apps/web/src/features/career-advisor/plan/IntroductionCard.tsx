import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { DoubtedText } from '../../../ui/DoubtedText.tsx';

type IntroductionCardProps = { introduction: NonNullable<CareerPlan['introduction']> };

/** A model’s words on the whole plan: where the person stands, and what to do first. */
export function IntroductionCard({ introduction: { text, doubts } }: IntroductionCardProps) {
  return (
    <Card title={m.advisor_introduction()}>
      <div className="max-w-prose">
        <DoubtedText text={text} doubts={doubts} />
      </div>
    </Card>
  );
}
