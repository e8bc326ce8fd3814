import type { Analysis } from '@coach/contracts/features/cv';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { FoundKeywords } from './FoundKeywords.tsx';
import { MissingKeyword } from './MissingKeyword.tsx';
import { OtherDemands } from './OtherDemands.tsx';
import { otherDemands } from './other-demands.ts';
import { SetAsideKeywords } from './SetAsideKeywords.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** What the offer asks for: its keywords in three states (not found, there under another name, there), languages and experience. */
export function KeywordSection({ analysis, changes: plain }: { analysis: Analysis; changes: Changes }) {
  const { place, changes } = useFocusAfter<HTMLHeadingElement>(plain);
  const { present, equivalent, missing } = analysis.report.keywords;
  return (
    <Card title={m.cv_keywords_title()}>
      <div className="flex flex-col gap-7">
        <div>
          <h3 ref={place} tabIndex={-1} className="text-lg outline-none">
            {missing.length > 0 ? m.cv_keywords_missing({ count: missing.length }) : m.cv_keywords_all_found()}
          </h3>
          <p className="text-sm text-ink-soft">
            {missing.length > 0 ? m.cv_keywords_missing_hint() : m.cv_keywords_missing_none()}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {missing.map((keyword) => (
              <MissingKeyword key={keyword.term} keyword={keyword} analysis={analysis} changes={changes} />
            ))}
          </ul>
        </div>
        <OtherDemands demands={otherDemands(analysis.report.criteria)} />
        <FoundKeywords
          title={m.cv_keywords_equivalent({ count: equivalent.length })}
          hint={m.cv_keywords_equivalent_hint()}
          keywords={equivalent}
          text={analysis.cv.text}
          showsQuote
        />
        <FoundKeywords
          title={m.cv_keywords_present({ count: present.length })}
          hint={m.cv_keywords_present_hint()}
          keywords={present}
          text={analysis.cv.text}
        />
        <SetAsideKeywords terms={analysis.offTopic} onTakeUp={(term) => void changes.takeUp(term)} />
      </div>
    </Card>
  );
}
