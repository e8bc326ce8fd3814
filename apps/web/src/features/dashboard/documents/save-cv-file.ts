import { send } from '../../../lib/send.ts';

/** Has the browser save a CV’s file. Throws when it cannot be had, which a plain link could not tell. */
export async function saveCvFile(id: string, fileName: string): Promise<void> {
  const answer = await send(`/api/documents/${encodeURIComponent(id)}/file`, {});
  if (!answer.ok) throw new Error('the file cannot be had');
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
