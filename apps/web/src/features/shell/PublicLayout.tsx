import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';

/** Public pages: native elements only, and a footer. */
export function PublicLayout() {
  return (
    <>
      <NavBar />
      <main id="contenu" tabIndex={-1} className="pt-16 outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
