import type { LetterDetail } from '@coach/contracts/features/letters';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useChangeLetter } from '../requests/use-change-letter.ts';
import { keptOf } from '../sheet/letter-texts.ts';
import type { LetterEdit } from './use-letter-edit.ts';

/** Back to what was generated, with a way back from there. */
export function RevertButton({ letter: { id }, edit }: { letter: LetterDetail; edit: LetterEdit }) {
  const { mutateAsync, isPending } = useChangeLetter();
  const tell = (error: unknown) =>
    toast({ title: m.letters_error_title(), description: toApiFailure(error).message, tone: 'error' });
  const revert = async () => {
    if (!(await edit.save())) return;
    const draft = keptOf(edit.texts);
    const generated = await mutateAsync({ id, revert: true, since: edit.version() });
    edit.adopt(generated);
    const undo = async () => edit.adopt(await mutateAsync({ id, draft, since: generated.version }));
    toast({
      title: m.letters_reverted(),
      tone: 'success',
      action: { label: m.letters_revert_undo(), onPress: () => void undo().catch(tell) },
    });
  };
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => void revert().catch(tell)}>
      {m.letters_revert()}
    </Button>
  );
}
