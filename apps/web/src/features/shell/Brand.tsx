import { productName } from '@coach/contracts/brand';
import { Link } from 'react-router';
import { LogoMark } from '../../illustrations/LogoMark.tsx';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';

/** `className` may narrow it to its mark. */
export function Brand({ className }: { className?: string }) {
  return (
    // Where the name finds no room beside the mark, it wraps out of sight and is still read out.
    <Link
      to={paths.home()}
      className={cx(
        'flex h-11 min-w-9 flex-wrap items-center gap-x-2 overflow-hidden rounded-md font-display text-lg',
        className,
      )}
    >
      <LogoMark className="my-1 size-9" />
      <span className="leading-11 whitespace-nowrap">{productName}</span>
    </Link>
  );
}
