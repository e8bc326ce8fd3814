import { productName } from '@coach/contracts/brand';
import { Link } from 'react-router';
import { LogoMark } from '../../illustrations/LogoMark.tsx';
import { paths } from '../../paths.ts';

export function Brand() {
  return (
    <Link to={paths.home()} className="flex min-h-11 items-center gap-2 rounded-md font-display text-lg">
      <LogoMark className="size-9" />
      <span className="max-[22.5rem]:sr-only">{productName}</span>
    </Link>
  );
}
