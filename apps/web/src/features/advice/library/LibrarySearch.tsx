import { type AdviceCategory, type AdviceLevel, adviceCategories, adviceLevels } from '@coach/contracts/advice';
import type { Ref } from 'react';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { categoryLabels, levelLabels } from '../labels.ts';
import type { LibraryFilters } from '../library-place.ts';
import { BookmarkMark } from './BookmarkMark.tsx';

type LibrarySearchProps = {
  ref: Ref<HTMLInputElement>;
  /** As it is being typed. */
  text: string;
  onText: (text: string) => void;
  filters: LibraryFilters;
  onFilters: (filters: LibraryFilters) => void;
};

/** The search box and its filters; nothing is to be sent. */
export function LibrarySearch({ ref, text, onText, filters, onFilters }: LibrarySearchProps) {
  const { status } = useSession();
  const hasList = status === 'signedIn' || filters.saved;
  return (
    <search
      className={cx(
        'grid grid-cols-1 items-end gap-4 min-[23rem]:grid-cols-2',
        hasList
          ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]'
          : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      <div className="min-[23rem]:col-span-2 lg:col-span-1">
        <Field label={m.advice_search()}>
          <TextInput
            ref={ref}
            className="h-13"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={text}
            placeholder={m.advice_search_placeholder()}
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
      </div>
      <Field label={m.advice_category()}>
        <Select
          className="h-13"
          value={filters.category ?? ''}
          placeholder={m.advice_category_all()}
          options={adviceCategories.map((value) => ({ value, label: categoryLabels[value]() }))}
          onChange={({ target }) => onFilters({ ...filters, category: (target.value || undefined) as AdviceCategory })}
        />
      </Field>
      <Field label={m.advice_level()}>
        <Select
          className="h-13"
          value={filters.level ?? ''}
          placeholder={m.advice_level_all()}
          options={adviceLevels.map((value) => ({ value, label: levelLabels[value]() }))}
          onChange={({ target }) => onFilters({ ...filters, level: (target.value || undefined) as AdviceLevel })}
        />
      </Field>
      {hasList ? (
        <Button
          variant={filters.saved ? 'primary' : 'secondary'}
          aria-pressed={filters.saved}
          onClick={() => onFilters({ ...filters, saved: !filters.saved })}
          className="h-13 min-[23rem]:col-span-2 lg:col-span-1"
        >
          <BookmarkMark isSet={filters.saved} />
          {m.advice_mine()}
        </Button>
      ) : null}
    </search>
  );
}
