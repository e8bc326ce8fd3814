import type { ModelFormat } from '@coach/contracts/models';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import type { Model } from './model-place.ts';
import { drawingPath, type Subject } from './requests/model-path.ts';

/** Having a model as a file, and telling how it went. */
export function useModelFile() {
  const [saving, setSaving] = useState<ModelFormat | null>(null);
  const save = async (model: Model, subject: Subject, format: ModelFormat) => {
    setSaving(format);
    try {
      const what = model.kind === 'cv' ? 'cv' : 'lettre';
      await saveFile(drawingPath(model, 'file', { ...subject, format }), `${what}-${model.id}.${format}`);
      toast({ title: m.models_file_started(), tone: 'success' });
    } catch (error) {
      toast({ title: m.models_file_failed(), description: toApiFailure(error).message, tone: 'error' });
    }
    setSaving(null);
  };
  return { saving, save };
}
