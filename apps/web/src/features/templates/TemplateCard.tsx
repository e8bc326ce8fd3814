import type { TemplateSummary } from '@coach/contracts/features/templates';
import { useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/Toast.tsx';
import { templatePath } from './requests/use-templates.ts';

type Format = 'docx' | 'pdf' | 'doc';
const formats: Format[] = ['docx', 'pdf', 'doc'];
const names = { motivation_letter: 'lettre-de-motivation', cv: 'cv-optimise' };

/** One saved letter or CV: its files, and deleting it. */
export function TemplateCard({ template, onDelete }: { template: TemplateSummary; onDelete: () => void }) {
  const [saving, setSaving] = useState<Format | null>(null);
  const { id, type, title, metadata, createdAt } = template;
  const save = async (format: Format) => {
    setSaving(format);
    try {
      await saveFile(`${templatePath(id)}/file?format=${format}`, `${names[type]}.${format}`);
    } catch (error) {
      toast({ title: m.models_file_failed(), description: toApiFailure(error).message, tone: 'error' });
    }
    setSaving(null);
  };
  const kind = type === 'cv' ? m.templates_type_cv() : m.templates_type_letter();
  return (
    <Card className="flex h-full flex-col gap-4">
      <div>
        <h3 className="text-lg break-words">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-1 break-words text-sm text-ink-soft">
          {[kind, metadata.company, formatDate(createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="secondary"
            busy={saving === format}
            aria-label={m.templates_download_label({ format: format.toUpperCase(), name: title })}
            onClick={() => void save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto"
          aria-label={m.templates_delete_label({ name: title })}
          onClick={onDelete}
        >
          {m.templates_delete()}
        </Button>
      </div>
    </Card>
  );
}
