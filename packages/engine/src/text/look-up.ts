/** What a table says of a word that comes from people's texts, where « constructor » is a word like any other. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
