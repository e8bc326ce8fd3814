// Takes memory inside the JavaScript heap.
const held: number[][] = [];
process.stdin.on('end', () => {
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index / 3));
});
process.stdin.resume();
