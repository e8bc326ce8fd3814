import { throughput } from '@coach/bench/measure-throughput';
import type { Finding } from '../finding.ts';
import { proveLighthouse } from './prove-lighthouse.ts';

/**
 * Issue 11 asks for 25,000 static files and 6,000 signed-in reads a second, planned on a machine that sent this home page
 * 29,400 times a second. Where these figures were first looked at, the same code sent it 11,400 times and a bare server
 * answered 25,000 times: on the machine of the plan that is 64,000, and on a slower one the bounds are as much lower.
 */
const plannedBare = 64_000;
const planned = { home: 25_000, read: 6_000 };

/** How many requests a second, and how Lighthouse finds every public page. */
export async function proveSpeed(): Promise<Finding[]> {
  const { bare, home, read } = await throughput();
  const scale = Math.min(1, bare / plannedBare);
  return [
    { name: 'bare node:http server (requests/s)', value: bare },
    { name: 'home page (requests/s)', value: home, bound: { atLeast: planned.home * scale } },
    { name: 'home page, of the bare server’s (%)', value: (100 * home) / bare },
    { name: 'signed-in read (requests/s)', value: read, bound: { atLeast: planned.read * scale } },
    { name: 'signed-in read, of the bare server’s (%)', value: (100 * read) / bare },
    ...(await proveLighthouse()),
  ];
}
