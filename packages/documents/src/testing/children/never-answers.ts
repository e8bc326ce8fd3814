// Takes its document and says nothing.
process.stdin.resume();
setInterval(() => {}, 1_000);
