import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

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
  const row = (
    // On a phone they go on in another line: nothing is beyond the edge.
    <Base.List aria-label={label} className="relative flex flex-wrap gap-1 border-b-2 border-line p-1 pb-0">
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-0.5 min-h-12 cursor-pointer border-b-4 border-transparent px-2.5 text-left font-semibold text-ink-soft hover:text-ink data-active:border-brand data-active:text-ink"
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
