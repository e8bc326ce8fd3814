import { Outlet } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';

/** Public pages: native elements only, and a footer. */
export function PublicLayout() {
  return (
    <>
      <NavBar />
      <main id="contenu" tabIndex={-1} className="pt-16 outline-none">
        <Notice />
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

/** What a page of the application had to say when it led here: toasts stay behind with it. */
function Notice() {
  const { notice } = useSession();
  if (!notice) return null;
  return (
    <p role="status" className="container-page mt-6">
      <span className="block rounded-lg bg-ok-soft px-5 py-4 font-medium text-ok">{notice}</span>
    </p>
  );
}
