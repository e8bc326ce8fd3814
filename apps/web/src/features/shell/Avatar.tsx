import { initials } from '../../lib/initials.ts';

type AvatarProps = { email: string; image?: string | null | undefined };

/** The person's photo, else their initials. */
export function Avatar({ email, image }: AvatarProps) {
  if (image) return <img src={image} alt="" className="size-11 shrink-0 rounded-full object-cover" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-brand font-display text-sm text-on-brand"
    >
      {initials(email)}
    </span>
  );
}
