import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DrawingWork } from '../../drawing/drawing-work.ts';

/** A drawing child that does what the author's name says, and else answers its process id and the name. */
const deeds: Record<string, () => unknown> = {
  crash: () => process.exit(1),
  hang: () => new Promise(() => {}),
  loop: () => {
    for (;;);
  },
  slow: () => new Promise((resolve) => setTimeout(resolve, 300)),
  'fill memory': async () => {
    for (const kept: Buffer[] = []; ; ) {
      kept.push(Buffer.alloc(20_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  },
};

function rights(): string {
  const refused = (deed: () => unknown) => {
    try {
      return deed() ? 'allowed' : 'refused';
    } catch {
      return 'refused';
    }
  };
  const file = '/tmp/coach-drawing-child-was-here';
  const secrets = Object.keys(process.env).filter((name) => !/^(NODE_CHANNEL_|PWD$|SHLVL$|_$|OLDPWD$)/.test(name));
  const write = refused(() => {
    writeFileSync(file, '');
    return existsSync(file);
  });
  return `read: ${refused(() => readFileSync('/etc/hostname'))}, write: ${write}, environment: ${secrets.length}`;
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (work) => {
  const { author } = (work as DrawingWork).metadata;
  await deeds[author]?.();
  const said = author === 'rights' ? rights() : `${process.pid} ${author}`;
  const drawn = { bytes: new TextEncoder().encode(said), pages: null };
  process.send?.(author === 'fail' ? { failed: 'failed' } : { drawn, tired: author === 'tired' });
});
