// Takes its document and never comes back to it.
process.stdin.on('end', () => {
  for (;;);
});
process.stdin.resume();
