import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';

const key = 'interview-voice-mode';

export function readVoiceMode(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

type VoiceModeCardProps = { value: boolean; onChange: (value: boolean) => void };

/** Questions read aloud and answers said, in a simulation (from advancer on). */
export function VoiceModeCard({ value, onChange }: VoiceModeCardProps) {
  const change = (next: boolean) => {
    onChange(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {
      // Storage refused: the choice then lives as long as the page.
    }
  };
  return (
    <Card>
      <Checkbox
        checked={value}
        onChange={(event) => change(event.target.checked)}
        label={<span className="font-semibold">{m.interviews_voice_mode()}</span>}
        hint={m.interviews_voice_mode_text()}
      />
    </Card>
  );
}
