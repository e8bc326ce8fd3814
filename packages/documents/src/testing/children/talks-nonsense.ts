process.stdin.on('end', () => process.stdout.write('{"document":{"kind":"pdf","text":12}}\n'));
process.stdin.resume();
