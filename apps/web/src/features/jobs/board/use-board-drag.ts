import type { ApplicationStatus } from '@coach/contracts/features/jobs';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DropPlace, dropPlaceAt } from './drop-place.ts';
import { startDrag } from './start-drag.ts';

type Drop = (id: string, status: ApplicationStatus, index: number) => void;

/** A card follows the mouse from anywhere on it, a finger from its grip; Escape puts it back. */
export function useBoardDrag(board: RefObject<HTMLElement | null>, onDrop: Drop) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-card]');
      const id = card?.dataset.card;
      const held = event.pointerType === 'mouse' ? !target.closest('[aria-haspopup]') : target.closest('[data-grip]');
      if (!board.current || !card || !id || !held || event.button !== 0) return;
      let over: DropPlace | null = null;
      const area = board.current;
      stop.current?.();
      stop.current = startDrag(event.nativeEvent, area, card, {
        onStart: () => setDragged(id),
        onMove: (x, y) => {
          over = dropPlaceAt(area, id, x, y);
          setPlace((known) => (same(known, over) ? known : over));
        },
        onEnd: (dropped) => {
          setDragged(null);
          setPlace(null);
          if (dropped && over) drop.current(id, over.status, over.index);
        },
      });
    },
    [board],
  );
  return { dragged, place, onPointerDown };
}

function same(one: DropPlace | null, other: DropPlace | null): boolean {
  return one?.status === other?.status && one?.index === other?.index;
}
