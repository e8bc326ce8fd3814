import type { CoachingRemark, CoachingState, CoachingTurn } from '@coach/contracts/features/coaching';
import { z } from 'zod';
import { blank } from '../../blank.ts';
import { instructionsOf } from '../../common-rules.ts';
import { headOf } from '../../head-of.ts';
import { addressedClaim, inFirstPerson } from '../../in-first-person.ts';
import { numberedLines } from '../../numbered-lines.ts';
import type { Claim, Task } from '../../task.ts';
import { coachingDialogueExample } from './coaching-dialogue-example.ts';
import { scriptFaults } from './script-faults.ts';

type Said = Pick<CoachingTurn, 'speaker' | 'text'>;

/** What the script brings after a turn, as far as words are to be found for it. */
export type CoachingDialogueInput = {
  /** What is trained for, and with whom. */
  scene: string;
  /** Where the dialogue then stands. */
  state: CoachingState;
  before: Said[];
  /** null where the person ends the scene. */
  said: string | null;
  script: Said[];
  remarks: CoachingRemark[];
  /** Of the summary, once the scene is over. */
  strengths: { quote: string; text: string }[];
  prepare: string[];
};

const numbered = (most: number) =>
  z.object({ number: z.int().min(1).max(20), text: z.string().trim().min(2).max(most) });
export const coachingDialogueAnswerSchema = z.object({
  /** First, for it is what the person waits for. */
  lines: z.array(numbered(900)).max(4),
  remarks: z.array(numbered(420)).max(6),
  strengths: z.array(numbered(420)).max(6),
  prepare: z.array(numbered(500)).max(8),
});
export type CoachingDialogueAnswer = z.infer<typeof coachingDialogueAnswerSchema>;

const moments: Record<CoachingState, string> = {
  asking:
    'Moment : le coach prépare la scène. Il montre en une phrase qu’il a compris la réponse, puis pose la question de la réplique. Deux ou trois phrases.',
  playing:
    'Moment : la scène se joue. L’autre personne répond à ce qu’elle vient d’entendre, avec son humeur et son intérêt, puis dit ce que la réplique lui fait dire. D’une à quatre phrases, comme on parle.',
  ended:
    'Moment : la scène se termine. L’autre personne conclut comme la réplique conclut, le coach prend le relais ; aucune nouvelle question.',
};

/** The next words of the coach or of the other side, and the remarks: what is said is the script’s, how is the model’s. */
export const coachingDialogueTask: Task<CoachingDialogueInput, CoachingDialogueAnswer> = {
  name: 'coaching-dialogue',
  version: 1,
  schema: coachingDialogueAnswerSchema,
  maxOutputTokens: 1_600,
  instructions: ({ state }) =>
    instructionsOf(
      'Prêtez votre voix à un entraînement : vous dites les répliques du coach et celles de l’autre personne, comme quelqu’un qui vient d’écouter.',
      [
        moments[state],
        '`lines` : pour chaque numéro de RÉPLIQUES, redites la réplique. Répondez d’abord à RÉPONSE (un mot, un fait, une hésitation qui s’y trouve), puis venez-en à ce que dit la réplique : même intention, même question, même offre, même fermeté. Le scénario décide, pas vous.',
        'L’autre personne reste dans son rôle : elle ne conseille pas, n’accorde rien de plus que la réplique, et ne sait que ce qui a été dit devant elle. Ce qui a été confié au coach avant la scène, un minimum surtout, lui est inconnu.',
        'Les chiffres de la réplique restent, tels quels ; aucun autre ne s’ajoute. Entre guillemets, seulement des mots de la personne, à la lettre.',
        'Rien sur la loi, les droits ou les délais légaux : ils sont donnés ailleurs, avec leur source. Pas de morale, pas de compliment de politesse, jamais deux fois la même entrée en matière.',
        '`remarks` et `strengths` : pour chaque numéro de REMARQUES et de POINTS FORTS, redites le commentaire pour ces mots-là ; il suit la citation et deux points, donc sans majuscule ni citation. « à garder » reste un éloge, « à dire autrement » reste un conseil.',
        '`prepare` : pour chaque numéro de À PRÉPARER, redites le conseil pour ce cas-là, citations gardées à la lettre.',
        'Une liste absente de la matière reste vide. Un numéro pour lequel vous n’avez pas mieux s’omet.',
      ],
      coachingDialogueExample.output,
    ),
  blocks: ({ scene, before, said, script, remarks, strengths, prepare }) => [
    { label: 'SCÈNE', text: scene, most: 400 },
    { label: 'CONVERSATION', text: lastOf(before).map(spoken).join('\n'), most: 8_000 },
    { label: 'RÉPONSE', text: said ?? '(la personne arrête la scène)', most: 5_000 },
    { label: 'RÉPLIQUES', text: numberedLines(script, spoken), most: 3_000 },
    {
      label: 'REMARQUES',
      text: numberedLines(remarks, ({ kind, quote, text }) => `(${kinds[kind]}) « ${quote} » : ${text}`),
      most: 3_000,
    },
    {
      label: 'POINTS FORTS',
      text: numberedLines(strengths, ({ quote, text }) => `« ${quote} » : ${text}`),
      most: 3_000,
    },
    { label: 'À PRÉPARER', text: numberedLines(prepare, (text) => text), most: 3_000 },
  ],
  claims: ({ lines: said, remarks, strengths, prepare }) => [
    ...said.map(({ number, text }) => claimOfLine(`lines.${number}`, text)),
    ...Object.entries({ remarks, strengths, prepare }).flatMap(([list, items]) =>
      items.map(({ number, text }) => addressedClaim(`${list}.${number}`, text)),
    ),
  ],
  faults: scriptFaults,
  partialText: (partial) => {
    const { lines: begun } = (partial ?? {}) as { lines?: unknown };
    if (!Array.isArray(begun)) return null;
    const texts = begun.map((line) => (line as { text?: unknown } | null)?.text);
    return texts.filter((text) => typeof text === 'string').join('\n\n');
  },
  example: coachingDialogueExample,
};

const speakers: Record<CoachingTurn['speaker'], string> = {
  coach: 'le coach',
  other: 'l’autre personne',
  person: 'la personne',
};
const kinds: Record<CoachingRemark['kind'], string> = { worked: 'à garder', better: 'à dire autrement' };
const turnsBefore = 14;

function lastOf(turns: readonly Said[]): Said[] {
  return turns.slice(-turnsBefore).map(({ speaker, text }) => ({ speaker, text: headOf(text, 700) }));
}

function spoken({ speaker, text }: Said): string {
  return `${speakers[speaker]} : ${text}`;
}

/** Of a line only what it says to the person: what the other side says of itself is its own. */
function claimOfLine(path: string, text: string): Claim {
  const told = text.replace(/[^.!?\n]*(?:[.!?\n]+|$)/gu, (sentence) =>
    /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu.test(sentence) ? sentence : blank(sentence),
  );
  return { path, text: inFirstPerson(told) };
}
