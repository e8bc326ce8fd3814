import { m } from '../../paraglide/messages.js';

/** The address a mail went to, and the way to give another. */
export function SentTo({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-brand-soft px-5 py-3">
      <p className="min-w-0 wrap-anywhere font-semibold">{email}</p>
      <button
        type="button"
        onClick={onChange}
        className="min-h-11 cursor-pointer font-semibold text-brand underline underline-offset-4"
      >
        {m.auth_other_address()}
      </button>
    </div>
  );
}
