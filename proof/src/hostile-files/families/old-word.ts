import type { Random } from '../../hostile/random.ts';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import { awkwardFixture, validFixtures } from './fixtures.ts';

const sectorSize = 512;
/** Fields of the header of a compound file, by what is written over them. */
const headerFields: Record<string, number> = {
  'sector size': 30,
  'mini sector size': 32,
  'number of tables': 44,
  'first of the directory': 48,
  'mini stream limit': 56,
  'first of the mini table': 60,
  'number of mini tables': 64,
  'first list of tables': 68,
  'number of lists': 72,
  'first table': 76,
};
const values = [0, 1, 0x7fffffff, 0xfffffffe, 0xffffffff];

/** Old Word files whose tables lead in rings or nowhere. */
export function* oldWords(random: Random): Generator<HostileFile> {
  const documents = validFixtures().filter(({ extension }) => extension === 'doc');
  for (const { name, bytes } of documents) {
    for (const [field, at] of Object.entries(headerFields))
      for (const value of values)
        yield fileOf('doc with a wrong header', `${name} ${field} ${value}`, written(bytes, at, value), 'doc');
    for (let turn = 0; turn < 12; turn += 1)
      yield fileOf('doc whose tables lead to themselves', `${name} ${turn}`, ringed(bytes, random, turn), 'doc');
  }
}

/** Protected files, whole and spoilt. */
export function* protectedFiles(random: Random): Generator<HostileFile> {
  for (const fixture of ['encrypted.doc', 'encrypted-short.doc', 'encrypted.docx', 'encrypted.pdf']) {
    const { bytes, extension } = awkwardFixture(fixture);
    yield fileOf('protected', fixture, bytes, extension);
    yield fileOf('protected', `${fixture} under another name`, bytes, extension === 'pdf' ? 'docx' : 'pdf');
    yield fileOf('protected', `${fixture} cut short`, bytes.subarray(0, Math.floor(bytes.length * 0.8)), extension);
    for (let turn = 0; turn < 5; turn += 1) {
      const copy = Buffer.from(bytes);
      for (let time = 0; time < 40; time += 1) copy[random.below(copy.length)] = random.below(256);
      yield fileOf('protected', `${fixture} spoilt ${turn}`, copy, extension);
    }
  }
}

function written(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  if (at < 40) copy.writeUInt16LE(value & 0xffff, at);
  else copy.writeUInt32LE(value, at);
  return copy;
}

/** The first table says: after each sector comes itself, the first, the one before, or any. */
function ringed(bytes: Buffer, random: Random, turn: number): Buffer {
  const copy = Buffer.from(bytes);
  const table = (copy.readUInt32LE(76) + 1) * sectorSize;
  const next = [(own: number) => own, () => 0, (own: number) => Math.max(0, own - 1), () => random.below(60)][turn % 4];
  const from = turn < 4 ? 0 : random.below(30);
  for (let sector = from; sector < sectorSize / 4; sector += 1)
    if (table + sector * 4 + 4 <= copy.length) copy.writeUInt32LE(next?.(sector) ?? 0, table + sector * 4);
  return copy;
}
