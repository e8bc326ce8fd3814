import type { InterviewDetail } from '@coach/contracts/features/interviews';
import { doubtText } from '../../../lib/doubt-text.ts';
import { formatDate, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

type Source = Pick<
  InterviewDetail,
  'role' | 'questions' | 'responses' | 'feedback' | 'score' | 'feedbackWrittenBy' | 'feedbackDoubts'
>;

/** The feedback as a text file named with the date (spec 2, section 9): the whole, then each question with its answer. */
export function feedbackFile(session: Source, text: string, now: Date): { name: string; content: string } {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  const head = [m.interviews_file_title({ role: session.role }), formatDate(now)];
  if (session.score !== null) head.push(m.interviews_score_of({ score: session.score }));
  const { by, model } = session.feedbackWrittenBy;
  if (by === 'model') head.push(m.work_by_model({ model: model ?? '' }));
  const parts = [
    head.join('\n'),
    text,
    ...doubtsPart(session),
    ...session.questions.map((_, index) => questionPart(session, index)),
  ];
  return { name: `feedback-entretien-${day.join('-')}.txt`, content: `${printed(parts.join('\n\n'))}\n` };
}

/** What the screen marks is told in the file too. */
function doubtsPart({ feedbackDoubts }: Source): string[] {
  if (feedbackDoubts.length === 0) return [];
  return [[m.interviews_file_doubts(), ...feedbackDoubts.map((doubt) => `– ${doubtText(doubt)}`)].join('\n')];
}

function questionPart({ questions, responses, feedback }: Source, index: number): string {
  const lines = [`${index + 1}. ${questions[index]?.question ?? ''}`];
  const answer = responses[index]?.trim() ?? '';
  lines.push(answer === '' ? m.interviews_no_answer() : answer);
  const entry = feedback.find(({ questionIndex }) => questionIndex === index);
  if (entry && answer !== '') lines.push(m.interviews_score_of({ score: entry.score }), entry.overall);
  return lines.join('\n');
}
