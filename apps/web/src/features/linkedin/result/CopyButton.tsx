import type { ComponentProps, ReactNode } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/Toast.tsx';

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'aria-label'> & {
  text: () => string;
  /** What is said once it is on the clipboard. */
  done: string;
  children: ReactNode;
};

export function CopyButton({ text, done, children, ...look }: CopyButtonProps) {
  const copy = async () => {
    const copied = await copyText(text());
    toast(copied ? { title: done, tone: 'success' } : { title: m.linkedin_copy_failed(), tone: 'error' });
  };
  return (
    <Button {...look} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
