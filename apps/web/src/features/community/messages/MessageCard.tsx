import type { Gathering, MessageKind } from '@coach/contracts/features/community';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export type MessageCardProps = {
  kind: MessageKind;
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** The label of what is written. */
  field: string;
  /** What it may be about, where that is asked. */
  about?: Gathering[];
};

/** What one can write to the operator, and the form it opens. */
export function MessageCard(props: MessageCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, text, action } = props;
  return (
    <Card className="flex h-full flex-col">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 mb-5">{text}</p>
      <div className="mt-auto">
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {action}
        </Button>
      </div>
      <MessageDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
