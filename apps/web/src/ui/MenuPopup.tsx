import { cloneElement, type ReactNode, type RefObject, useRef } from 'react';
import { cx } from './cx.ts';
import type { MenuItem } from './Menu.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import { useMenuPopup } from './use-menu-popup.ts';

type MenuPopupProps = {
  id: string;
  labelId: string;
  button: RefObject<HTMLButtonElement | null>;
  start: 'list' | 'first' | 'last';
  align: 'start' | 'end';
  header: ReactNode;
  items: readonly MenuItem[];
  onClose: () => void;
};

/** The open menu. */
export function MenuPopup({ id, labelId, button, start, align, header, items, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useMenuPopup({ popup, list, button, start, align, onClose });
  /** The button has the focus again before anything else happens: what opens next gives it back there. */
  const leave = () => {
    button.current?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = useMenuKeys(list, leave);
  return (
    <div
      ref={popup}
      popover="manual"
      // A press here is none on what the menu belongs to.
      onPointerDown={(event) => event.stopPropagation()}
      className="inset-auto max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-lg border border-line bg-card p-1.5 text-left text-base font-normal text-ink shadow-raised"
    >
      {header ? <div className="mb-1.5 border-b border-line px-3.5 pt-1.5 pb-2.5">{header}</div> : null}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-labelledby={labelId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="outline-none"
      >
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu's entries do not move
          <Item key={index} item={item} onLeave={leave} />
        ))}
      </div>
    </div>
  );
}

function Item({ item, onLeave }: { item: MenuItem; onLeave: () => void }) {
  const { label, onSelect, render = <button type="button" />, tone } = item;
  return cloneElement(
    render,
    {
      role: 'menuitem',
      tabIndex: -1,
      onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true }),
      onClick: () => {
        onLeave();
        onSelect?.();
      },
      className: cx(
        'flex min-h-11 w-full cursor-pointer items-center rounded-md px-3.5 py-1.5 text-left -outline-offset-2 select-none focus:bg-brand-soft',
        tone === 'danger' && 'text-bad',
      ),
    } as object,
    label,
  );
}
