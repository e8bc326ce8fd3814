import { m } from '../../../paraglide/messages.js';

/** Why the file could not be read, in the server's words, where the file was dropped. */
export function ReadFailure({ fileName, message }: { fileName: string; message: string }) {
  return (
    <div role="alert" className="rounded-lg bg-bad-soft px-5 py-4 text-bad">
      <p className="font-semibold">{m.cv_read_error_file({ name: fileName })}</p>
      <p>{message}</p>
    </div>
  );
}
