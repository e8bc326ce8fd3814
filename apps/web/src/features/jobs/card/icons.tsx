import type { ReactNode } from 'react';

type IconProps = { className?: string };

function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 5.5V10l3 2" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="8" />
      <path d="m6.5 10.5 2.5 2.5 4.5-5.5" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 5.5v5.5M10 14v.2" />
    </Icon>
  );
}

export function OpenCircle(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="8" />
    </Icon>
  );
}

export function DayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4" width="15" height="13.5" rx="2" />
      <path d="M2.5 8.5h15M6.5 2v4M13.5 2v4" />
    </Icon>
  );
}

export function DotsIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true" fill="currentColor">
      <circle cx="10" cy="4" r="1.8" />
      <circle cx="10" cy="10" r="1.8" />
      <circle cx="10" cy="16" r="1.8" />
    </svg>
  );
}

export function GripIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true" fill="currentColor">
      {[4, 10, 16].map((y) => (
        <g key={y}>
          <circle cx="7" cy={y} r="1.6" />
          <circle cx="13" cy={y} r="1.6" />
        </g>
      ))}
    </svg>
  );
}

export function MoveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 10h15M6 6.5 2.5 10 6 13.5M14 6.5l3.5 3.5-3.5 3.5" />
    </Icon>
  );
}
