import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { keptTarget } from './kept-target.ts';
import { type MailLink, readMailLink } from './read-mail-link.ts';

/** The mail's link the person followed, taken out of the address bar and the history as soon as it is read. */
export function useMailLink(): { link: MailLink | null; close: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readMailLink(hash));
  useEffect(() => {
    const found = readMailLink(hash);
    if (!found) return;
    setLink(found);
    void navigate(paths.auth({ redirect: found.type === 'signup' ? keptTarget() : undefined }), { replace: true });
  }, [hash, navigate]);
  return { link, close: () => setLink(null) };
}
