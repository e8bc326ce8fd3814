import type { CvChange } from '@coach/contracts/cv-document';

/** One difference: what stood there, what stands there now, and why. */
export function ChangeRow({ change }: { change: CvChange }) {
  const { kind, before, after, reason } = change;
  return (
    <li className="py-3.5">
      {before ? <p className="text-sm text-ink-soft">{kind === 'moved' ? before : <s>{before}</s>}</p> : null}
      {after && after !== before ? <p className="mt-1 text-sm">{kind === 'moved' ? `→ ${after}` : after}</p> : null}
      <p lang="fr" className="mt-1.5 text-sm font-medium first-letter:uppercase">
        {reason}
      </p>
    </li>
  );
}
