import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

type FoldedListProps<Item> = {
  items: readonly Item[];
  /** How many are there before the others are asked for. */
  first: number;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** The words of the button that shows the others, by how many they are. */
  more: (count: number) => string;
};

/** The first of a list, and the others on demand: on a phone the whole would be twenty screens. */
export function FoldedList<Item>({ items, first, keyOf, row, more }: FoldedListProps<Item>) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The button is gone once pressed: the first row that it showed takes the focus.
  useEffect(() => {
    if (all) (list.current?.children[first] as HTMLElement | undefined)?.focus();
  }, [all, first]);
  const hidden = all ? 0 : Math.max(0, items.length - first);
  if (items.length === 0) return null;
  return (
    <>
      <ol ref={list} className="flex flex-col gap-5">
        {items.slice(0, items.length - hidden).map((item) => (
          <li key={keyOf(item)} tabIndex={-1} className="outline-none">
            {row(item)}
          </li>
        ))}
      </ol>
      {hidden > 0 ? (
        <Button variant="quiet" className="mt-3 -ml-4" onClick={() => setAll(true)}>
          {more(hidden)}
        </Button>
      ) : null}
    </>
  );
}
