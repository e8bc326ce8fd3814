import { type ComponentType, lazy } from 'react';

/** The library that draws charts weighs more than the page: it comes with the first chart there is to draw. */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // Out of reach: the sentence and the table tell it all the same.
      return { default: () => null };
    }
  });
}
