import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { PageData } from '../public-pages.ts';

/**
 * What public pages need of a router, in place of React Router, whose names it answers to (scripts/build-public.ts).
 * Links are plain links: the browser moves. Only tabs of one page, whose links keep the scroll, change it in place.
 */
type Location = { pathname: string; search: string; hash: string; state: unknown };

const moves = new Set<() => void>();
let here = read();

function read(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: history.state };
}

function subscribe(listener: () => void): () => void {
  moves.add(listener);
  addEventListener('popstate', reread);
  return () => {
    moves.delete(listener);
    if (moves.size === 0) removeEventListener('popstate', reread);
  };
}

function reread(): void {
  here = read();
  for (const move of moves) move();
}

export function useLocation(): Location {
  return useSyncExternalStore(subscribe, () => here);
}

export function useNavigate(): (to: string) => void {
  return (to) => {
    if (to !== here.pathname + here.search) window.location.assign(to);
  };
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  state?: unknown;
};

export function Link({ to, preventScrollReset, state, onClick, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!preventScrollReset || !isPlain(event)) return;
    event.preventDefault();
    if (to !== here.pathname) history.pushState(state, '', to);
    reread();
  };
  return <a {...rest} href={to} onClick={press} />;
}

/** A press that asks for no other tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function NavLink({ className, ...props }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  // React Router wrote the page with this class: what takes it over says the same.
  return (
    <Link
      {...props}
      className={isHere ? `${className} active` : className}
      aria-current={isHere ? 'page' : undefined}
    />
  );
}

type Part = ComponentType<{ loaderData: PageData }>;
type Parts = { parts: Part[]; loaderData: PageData };

/** What is still to be drawn of a page, the outer part first, and what its parts are told. */
export const PartsContext = createContext<Parts | null>(null);

export function Outlet() {
  const shown = useContext(PartsContext);
  const left = useMemo(() => shown && { ...shown, parts: shown.parts.slice(1) }, [shown]);
  const Outer = shown?.parts[0];
  if (!shown || !Outer) return null;
  return (
    <PartsContext.Provider value={left}>
      <Outer loaderData={shown.loaderData} />
    </PartsContext.Provider>
  );
}
