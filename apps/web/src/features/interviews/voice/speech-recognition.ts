/** What browsers that recognise speech offer; TypeScript’s own library does not describe it. */
export type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};
type RecognitionEvent = {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

type RecognitionWindow = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

/** The browser’s own recognition of speech, in French; null where it has none. */
export function createRecognition(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as RecognitionWindow;
  const Made = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Made) return null;
  const recognition = new Made();
  recognition.lang = 'fr-FR';
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

/** Everything heard so far, as one text. */
export function transcriptOf({ results }: RecognitionEvent): string {
  return Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}
