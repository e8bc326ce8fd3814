import type { DocumentSummary } from '@coach/contracts/features/cv';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatFileSize } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DotsMark } from '../../../ui/DotsMark.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { ScoreRing } from '../../../ui/ScoreRing.tsx';
import { SpinnerMark } from '../../../ui/SpinnerMark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { isGone, useDuplicateCv } from './use-cvs.ts';

type CvCardProps = {
  cv: DocumentSummary;
  /** Added a moment ago, on this page. */
  isNew: boolean;
  onAct: (what: 'preview' | 'rename' | 'delete') => void;
  onCopied: (id: string) => void;
};

export function CvCard({ cv, isNew, onAct, onCopied }: CvCardProps) {
  const name = cv.fileName;
  const date = formatDate(cv.updatedAt);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-snug">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {m.documents_card_detail({ version: cv.version, size: formatFileSize(cv.fileSize), date })}
          </p>
        </div>
        {cv.score === null ? null : <ScoreRing score={cv.score} size="sm" />}
        <CvMenu cv={cv} onAct={onAct} onCopied={onCopied} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onAct('preview')}
          aria-label={m.documents_preview_of({ name })}
        >
          {m.documents_preview()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          render={<Link to={paths.cvCrafting({ document: cv.id })} aria-label={m.documents_analyse_of({ name })} />}
        >
          {m.documents_analyse()}
        </Button>
        <span className="ml-auto flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {analysesText(cv.analyses)}
          <Badge tone={isNew ? 'ok' : 'neutral'}>
            {isNew ? m.documents_status_new() : m.documents_status_uploaded()}
          </Badge>
        </span>
      </div>
    </Card>
  );
}

function analysesText(count: number): string {
  if (count === 0) return m.documents_analyses_none();
  return count === 1 ? m.documents_analyses_one() : m.documents_analyses({ count });
}

function CvMenu({ cv, onAct, onCopied }: Omit<CvCardProps, 'isNew'>) {
  const { mutate, isPending } = useDuplicateCv();
  const [saving, setSaving] = useState(false);
  const busy = isPending || saving;
  const download = async () => {
    setSaving(true);
    await saveFile(`/api/documents/${encodeURIComponent(cv.id)}/file`, cv.fileName).then(
      () => toast({ title: m.documents_download_started(), tone: 'success' }),
      () => toast({ title: m.documents_download_failed(), tone: 'error' }),
    );
    setSaving(false);
  };
  const duplicate = () =>
    mutate(cv.id, {
      onSuccess: (copy) => {
        onCopied(copy.id);
        toast({ title: m.documents_duplicated(), tone: 'success' });
      },
      onError: (error) =>
        toast({
          title: m.documents_duplicate_failed(),
          description: isGone(error) ? m.documents_gone() : error.message,
          tone: 'error',
        }),
    });
  return (
    <Menu
      label={m.documents_menu_of({ name: cv.fileName })}
      triggerClassName="-mt-1 -mr-2"
      trigger={busy ? <SpinnerMark className="size-6" /> : <DotsMark />}
      items={[
        { label: m.documents_download(), onSelect: () => void (busy || download()) },
        { label: m.documents_duplicate(), onSelect: () => void (busy || duplicate()) },
        { label: m.documents_rename(), onSelect: () => onAct('rename') },
        { label: m.dashboard_delete(), onSelect: () => onAct('delete'), tone: 'danger' },
      ]}
    />
  );
}
