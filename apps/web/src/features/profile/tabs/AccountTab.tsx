import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { ExportData } from '../account/ExportData.tsx';

/** The person’s data, and the way to leave. */
export function AccountTab({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-8">
      <ExportData />
      <DeleteAccount email={email} />
    </div>
  );
}
