import { parseSync, Visitor } from 'oxc-parser';

export type MessageUses = { keys: string[]; computed: number };

/**
 * The message keys that a file reads as `m.key` or `m['key']`, where `m` comes from the generated messages;
 * `computed` counts the accesses whose key cannot be known by reading.
 */
export function readMessageUses(file: string, text: string): MessageUses {
  const { program, module } = parseSync(file, text);
  const names = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => /\/paraglide\/messages(?:\.js)?$/.test(moduleRequest.value))
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const uses: MessageUses = { keys: [], computed: 0 };
  if (names.size === 0) return uses;
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier' || !names.has(object.name)) return;
      if (!computed && property.type === 'Identifier') uses.keys.push(property.name);
      else if (property.type === 'Literal' && typeof property.value === 'string') uses.keys.push(property.value);
      else uses.computed += 1;
    },
  }).visit(program);
  return uses;
}
