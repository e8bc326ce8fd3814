import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/Toast.tsx';

/** The third card, before there is an analysis: says what comes out at the end. */
export function DownloadTeaser() {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const press = () => {
    if (status === 'signedOut') return void navigate(paths.auth({ redirect: pathname + search }));
    toast({ title: m.cv_download_none_title(), description: m.cv_download_none_text(), tone: 'error' });
  };
  return (
    <Card tone="soft" title={m.cv_download_card_title()}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-prose flex-1 basis-72">{m.cv_download_card_text()}</p>
        <Button variant="secondary" onClick={press}>
          {m.cv_download_card_button()}
        </Button>
      </div>
    </Card>
  );
}
