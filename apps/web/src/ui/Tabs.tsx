import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

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
  const list = useRef<HTMLDivElement>(null);
  // On a phone the open tab may stand beyond the edge: a link can lead to any of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the open tab
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (open && list.current) list.current.scrollLeft = open.offsetLeft - 16;
  }, [value]);
  const row = (
    <Base.List
      ref={list}
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0"
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-0.5 min-h-12 cursor-pointer border-b-4 border-transparent px-2.5 font-semibold whitespace-nowrap text-ink-soft hover:text-ink data-active:border-brand data-active:text-ink"
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
