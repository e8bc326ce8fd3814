import { randomUUID } from 'node:crypto';
import type { Schema } from './schema-forms.ts';

const examples = [
  'Comptable',
  '2024',
  '2024-05',
  'alloy',
  '01 99 00 12 34',
  'https://www.linkedin.com/in/camille-preuve',
];

/** An ordinary value for a text of this form; ids are those of `owned`, by name. */
export function knownValue(owned: Record<string, string>) {
  return (name: string, schema: Schema): unknown => owned[name] ?? formatted(name, schema) ?? ordinaryText(schema);
}

function formatted(name: string, { format, pattern }: Schema): string | undefined {
  if (format === 'email' || name === 'contact') return `${randomUUID()}@example.com`;
  if (format === 'date') return '2026-11-21';
  if (format && format in byFormat) return byFormat[format]?.();
  return pattern ? (examples.find((example) => new RegExp(pattern, 'u').test(example)) ?? '') : undefined;
}

const byFormat: Record<string, () => string> = {
  uuid: randomUUID,
  uri: () => 'https://offres.example.com/1',
  'date-time': () => '2026-11-21T10:00:00.000Z',
};

function ordinaryText({ minLength = 0, maxLength = 200 }: Schema): string {
  return 'Comptable à Lorient : paie et TVA'.padEnd(minLength, ' et bilan').slice(0, maxLength);
}
