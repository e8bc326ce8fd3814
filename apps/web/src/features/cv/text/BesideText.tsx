import type { ParsedCv } from '@coach/contracts/cv';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextPane } from './TextPane.tsx';
import { TextFocusProvider, useTextFocus } from './text-focus.tsx';

type BesideTextProps = {
  cv: ParsedCv;
  offerText: string | null;
  /** What to do next, kept in sight at the bottom of the screen. */
  bar?: ReactNode;
  children: ReactNode;
};

/** What is said of a CV with its own text beside it; on narrow screens two views and a switch between them. */
export function BesideText(props: BesideTextProps) {
  return (
    <TextFocusProvider>
      <TwoViews {...props} />
    </TextFocusProvider>
  );
}

function TwoViews({ cv, offerText, bar, children }: BesideTextProps) {
  const { view } = useTextFocus();
  return (
    <>
      <div className="container-page grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className={cx('min-w-0', view === 'text' && 'max-lg:hidden')}>{children}</div>
        <div className={cx('min-w-0', view === 'main' && 'max-lg:hidden')}>
          <div
            className={cx(
              'lg:sticky lg:top-24 lg:flex lg:flex-col',
              bar ? 'lg:max-h-[calc(100dvh-13rem)]' : 'lg:max-h-[calc(100dvh-7.5rem)]',
            )}
          >
            <TextPane cv={cv} offerText={offerText} />
          </div>
        </div>
      </div>
      <div className={cx('sticky bottom-0 z-10 mt-8 border-t border-line bg-card shadow-raised', !bar && 'lg:hidden')}>
        <div className="container-page flex items-center justify-between gap-3 py-3">
          {bar}
          <ViewSwitch wide={!bar} />
        </div>
      </div>
    </>
  );
}

function ViewSwitch({ wide }: { wide: boolean }) {
  const { view, setView } = useTextFocus();
  return (
    <Button
      variant="secondary"
      size="sm"
      className={cx('max-sm:px-3 lg:hidden', wide && 'grow')}
      onClick={() => setView(view === 'main' ? 'text' : 'main')}
    >
      {view === 'main' ? m.cv_text_open() : m.cv_text_back()}
    </Button>
  );
}
