import type { LetterDetail } from '@coach/contracts/features/letters';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SaveTemplateButton } from '../../billing/gates/SaveTemplateButton.tsx';
import { clearLetterBrief } from '../form/letter-brief.ts';
import { LetterLimitDialog } from '../LetterLimitDialog.tsx';
import { useLetterPlace } from '../use-letter-place.ts';
import { AngleDialog } from './AngleDialog.tsx';
import type { LetterEdit } from './use-letter-edit.ts';

/** What else can be made of a letter: another angle, a template, the next letter. */
export function MoreCard({ letter, edit }: { letter: LetterDetail; edit: LetterEdit }) {
  const navigate = useNavigate();
  const { openWritten } = useLetterPlace();
  const [asked, setAsked] = useState<'angle' | 'limit' | null>(null);
  const close = () => setAsked(null);
  const next = () => {
    clearLetterBrief();
    void navigate(paths.letters());
  };
  return (
    <Card title={m.letters_more_title()}>
      <p className="mb-5 text-ink-soft">{m.letters_more_text()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked('angle')}>
          {m.letters_angle()}
        </Button>
        <SaveTemplateButton
          template={{ type: 'motivation_letter', letterId: letter.id }}
          prepare={async () => {
            if (!(await edit.save())) throw new Error('what was written is not kept');
          }}
        />
        <Button variant="quiet" onClick={next}>
          {m.letters_new()}
        </Button>
      </div>
      <AngleDialog
        letter={letter}
        open={asked === 'angle'}
        onClose={close}
        onLimit={() => setAsked('limit')}
        onWritten={openWritten}
      />
      <LetterLimitDialog open={asked === 'limit'} onClose={close} />
    </Card>
  );
}
