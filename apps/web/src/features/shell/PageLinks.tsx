import { Link } from 'react-router';

/** Links to pages as a list, large enough for a finger. */
export function PageLinks({ links, className }: { links: { to: string; label: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
