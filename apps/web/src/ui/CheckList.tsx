import { CheckMark } from './CheckMark.tsx';

/** What one gets, point by point, each with its tick. */
export function CheckList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-4 flex max-w-prose flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span className="pt-1">
            <CheckMark />
          </span>
          {point}
        </li>
      ))}
    </ul>
  );
}
