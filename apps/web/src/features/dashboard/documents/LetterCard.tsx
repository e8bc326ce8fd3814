import type { LetterSummary } from '@coach/contracts/features/letters';
import { Link } from 'react-router';
import { formatDate, formatFileSize, printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DotsMark } from '../../../ui/DotsMark.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { formatLabels, letterFormats, useLetterFile } from '../../letters/letter/use-letter-file.ts';
import { toneLabels } from '../../profile/option-labels.ts';

type LetterCardProps = { letter: LetterSummary; onAct: (what: 'rename' | 'delete') => void };

export function LetterCard({ letter, onAct }: LetterCardProps) {
  const { name } = letter;
  const date = formatDate(letter.updatedAt);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 text-sm break-words">{jobOf(letter)}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {m.letters_list_detail({ version: letter.version, size: formatFileSize(letter.size), date })}
          </p>
          <p className="text-sm break-words text-ink-soft">{sourceOf(letter)}</p>
        </div>
        <LetterMenu letter={letter} onAct={onAct} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          render={<Link to={paths.letters({ lettre: letter.id })} aria-label={m.letters_list_open_label({ name })} />}
        >
          {m.letters_list_open()}
        </Button>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <Badge tone={letter.doubts > 0 ? 'warn' : 'ok'}>
            {letter.doubts > 0 ? m.letters_doubts({ count: letter.doubts }) : m.letters_list_verified()}
          </Badge>
          <Badge>{m.letters_draft()}</Badge>
        </span>
      </div>
    </Card>
  );
}

function jobOf({ jobTitle, company }: LetterSummary): string {
  return jobTitle ? m.letters_list_job({ job: printed(jobTitle), company }) : company;
}

function sourceOf({ documentName, documentVersion, tone }: LetterSummary): string {
  const source =
    documentName === null
      ? m.letters_source_gone()
      : m.letters_drawn_from({ name: documentName, version: documentVersion ?? 1 });
  return `${source} · ${toneLabels[tone]()}`;
}

function LetterMenu({ letter: { id, name, doubts }, onAct }: LetterCardProps) {
  const { saving, download } = useLetterFile(id);
  // What is to be checked is told on the letter itself, before it leaves.
  const files = doubts > 0 ? [] : letterFormats;
  return (
    <Menu
      label={m.letters_list_menu({ name })}
      triggerClassName="-mt-1 -mr-2"
      trigger={saving ? <SpinnerMark className="size-6" /> : <DotsMark />}
      items={[
        ...files.map((format) => ({
          label: formatLabels[format](),
          onSelect: () => void (saving || download(format)),
        })),
        { label: m.letters_rename(), onSelect: () => onAct('rename') },
        { label: m.letters_delete(), onSelect: () => onAct('delete'), tone: 'danger' as const },
      ]}
    />
  );
}
