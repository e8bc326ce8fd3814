/**
 * Loaded before the server: the names of `NAMES_FILE` are answered as it says, one answer after the other, and no other
 * name is known. What is dialled is noted in `DIALS_FILE`; nothing beyond this machine is, so that no run of the proof
 * visits anybody.
 */
import dns from 'node:dns';
import { appendFileSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net, { type LookupFunction, type Socket } from 'node:net';

type Dial = { host?: string; port?: number; path?: string; lookup?: LookupFunction };

const names = JSON.parse(readFileSync(process.env.NAMES_FILE ?? '', 'utf8')) as Record<string, string[][]>;
const dialsFile = process.env.DIALS_FILE ?? '';
const times = new Map<string, number>();

async function answerName(host: string) {
  const answers = names[host.toLowerCase().replace(/\.$/, '')];
  const before = times.get(host) ?? 0;
  times.set(host, before + 1);
  const answer = answers?.[Math.min(before, answers.length - 1)];
  if (!answer) throw Object.assign(new Error(`nobody is called ${host}`), { code: 'ENOTFOUND' });
  return answer.map((address) => ({ address, family: net.isIP(address) }));
}

Object.assign(dns.promises, { lookup: answerName });
syncBuiltinESMExports();

const isHere = (address: string) => /^(?:127\.|::1$|::ffff:127\.|0\.|::$)/.test(address);
const refused = () => Object.assign(new Error('nothing beyond this machine is dialled'), { code: 'ECONNREFUSED' });

function note(address: string, port: number | undefined): void {
  appendFileSync(dialsFile, `${JSON.stringify({ address, port: Number(port) })}\n`);
}

/** The address that was looked up is noted, and dialled only where it is this machine’s. */
function noting(lookup: LookupFunction, port: number | undefined): LookupFunction {
  return (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      if (error) return done(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      for (const address of addresses) note(address, port);
      if (addresses.every(isHere)) done(null, found, family);
      else done(refused(), '');
    });
}

const dial = net.Socket.prototype.connect as (...given: unknown[]) => Socket;
net.Socket.prototype.connect = function connect(this: Socket, ...given: unknown[]): Socket {
  const [first] = given;
  const options = (Array.isArray(first) ? first[0] : first) as Dial;
  if (!options?.host || options.path) return dial.apply(this, given);
  if (options.lookup && !net.isIP(options.host)) {
    options.lookup = noting(options.lookup, options.port);
    return dial.apply(this, given);
  }
  note(options.host, options.port);
  if (isHere(options.host) || options.host === 'localhost') return dial.apply(this, given);
  process.nextTick(() => this.destroy(refused()));
  return this;
} as typeof net.Socket.prototype.connect;
