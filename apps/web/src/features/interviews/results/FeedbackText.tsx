import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { saveText } from '../../../lib/save-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DoubtedText } from '../../../ui/DoubtedText.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { feedbackFile } from './feedback-file.ts';

/** The feedback on the whole, in words, and as a text file. */
export function FeedbackText({ session, text }: { session: InterviewDetail; text: string }) {
  const download = () => {
    const { name, content } = feedbackFile(session, text, new Date());
    saveText(name, content);
  };
  return (
    <Card title={m.interviews_feedback()}>
      <div className="max-w-prose">
        <DoubtedText text={text} doubts={session.feedbackDoubts} />
      </div>
      <WrittenByLine writtenBy={session.feedbackWrittenBy} className="mt-3 text-ink-soft" />
      <Button className="mt-5" variant="secondary" onClick={download}>
        {m.interviews_download()}
      </Button>
    </Card>
  );
}
