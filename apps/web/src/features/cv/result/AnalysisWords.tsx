import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';

/** The analysis in words, a paragraph a line; it is in French, whatever the page is in. */
export function AnalysisWords({ analysis: { analysis, writtenBy } }: { analysis: Analysis }) {
  const paragraphs = analysis
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <Card title={m.cv_words_title()}>
      <div lang="fr" className="flex max-w-prose flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <WrittenByLine writtenBy={writtenBy} className="mt-4 text-ink-soft" />
    </Card>
  );
}
