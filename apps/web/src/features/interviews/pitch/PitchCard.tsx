import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { printed } from '../../../lib/format.ts';
import { quoted } from '../../../lib/quoted.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DoubtedText } from '../../../ui/DoubtedText.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { WrittenByLine } from '../../../ui/WrittenByLine.tsx';
import { DictionTrainer } from './DictionTrainer.tsx';
import type { WrittenPitch } from './use-pitch.ts';

/** The pitch with its spoken length, what each sentence rests on, and a way to train saying it. */
export function PitchCard({ pitch }: { pitch: WrittenPitch }) {
  const [trains, setTrains] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: false }), []);
  const text = printed(pitch.pitch);
  const copy = async () => {
    if (await copyText(text)) toast({ title: m.interviews_copied(), tone: 'success' });
    else toast({ title: m.interviews_copy_failed(), tone: 'error' });
  };
  const proven = pitch.sentences.filter(({ quote }) => quote !== null);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {m.interviews_pitch_yours()}
        </h2>
        <Badge tone="accent">{m.interviews_pitch_duration({ count: pitch.duration })}</Badge>
      </div>
      <div className="mt-4 max-w-prose text-lg">
        <DoubtedText text={pitch.pitch} doubts={pitch.doubts} />
      </div>
      <WrittenByLine writtenBy={pitch.writtenBy} className="mt-3 text-ink-soft" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {m.interviews_copy()}
        </Button>
        <Button aria-expanded={trains} onClick={() => setTrains(!trains)}>
          {m.interviews_diction()}
        </Button>
      </div>
      {trains ? <DictionTrainer text={pitch.pitch} /> : null}
      {proven.length > 0 ? (
        <Disclosure className="mt-5" summary={m.interviews_pitch_sources()}>
          <ul lang="fr" className="flex flex-col gap-3 text-sm">
            {proven.map(({ text: sentence, source, quote }) => (
              <li key={sentence}>
                <p>{printed(sentence)}</p>
                <p className="text-ink-soft">
                  {source === 'cv' ? m.interviews_about_cv() : m.interviews_about_offer()} {quoted(quote ?? '')}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Card>
  );
}
