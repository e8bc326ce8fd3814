import type { LinkedinReport } from '@coach/contracts/linkedin';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

/** What the person could publish about. */
export function ContentIdeas({ ideas }: { ideas: LinkedinReport['contentRecommendations'] }) {
  if (ideas.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-2xl">{m.linkedin_ideas()}</h2>
      <ul lang="fr" className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {ideas.map(({ type, topic, description }) => (
          <li key={`${type} ${topic}`} className="rounded-xl border border-line bg-card p-5 shadow-card">
            <Badge className="max-w-full whitespace-normal">{printed(type)}</Badge>
            <h3 className="mt-2 text-lg">{printed(topic)}</h3>
            <p className="mt-1">{printed(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
