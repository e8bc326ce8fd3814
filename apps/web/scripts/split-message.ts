import { parseSync } from 'vite';

export type SplitMessage = {
  /** The module with its French, asking the table for English first. */
  french: string;
  /** The English as a property of the table, or nothing. */
  english: string;
};

/** Splits the module that Paraglide compiles for the message `key`; `table` is the module of the English table. */
export function splitMessage(key: string, code: string, table: string): SplitMessage {
  const declared = declarationsOf(code);
  const french = declared.get(`fr_${key}`);
  const english = declared.get(`en_${key}`);
  if (!french || !english) throw new Error(`Message ${key}: has Paraglide changed what it writes?`);
  const imports = /^import \* as registry .*$/m.exec(code)?.[0] ?? '';
  return {
    french: [
      imports,
      `import { english } from ${JSON.stringify(table)};`,
      `const french = ${french};`,
      `export const ${key} = (inputs) => (english?.${key} ?? french)(inputs ?? {});`,
    ].join('\n'),
    // A message without English is compiled as a second name of the French one.
    english: english === `fr_${key}` ? '' : `${key}: ${english},\n`,
  };
}

/** Name → what it is set to, for each constant of the module. */
function declarationsOf(code: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of parseSync('message.js', code).program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, code.slice(init.start, init.end));
  }
  return found;
}
