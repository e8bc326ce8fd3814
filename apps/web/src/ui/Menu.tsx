import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { MenuPopup } from './MenuPopup.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type MenuItem = {
  label: ReactNode;
  onSelect?: () => void;
  /** An element to be the item: `<Link to=… />`. */
  render?: ReactElement<object>;
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

const openingKeys: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A short list of actions behind one button, as the ARIA practices describe it. The browser’s own popover: it stands
 * above everything yet beside its button in the page, so that landmarks and the order of Tab hold without help.
 */
export function Menu({ trigger, label, header, items, align = 'end', triggerClassName }: MenuProps) {
  /** What takes the focus in the open menu; null while it is closed. */
  const [opened, setOpened] = useState<'list' | 'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const menuId = useId();
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not every browser gives a button the focus when it is pressed.
    event.currentTarget.focus({ preventScroll: true });
    setOpened(opened ? null : event.detail > 0 ? 'list' : 'first');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const start = openingKeys[event.key];
    if (!start) return;
    event.preventDefault();
    setOpened(start);
  };
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? menuId : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className={cx(
          'inline-grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-lg hover:bg-brand-soft',
          triggerClassName,
        )}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {opened ? (
        <MenuPopup
          id={menuId}
          labelId={buttonId}
          button={button}
          start={opened}
          align={align}
          header={header}
          items={items}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
