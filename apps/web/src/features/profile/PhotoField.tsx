import { photoUpload } from '@coach/contracts/features/profile';
import { type ChangeEvent, useRef, useState } from 'react';
import { initials } from '../../lib/initials.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useSavePhoto } from './use-profile.ts';

/** The photo, kept as soon as it is chosen; the server cuts it to a square. */
export function PhotoField({ avatarUrl, email }: { avatarUrl: string | null; email: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useSavePhoto();
  const actions = useRef<HTMLDivElement>(null);
  const send = (file: File | null) =>
    mutate(file, {
      onSuccess: () => {
        // The button that removed it goes with it.
        if (!file) actions.current?.querySelector('button')?.focus();
        toast({ title: file ? m.profile_photo_saved() : m.profile_photo_removed(), tone: 'success' });
      },
      onError: (error) => {
        const code = 'code' in error ? error.code : '';
        const told =
          code === 'unsupported_file' || code === 'file_too_large' ? error.message : m.profile_photo_failed();
        toast({ title: told, tone: 'error' });
      },
    });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (!found) send(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-5">
      {avatarUrl ? (
        <img src={avatarUrl} alt={m.profile_photo_alt()} className="size-24 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 place-items-center rounded-full bg-brand font-display text-2xl text-on-brand"
        >
          {initials(email)}
        </span>
      )}
      <div>
        <input ref={input} type="file" accept="image/*" hidden onChange={choose} tabIndex={-1} />
        <div ref={actions} className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={isPending} onClick={() => input.current?.click()}>
            {avatarUrl ? m.profile_photo_change() : m.profile_photo_add()}
          </Button>
          {avatarUrl ? (
            <Button variant="quiet" size="sm" onClick={() => send(null)} disabled={isPending}>
              {m.profile_photo_remove()}
            </Button>
          ) : null}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{m.profile_photo_hint()}</p>
        {fault ? (
          <p role="alert" className="mt-1 text-sm font-medium text-bad">
            {fault}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function faultOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return m.profile_photo_not_image();
  return file.size > photoUpload.maxBytes ? m.profile_photo_too_large() : null;
}
