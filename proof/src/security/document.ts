import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { requirements } from './asvs.ts';
import { logProbe } from './probes/data.ts';
import { probes } from './probes.ts';

export type Row = { number: string; level: number; asks: string; result: string; proof: string };

const results = ['holds', 'n/a', 'accepted', 'not held'] as const;
/** `file` “title of a test in it”; `probe` “title of a probe of this part”; `file` alone is code to be read. */
const citation = /`((?:apps|packages|e2e|proof|eval|scripts|bench|docs)\/[^`]+|probe)`(?: “([^”]+)”)?/g;

/** The rows of the tables: one a requirement. */
export function readRows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| v5.0.0-'));
  return lines.map((line) => {
    const [, name = '', level = '', asks = '', result = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return { number: name.replace('v5.0.0-', ''), level: Number(level), asks, result, proof };
  });
}

/** What is missing, double or cited wrongly. */
export function faultsOf(text: string): string[] {
  const rows = readRows(text);
  const named = rows.map(({ number }) => number);
  return [
    ...[...requirements.keys()].filter((number) => !named.includes(number)).map((number) => `${number} is missing`),
    ...named.filter((number, index) => named.indexOf(number) !== index).map((number) => `${number} stands twice`),
    ...rows.flatMap((row) => faultsOfRow(row).map((fault) => `${row.number}: ${fault}`)),
  ];
}

function faultsOfRow({ number, level, asks, result, proof }: Row): string[] {
  const faults = [];
  if (requirements.get(number) !== level)
    faults.push(`is of level ${requirements.get(number) ?? 'none'}, not ${level}`);
  if (!results.some((each) => result === each)) faults.push(`« ${result} » is no result`);
  if (asks.length < 10 || proof.length < 15) faults.push('says too little');
  const cited = [...proof.matchAll(citation)];
  if (result === 'holds' && cited.length === 0) faults.push('holds by nothing that is named');
  for (const [, place = '', title] of cited) faults.push(...faultsOfCitation(place, title));
  return faults;
}

function faultsOfCitation(place: string, title?: string): string[] {
  if (place === 'probe')
    return [...probes, logProbe].some((probe) => probe.title === title) ? [] : [`no probe “${title}”`];
  const file = join(repository, place);
  if (!existsSync(file)) return [`${place} is not there`];
  if (title === undefined) return /\.test\.ts$|\.e2e\.ts$/.test(place) ? [`${place}: which test?`] : [];
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
    ? []
    : [`${place} has no test “${title}”`];
}

function isTested({ proof }: Row): boolean {
  return [...proof.matchAll(citation)].some(([, , title]) => title !== undefined);
}

/** What the table prints of the document. */
export function countRows(rows: Row[]): Finding[] {
  const of = (result: string) => rows.filter((row) => row.result === result);
  const [applying, holding] = [rows.filter(({ result }) => result !== 'n/a'), of('holds')];
  const tested = holding.filter(isTested).length;
  return [
    {
      name: 'ASVS 5.0.0 requirements of level 1',
      value: rows.filter(({ level }) => level === 1).length,
      bound: { exactly: 70 },
    },
    {
      name: 'ASVS 5.0.0 requirements of level 2',
      value: rows.filter(({ level }) => level === 2).length,
      bound: { exactly: 183 },
    },
    { name: 'of these, do not apply', value: of('n/a').length },
    { name: 'apply', value: applying.length },
    { name: 'hold', value: holding.length },
    { name: 'hold by an automated test', value: tested },
    { name: 'hold by review of code or document', value: holding.length - tested },
    { name: 'accepted risks', value: of('accepted').length, bound: { atMost: 14 } },
    {
      name: 'do not hold, of level 1',
      value: of('not held').filter(({ level }) => level === 1).length,
      bound: { atMost: 1 },
    },
    { name: 'do not hold', value: of('not held').length, bound: { atMost: 2 } },
  ];
}
