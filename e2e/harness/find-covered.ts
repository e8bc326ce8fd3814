/** Runs in the page: controls that something else covers once they are scrolled to. */
export function findCovered(): string[] {
  const scope = document.querySelector(':popover-open, dialog:modal, [role="dialog"]:has(h2)') ?? document;
  const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  const covered: string[] = [];
  for (const control of controls) {
    const { width } = control.getBoundingClientRect();
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 2;
    if (!isShown || control.closest('[aria-hidden="true"], [inert], a[href="#contenu"]')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const [first] = control.getClientRects();
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    // A link over several lines has no middle of its own; a control taller than the window has no first line in sight.
    const hits = [first, control.getBoundingClientRect()].map(
      (box) => box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
    );
    if (hits.some((hit) => hit && [control, ...labels].some((each) => each.contains(hit)))) continue;
    covered.push(
      `${control.getAttribute('aria-label') ?? control.textContent} under ${hits[0]?.outerHTML.slice(0, 80)}`,
    );
  }
  scrollTo(0, 0);
  return covered;
}

/** Runs in the page: lines of text drawn over one another. */
export function findOverlaps(): string[] {
  const scope = document.querySelector(':popover-open, dialog:modal, [role="dialog"]:has(h2)') ?? document.body;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  /** Kept for those who listen, at some widths only it may be. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  /** Within what its boxes show of it: lists that scroll by themselves hide the rest. */
  const isWithin = (place: number, element: Element | null): boolean => {
    if (element === null) return true;
    const { top, bottom } = element.getBoundingClientRect();
    const isBox = getComputedStyle(element).overflowY !== 'visible' && element !== document.documentElement;
    return (!isBox || (place > top && place < bottom)) && isWithin(place, element.parentElement);
  };
  const lines: { owner: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement as Element;
    const isShown =
      owner.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isUnseen(owner);
    // What stays in place while the page scrolls has its own tests; lists of choices are the browser’s.
    if (!isShown || !node.textContent?.trim() || owner.closest('.sr-only, .sticky, .fixed, option, textarea')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Tight lines may touch: their letters do not.
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      if (!isWithin((top + bottom) / 2, owner)) continue;
      lines.push({
        owner,
        text: node.textContent,
        left,
        right,
        top: top + height * 0.2,
        bottom: bottom - height * 0.2,
      });
    }
  }
  const overlaps = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(({ owner }) => owner !== one.owner)
      .filter(({ left, right }) => Math.min(right, one.right) - Math.max(left, one.left) > 3)
      .filter(({ top, bottom }) => Math.min(bottom, one.bottom) - Math.max(top, one.top) > 3)
      .map(({ text }) => `${one.text.slice(0, 40)} / ${text.slice(0, 40)}`),
  );
  return [...new Set(overlaps)];
}
