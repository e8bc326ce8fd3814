import { Outlet } from 'react-router';

export default function PublicLayout() {
  return (
    <main id="contenu">
      <Outlet />
    </main>
  );
}
