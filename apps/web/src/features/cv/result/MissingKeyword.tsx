import type { Analysis } from '@coach/contracts/features/cv';
import type { Keywords } from '@coach/contracts/report';
import { useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProofForm } from '../amend/ProofForm.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import type { Changes } from './use-changes.ts';

type MissingKeywordProps = { keyword: Keywords['missing'][number]; analysis: Analysis; changes: Changes };

/** A keyword the CV does not show: the person has it and proves it, or it does not concern them. */
export function MissingKeyword({ keyword, analysis, changes }: MissingKeywordProps) {
  const [proving, setProving] = useState(false);
  const place = useFormFocus<HTMLLIElement>(proving);
  const { term, importance } = keyword;
  return (
    <li ref={place} className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
          {printed(term)}
          <Badge tone={importance === 'must' ? 'bad' : 'neutral'}>
            {importance === 'must' ? m.cv_keyword_must() : m.cv_keyword_nice()}
          </Badge>
        </p>
        {proving ? null : (
          <div className="flex flex-wrap gap-1 max-sm:w-full">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setProving(true)}
              aria-label={m.cv_keyword_have_label({ term })}
            >
              {m.cv_keyword_have()}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void changes.setAside(term)}
              aria-label={m.cv_keyword_off_label({ term })}
            >
              {m.cv_keyword_off()}
            </Button>
          </div>
        )}
      </div>
      {proving ? (
        <div className="mt-3">
          <ProofForm
            name={term}
            experiences={analysis.cv.experiences}
            onCancel={() => setProving(false)}
            onSave={(skill) => changes.apply({ kind: 'add-skill', ...skill })}
          />
        </div>
      ) : null}
    </li>
  );
}
