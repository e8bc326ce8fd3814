/** The look all text controls share. */
export const controlClasses =
  'w-full rounded-md border-2 border-line-strong bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft hover:border-brand focus-visible:border-brand aria-invalid:border-bad disabled:opacity-60';
