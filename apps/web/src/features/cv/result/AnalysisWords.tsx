import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';

/** The analysis in words, a paragraph a line. */
export function AnalysisWords({ text }: { text: string }) {
  const paragraphs = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <Card title={m.cv_words_title()}>
      <div className="flex max-w-prose flex-col gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
}
