import type { z } from 'zod';
import { findJson } from './find-json.ts';

/** What was answered, if it fits; else what is to be said to the model about it. */
export type Fitted<Output> = { output: Output } | { complaint: string };

export function fitAnswer<Output>(schema: z.ZodType<Output>, shape: string, text: string): Fitted<Output> {
  const found = findJson(text);
  const faults: z.core.$ZodIssue[][] = [];
  for (const value of found) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { output: parsed.data };
    faults.push(parsed.error.issues);
  }
  return { complaint: `${complaintOf(faults.at(-1))} Répondez à nouveau, par ce seul objet JSON\u00a0:\n${shape}` };
}

const mostIssues = 8;

function complaintOf(issues: z.core.$ZodIssue[] | undefined): string {
  if (!issues) return 'Votre réponse n’est pas un objet JSON complet.';
  const lines = issues
    .slice(0, mostIssues)
    .map(({ path, message }) => `- ${path.join('.') || '(racine)'}\u00a0: ${message}`);
  return `Votre réponse ne suit pas le schéma.\n${lines.join('\n')}\n`;
}
