import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

const shown = 6;

/** What the offer asks for and the CV does not say; `asked` tells whether there was anything to say. */
export function MissingSkills({ skills, asked, all = false }: { skills: string[]; asked: number; all?: boolean }) {
  if (skills.length === 0) return asked > 0 ? <p className="mt-3 text-sm text-ok">{m.jobs_missing_none()}</p> : null;
  const kept = all ? skills : skills.slice(0, shown);
  const rest = skills.length - kept.length;
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold">{m.jobs_missing()}</p>
      <ul className="mt-1.5 flex flex-wrap items-center gap-2">
        {kept.map((skill) => (
          <li key={skill}>
            <Badge tone="warn" className="whitespace-normal!">
              {printed(skill)}
            </Badge>
          </li>
        ))}
        {rest > 0 ? (
          <li className="text-sm text-ink-soft">
            {rest === 1 ? m.jobs_missing_more_one() : m.jobs_missing_more({ count: rest })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
