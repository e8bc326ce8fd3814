/**
 * What a message takes from the code, in order: its placeholders and inputs, and for one with forms, the names of the
 * forms, each with the placeholders of its text.
 */
export function messageValues(message: unknown): string[] {
  if (typeof message === 'string') return placeholders(message);
  const [{ declarations = [], match = {} } = {}] = message as {
    declarations?: string[];
    match?: Record<string, string>;
  }[];
  const forms = Object.entries(match).map(([form, text]) => `${form}(${placeholders(text)})`);
  return [...declarations, ...forms].sort();
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder))].sort();
}
