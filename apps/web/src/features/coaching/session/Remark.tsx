import { printed } from '../../../lib/format.ts';
import { quoted } from '../../../lib/quoted.ts';

/** The person’s own words, and what is said of them. */
export function Remark({ quote, text }: { quote: string; text: string }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{quoted(quote)}</span>
      {'\u00a0: '}
      {printed(text)}
    </p>
  );
}
