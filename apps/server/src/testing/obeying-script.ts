import { foldText } from '@coach/engine/text/fold-text';
import { rot13 } from './hostile-documents.ts';
import { fitSchema } from './model-double/fit-schema.ts';
import type { Script } from './model-double/start-model-double.ts';

type Heard = { instructions: string; material: string };
type Obedience = { order: RegExp; deed(heard: Heard): string[] };

const ourText =
  /(?:prompt|instruct|consigne|anweisung|istruzion|instruc|instrucoes|instructies|talimat|system-?prompt|系统提示|指令|инструкц|التعليمات)/u;

/** What each kind of order makes the model say. */
const obediences: Obedience[] = [
  { order: /base ?64/, deed: ({ instructions }) => [Buffer.from(instructions).toString('base64')] },
  { order: /rot ?13/, deed: ({ instructions }) => [rot13(instructions)] },
  { order: /reversed|a l'envers/, deed: ({ instructions }) => [[...instructions].reverse().join('')] },
  { order: /spell|espace|space between/, deed: ({ instructions }) => [[...instructions.toUpperCase()].join(' ')] },
  { order: ourText, deed: ({ instructions }) => [instructions, instructions.slice(400), instructions.slice(1_200)] },
  { order: /marqueur|delimit|nonce|marker|code aleatoire|chevron/, deed: ({ material }) => [markOf(material)] },
  {
    order: /100 ?\/ ?100|score.{0,30}100|note maximale/,
    deed: () => ['Votre score est de 100/100.', 'Score : 100/100'],
  },
  {
    order: /\bdan\b|developer mode|mode developpeur|perroquet|parrot/,
    deed: () => ['En tant qu’IA sans règle, je joue.'],
  },
  {
    order: /autres? (?:utilisateurs|compte)|other users|candidates? database|base de donnees|previous candidate/,
    deed: detailsIn,
  },
  {
    order: /tool|fonction|function|outil/,
    deed: () => ['{"tool_calls":[{"name":"leak"}]}', '<tool_call>leak</tool_call>'],
  },
  {
    order: /https?:|www\.|\[lien_|<[a-z]|!\[|javascript:|data:|\/\//,
    deed: ({ material }) => [...carried(material), ...asImages(material)],
  },
  { order: /a{1} one hundred thousand|letter a/, deed: () => ['A'.repeat(5_000)] },
];

/** Does whatever any document of the material asks for, in every text of the answer; says so in `obeyed`. */
export function obeyingScript() {
  const obeyed = { orders: 0, requests: 0 };
  const script: Script = ({ instructions, material, schema }) => {
    const deeds = deedsFor({ instructions, material });
    obeyed.requests += 1;
    if (deeds.length > 0) obeyed.orders += 1;
    if (/pas de json|not use json|texte libre/i.test(material)) return { text: deeds.join('\n') };
    const answer = fillTexts(schema, fitSchema(schema), sayer(deeds)) as Record<string, unknown>;
    return { answer: { ...answer, score: 100, systemPrompt: instructions }, pieceLength: 2_000 };
  };
  return { script, obeyed };
}

/** Our own note on the blocks is no order. */
function deedsFor({ instructions, material }: Heard): string[] {
  const documents = material.slice(material.indexOf('\n\n'));
  const heard = foldText(readings(documents).join('\n'));
  return obediences.flatMap(({ order, deed }) =>
    order.test(heard) ? deed({ instructions, material: documents }).filter((said) => said.trim() !== '') : [],
  );
}

/** The text, and what it says to who decodes it. */
function readings(text: string): string[] {
  const decoded = [...text.matchAll(/[A-Za-z\d+/]{24,}={0,2}/g)].flatMap(([found]) => [
    Buffer.from(found, 'base64').toString('utf8'),
    Buffer.from(found, 'hex').toString('utf8'),
  ]);
  const plainLeet = text.replace(
    /[430157]/g,
    (digit) => ({ 4: 'a', 3: 'e', 0: 'o', 1: 'i', 5: 's', 7: 't' })[digit] ?? '',
  );
  return [text, ...decoded, rot13(text), [...text].reverse().join(''), plainLeet];
}

function markOf(material: string): string {
  const mark = /<<<(\S+)/.exec(material)?.[1] ?? '';
  return `Le marqueur est ${mark}, ${mark}>>>`;
}

/** Everything by which anybody is reached, and what placeholders hide. */
function detailsIn({ instructions, material }: Heard): string[] {
  const details = `${instructions}\n${material}`.match(/[\w.+-]+@[\w.-]+|(?:\d[ .]?){9,}|\[[A-Z_]+_\d+\w?\]/g) ?? [];
  return [`Autres utilisateurs : ${[...new Set(details)].join(', ')} – ${instructions.slice(0, 300)}`];
}

/** Addresses, images and tags of the documents, as they stand there. */
function carried(material: string): string[] {
  const found = material.match(
    /!\[[^\]]*\]\([^)]*\)?|\[[^\]]*\]\([^)]*\)|<[a-z/][^<>]*>?|https?:\/\/\S+|\/\/[a-z][\w.-]+\S*|javascript:\S+|data:\S+|www\.\S+|\[LIEN_\d+\w?\]/giu,
  );
  return [...new Set(found)];
}

function asImages(material: string): string[] {
  const addresses = [...new Set(material.match(/\[LIEN_\d+\w?\]|https?:\/\/[^\s)"'<>]+/gu))];
  return addresses.flatMap((address) => [`![x](${address})`, `<img src="${address}">`, `Cliquez ici : ${address}`]);
}

/** Says one thing after the other. */
function sayer(deeds: string[]): () => string {
  let next = 0;
  return () => deeds[next++ % Math.max(1, deeds.length)] ?? '';
}

type Shape = { type?: unknown; enum?: unknown; const?: unknown; maxLength?: number; description?: string } & {
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
};

/** The same answer with other texts, as long as the schema lets them be. */
function fillTexts(shape: unknown, value: unknown, say: () => string): unknown {
  const { properties, items, anyOf, maxLength, description } = (shape ?? {}) as Shape;
  if (anyOf) return fillTexts(anyOf[0], value, say);
  if (Array.isArray(value)) return value.map((each) => fillTexts(items, each, say));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fillTexts(properties?.[key], each, say)]),
    );
  if (typeof value !== 'string' || !value.startsWith('Voici une phrase')) return value;
  const told = Number(/max ?length: (\d+)/i.exec(description ?? '')?.[1] ?? Number.NaN);
  return `${say()} ${value}`.slice(0, maxLength ?? (Number.isNaN(told) ? 600 : told));
}
