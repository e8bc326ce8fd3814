import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** Controlled with `onChange`; otherwise the first tab opens. */
  value?: string;
  onChange?: (value: string) => void;
  /** The tabs of a whole page: each panel has the window’s width to itself. */
  wide?: boolean;
};

/** Tabs with arrow-key movement; only the open panel is mounted. */
export function Tabs({ label, tabs, value, onChange, wide = false }: TabsProps) {
  // Two or three a row.
  const share = tabs.length % 3 === 1 || tabs.length < 3 ? 'max-md:basis-[40%]' : 'max-md:basis-[26%]';
  const row = (
    // On a phone they fill rows of the same width: none stands alone, and nothing is beyond the edge.
    <Base.List
      aria-label={label}
      className="relative flex flex-wrap gap-1 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-card max-md:p-1 md:border-b-2 md:border-line md:p-1 md:pb-0"
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className={cx(
            'min-h-12 cursor-pointer font-semibold text-ink-soft hover:text-ink',
            'max-md:grow max-md:rounded-md max-md:px-1 max-md:py-1.5 max-md:text-center max-md:text-sm max-md:leading-tight max-md:border-2 max-md:border-transparent max-md:data-active:border-brand max-md:data-active:bg-brand-soft max-md:data-active:text-ink',
            'md:-mb-0.5 md:border-b-4 md:border-transparent md:px-2.5 md:text-left md:data-active:border-brand md:data-active:text-ink',
            share,
          )}
        >
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
  );
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      {wide ? <div className="container-page pt-4">{row}</div> : row}
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={wide ? undefined : 'pt-6'}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
