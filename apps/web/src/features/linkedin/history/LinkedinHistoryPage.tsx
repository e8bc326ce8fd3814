import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { HistoryTab } from './HistoryTab.tsx';

/** /dashboard/linkedin: the history, in the account area. */
export function LinkedinHistoryPage() {
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{m.linkedin_mine()}</h1>
        <Button render={<Link to={paths.linkedin()} />}>{m.linkedin_mine_new()}</Button>
      </header>
      <HistoryTab />
    </div>
  );
}
