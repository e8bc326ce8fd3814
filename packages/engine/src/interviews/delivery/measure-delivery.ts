import type { Delivery } from '@coach/contracts/interview';
import { fr } from '../../writing/fr.ts';
import { fillersIn } from '../feedback/fillers.ts';
import { saidWords } from '../feedback/said-words.ts';
import { countSpoken } from '../pitch/spoken-seconds.ts';

export type SpokenTiming = { durationMs: number; words?: readonly { start: number; end: number }[] | undefined };

/** Silences from here on count as pauses. */
const pauseMs = 1_000;
/** Silences longer than this are worth a word. */
const longPauseMs = 3_000;
const slow = 110;
const fast = 190;

/**
 * Pace, pauses and fillers of a spoken answer, told as observations; never what someone felt.
 *
 * Reference ranges: prepared French speech goes at 120 to 160 words a minute (coachingprisedeparole.fr), and Grosjean and
 * Deschamps measured 174 on average in French interviews (told by Grosjean in Psychology Today, « Why are they talking so
 * fast? », 2013): below 110 and beyond 190 are told as slow and fast. Silent pauses last from 0.2 to 2 seconds, and take
 * 20 to 25 % of a conversation (Le Soir, « C’est du français ! Un ange passe », 2022): only those of 3 seconds and more
 * are remarked on.
 */
export function measureDelivery({ transcript, timing }: { transcript: string; timing: SpokenTiming }): Delivery {
  const durationMs = Math.max(0, Math.round(Number.isFinite(timing.durationMs) ? timing.durationMs : 0));
  const silences = silencesOf(timing.words);
  const said = saidWords(transcript.slice(0, 30_000));
  const words = countSpoken(said);
  const speaking = speakingMs(timing.words, durationMs, silences);
  const wordsPerMinute = words >= 5 && speaking >= 2_000 ? Math.round((words * 60_000) / speaking) : null;
  const pauses = silences?.filter((silence) => silence >= pauseMs).length ?? null;
  const longest = silences === null ? null : Math.max(0, ...silences);
  const fillers = fillersIn(said);
  return {
    durationMs,
    wordsPerMinute,
    pauses,
    longestPauseMs: longest,
    fillers: fillers.counts.slice(0, 8),
    notes: [...paceNotes(wordsPerMinute, words), ...pauseNotes(pauses, longest), ...fillerNotes(fillers.counts)],
  };
}

/** The silences between words; null where the timing tells none. */
function silencesOf(words: SpokenTiming['words']): number[] | null {
  if (!words || words.length < 2) return null;
  const silences: number[] = [];
  let end = words[0]?.end ?? 0;
  for (const word of words.slice(1)) {
    silences.push(Math.max(0, Math.round(word.start - end)));
    end = Math.max(end, word.end);
  }
  return silences;
}

/** From the first word to the last, without the pauses. */
function speakingMs(words: SpokenTiming['words'], durationMs: number, silences: number[] | null): number {
  const [first, last] = [words?.[0], words?.at(-1)];
  if (!first || !last || silences === null) return durationMs;
  const pauses = silences.filter((silence) => silence >= pauseMs).reduce((sum, silence) => sum + silence, 0);
  return Math.max(0, last.end - first.start - pauses);
}

function paceNotes(pace: number | null, words: number): string[] {
  if (pace === null)
    return words === 0
      ? [fr`Aucun mot n’a été entendu.`]
      : [fr`L’enregistrement est trop court pour mesurer un débit.`];
  if (pace < slow)
    return [
      fr`Débit : ${pace} mots par minute, plus lent que la parole courante en entretien (120 à 175). Ce n’est pas un défaut ; vérifiez seulement que les phrases s’enchaînent.`,
    ];
  if (pace > fast)
    return [
      fr`Débit : ${pace} mots par minute, plus rapide que la parole courante en entretien (120 à 175). Respirez à la fin de chaque idée : on retiendra mieux vos chiffres et vos noms.`,
    ];
  return [fr`Débit : ${pace} mots par minute, dans la parole courante en entretien (120 à 175).`];
}

function pauseNotes(pauses: number | null, longest: number | null): string[] {
  if (pauses === null || longest === null) return [];
  if (pauses === 0)
    return [fr`Aucune pause d’une seconde ou plus. Un court silence avant un résultat aide à l’entendre.`];
  const seconds = (longest / 1000).toFixed(1).replace('.', ',').replace(',0', '');
  const count = pauses === 1 ? fr`Une pause d’une seconde ou plus` : fr`${pauses} pauses d’une seconde ou plus`;
  const told = fr`${count} ; la plus longue dure ${seconds} s.`;
  return [
    longest >= longPauseMs
      ? fr`${told} Pour un temps de réflexion, vous pouvez l’annoncer : « laissez-moi y réfléchir ».`
      : told,
  ];
}

function fillerNotes(counts: readonly { word: string; count: number }[]): string[] {
  if (counts.length === 0) return [];
  const list = counts.slice(0, 3).map(({ word, count }) => fr`« ${word} » ${count} fois`);
  return [fr`Mots d’appui : ${list.join(', ')}. Un silence les remplace bien.`];
}
