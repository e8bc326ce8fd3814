import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

export type Import = { from: string; specifier: string; line: number; typeOnly: boolean };

/** Every module that a file names: imports, re-exports and `import('…')`; `from` is the file's own path. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const at = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = (specifier: string, offset: number, typeOnly: boolean): Import => ({
    from: file,
    specifier,
    line: at(offset),
    typeOnly,
  });

  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    found(moduleRequest.value, moduleRequest.start, entries.length > 0 && entries.every((entry) => entry.isType)),
  );
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [found(moduleRequest.value, moduleRequest.start, isType)] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [found(literal[1], moduleRequest.start, false)] : [];
  });
  return [...imports, ...exports, ...dynamic];
}
