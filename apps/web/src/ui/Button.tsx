import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'sm' | 'md' | 'lg';

const variants: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand shadow-card hover:bg-brand-deep',
  secondary: 'border-2 border-brand bg-card text-brand hover:bg-brand-soft',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'border-2 border-bad bg-card text-bad hover:bg-bad-soft',
};
const sizes: Record<Size, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  md: 'min-h-12 px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
};
const base =
  'inline-flex items-center justify-center gap-2.5 rounded-lg font-semibold leading-tight text-center transition-colors cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:opacity-60 forced-colors:border-2';

type ButtonProps = {
  children: ReactNode;
  variant?: Variant;
  size?: Size;
  type?: 'button' | 'submit';
  /** Shows a spinner and ignores presses; the button keeps its place and its focus. */
  busy?: boolean;
  /** Why the button cannot be pressed now: shown under it and read out with it. */
  disabledReason?: string | null | undefined;
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Another element to be dressed as the button: `<Link to=… />`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  className?: string;
  id?: string;
  name?: string;
  value?: string;
  form?: string;
  download?: boolean | string;
  target?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
};

/** The one button; a link when given `href` or `render`. */
export function Button(props: ButtonProps) {
  const { children, variant = 'primary', size = 'md', href, render, download, target, className } = props;
  const classes = cx(base, variants[variant], sizes[size], className);
  if (render) return cloneElement(render, { className: classes, children });
  if (href !== undefined) {
    return (
      <a
        className={classes}
        href={href}
        download={download}
        target={target}
        onClick={props.onClick}
        aria-label={props['aria-label']}
      >
        {children}
      </a>
    );
  }
  return <PressButton {...props} className={classes} />;
}

function PressButton(props: ButtonProps) {
  const { children, busy, disabledReason, disabled, type = 'button', onClick, className } = props;
  const reasonId = useId();
  const blocked = Boolean(busy || disabledReason || disabled);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (blocked) return event.preventDefault();
    onClick?.(event);
  };
  const button = (
    <button
      type={type}
      id={props.id}
      name={props.name}
      value={props.value}
      form={props.form}
      className={className}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      aria-label={props['aria-label']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-pressed={props['aria-pressed']}
    >
      {busy ? <SpinnerMark /> : null}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="inline-flex flex-col gap-1.5">
      {button}
      <span id={reasonId} className="text-xs text-ink-soft">
        {disabledReason}
      </span>
    </span>
  );
}
