import type { ReactNode } from 'react';

/** A titled passage. */
export function LegalSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
    </section>
  );
}

/** Names and what they stand for, side by side where there is room. */
export function FactList({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-1 gap-x-8 py-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type LegalTableProps = {
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
};

/** Three columns; on a phone each row stands as a small list of its own. */
export function LegalTable({ columns, rows }: LegalTableProps) {
  const [, second, third] = columns;
  return (
    <ul className="divide-y divide-line border-y border-line">
      <li
        aria-hidden="true"
        className="hidden gap-x-8 py-2 text-sm text-ink-soft sm:grid sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,.9fr)]"
      >
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </li>
      {rows.map(([name, use, rest]) => (
        <li
          key={name}
          className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,.9fr)]"
        >
          <span className="font-semibold">{name}</span>
          <Cell label={second}>{use}</Cell>
          <Cell label={third}>{rest}</Cell>
        </li>
      ))}
    </ul>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <span>
      <span className="text-sm text-ink-soft sm:sr-only">{`${label}\u00a0: `}</span>
      {children}
    </span>
  );
}

export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
