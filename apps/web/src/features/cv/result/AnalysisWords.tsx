import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';

/** The analysis in words, a paragraph a line; what the engine writes is French, whatever the page is in. */
export function AnalysisWords({ text }: { text: string }) {
  const paragraphs = text
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
    </Card>
  );
}
