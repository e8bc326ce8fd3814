import type { LetterDetail } from '@coach/contracts/features/letters';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DotsMark } from '../../../ui/DotsMark.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { toneLabels } from '../../profile/option-labels.ts';
import { DeleteLetterDialog } from '../DeleteLetterDialog.tsx';
import { RenameLetterDialog } from '../RenameLetterDialog.tsx';
import { useLetterPlace } from '../use-letter-place.ts';

/** What letter this is, what it was drawn from, who wrote it. */
export function LetterHeader({ letter }: { letter: LetterDetail }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const { isNew } = useLetterPlace();
  const title = useRef<HTMLHeadingElement>(null);
  // The form it was asked with is gone: who listens hears what came of it.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <header>
      <Button variant="quiet" size="sm" className="-ml-4" render={<Link to={paths.documents({ tab: 'lettres' })} />}>
        ← {m.letters_back()}
      </Button>
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
        <h1 ref={title} tabIndex={-1} className="min-w-0 outline-none text-2xl break-words sm:text-3xl">
          <bdi>{letter.name}</bdi>
        </h1>
        <Badge className="mt-1.5">{m.letters_draft()}</Badge>
      </div>
      <p className="mt-2 break-words text-ink-soft">{detailOf(letter)}</p>
      {letter.jobId ? (
        <p className="mt-1">
          <Link to={paths.jobs({ offre: letter.jobId })} className="font-semibold text-brand underline">
            {m.letters_to_job()}
          </Link>
        </p>
      ) : null}
      <div className="mt-4 max-w-3xl rounded-lg bg-accent-soft px-4 py-3 text-sm text-accent">
        <WrittenByLine writtenBy={letter.writtenBy} engine={m.letters_note()} className="text-accent" />
        <p>{m.letters_reread()}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" href="#envoyer">
          {m.letters_to_send()}
        </Button>
        <Menu
          align="start"
          label={m.letters_list_menu({ name: letter.name })}
          trigger={<DotsMark />}
          items={[
            { label: m.letters_rename(), onSelect: () => setAsked('rename') },
            { label: m.letters_delete(), onSelect: () => setAsked('delete'), tone: 'danger' },
          ]}
        />
      </div>
      {asked === 'rename' ? <RenameLetterDialog letter={letter} onClose={close} /> : null}
      <DeleteLetterDialog
        letter={asked === 'delete' ? letter : null}
        onClose={close}
        onDeleted={() => void navigate(paths.documents({ tab: 'lettres' }), { replace: true })}
      />
    </header>
  );
}

function detailOf({ letter, tone, documentName, documentVersion, createdAt }: LetterDetail): string {
  const source =
    documentName === null
      ? m.letters_source_gone()
      : m.letters_drawn_from({ name: documentName, version: documentVersion ?? 1 });
  const date = m.letters_written_on({ date: formatDate(createdAt) });
  return [source, toneLabels[tone](), m.letters_words({ count: letter.words }), date].join(' · ');
}
