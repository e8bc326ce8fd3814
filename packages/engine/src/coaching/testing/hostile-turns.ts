/** What a text field may be given. */
export const allHostile = [
  '…',
  '?',
  '\u202E« inversé »',
  '👩‍🚀🚀',
  '{target} {arguments} $& $1',
  '<script>alert(1)</script>',
  'a'.repeat(40_000),
  '1 '.repeat(10_000),
  'je '.repeat(10_000),
  'j’ai '.repeat(8_000),
  '\n\t\n',
  '((((((((((',
];
