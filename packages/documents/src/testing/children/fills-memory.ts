// Takes memory outside the JavaScript heap, which no heap limit counts.
const held: Buffer[] = [];
setInterval(() => held.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5);
