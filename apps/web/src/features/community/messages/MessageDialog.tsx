import { maxMessageLength, minMessageLength } from '@coach/contracts/features/community';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { MessageCardProps } from './MessageCard.tsx';
import { useMessageForm } from './use-message-form.ts';

type MessageDialogProps = MessageCardProps & { open: boolean; onClose: () => void };

/** Writes to the operator. What is typed stays until it is sent. */
export function MessageDialog({ kind, title, text, field, about, open, onClose }: MessageDialogProps) {
  const form = useMessageForm(kind, onClose);
  const formId = `message-${kind}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {m.community_send()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {about ? (
          <Field label={m.community_question_about()}>
            <Select
              value={form.gatheringId}
              placeholder={m.community_question_about_none()}
              options={about.map(({ id, title: name }) => ({ value: id, label: name }))}
              onChange={(event) => form.setGatheringId(event.target.value)}
            />
          </Field>
        ) : null}
        <Field
          label={field}
          hint={m.community_hint({ minimum: minMessageLength, maximum: maxMessageLength })}
          error={form.error}
          required
        >
          <TextArea
            rows={6}
            value={form.content}
            maxLength={maxMessageLength}
            onChange={(event) => form.setContent(event.target.value)}
            className="resize-y"
          />
        </Field>
      </form>
    </Dialog>
  );
}
