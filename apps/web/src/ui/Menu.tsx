import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type MenuItem = {
  label: ReactNode;
  onSelect?: () => void;
  /** An element to be the item: `<Link to=… />`. */
  render?: ReactElement;
  tone?: 'plain' | 'danger';
};

type MenuProps = {
  /** What opens it; named by `label`. */
  trigger: ReactNode;
  label: string;
  header?: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  triggerClassName?: string;
};

/** A short list of actions behind one button. */
export function Menu({ trigger, label, header, items, align = 'end', triggerClassName }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        className={cx(
          'inline-grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-lg hover:bg-brand-soft',
          triggerClassName,
        )}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50 outline-none">
          <Base.Popup className="min-w-56 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-card p-1.5 shadow-raised outline-none">
            {header ? <div className="border-b border-line px-3.5 pt-1.5 pb-2.5 mb-1.5">{header}</div> : null}
            {items.map((item, index) => (
              <Base.Item
                // biome-ignore lint/suspicious/noArrayIndexKey: a menu's entries do not move
                key={index}
                render={item.render}
                onClick={item.onSelect}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center rounded-md px-3.5 outline-none select-none data-highlighted:bg-brand-soft',
                  item.tone === 'danger' && 'text-bad',
                )}
              >
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
