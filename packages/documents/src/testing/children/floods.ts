// Answers without end.
const chunk = Buffer.alloc(1024 * 1024, 'x');
const pour = (): void => {
  while (process.stdout.write(chunk));
  process.stdout.once('drain', pour);
};
pour();
