import type { Random } from '../../hostile/random.ts';
import { fileOf, type HostileFile } from '../hostile-file.ts';
import { validFixtures } from './fixtures.ts';

const cuts = 11;
const flips = 13;

/** Valid CVs cut off at many points, and with a few bits, bytes or blocks changed. */
export function* spoiltFiles(random: Random): Generator<HostileFile> {
  for (const { name, extension, bytes } of validFixtures()) {
    for (let cut = 1; cut <= cuts; cut += 1) {
      const length = Math.floor((bytes.length * cut) / (cuts + 1)) + random.below(40);
      yield fileOf(`${extension} cut short`, `${name} at ${length}`, bytes.subarray(0, length), extension);
    }
    for (let turn = 0; turn < flips; turn += 1)
      yield fileOf(
        `${extension} with bits flipped`,
        `${name} ${turn}`,
        flipped(bytes, random, 1 << (turn % 9)),
        extension,
      );
    yield fileOf(`${extension} rearranged`, `${name} twice`, Buffer.concat([bytes, bytes]), extension);
    yield fileOf(`${extension} rearranged`, `${name} backwards`, Buffer.from(bytes).reverse(), extension);
    yield fileOf(`${extension} rearranged`, `${name} without its middle`, withoutMiddle(bytes), extension);
    yield fileOf(`${extension} rearranged`, `${name} as UTF-8`, bytes.toString('latin1'), extension);
    yield fileOf(`${extension} rearranged`, `${name} over zeros`, zeroed(bytes, random), extension);
  }
}

function flipped(bytes: Buffer, random: Random, times: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let turn = 0; turn < times; turn += 1) {
    const at = random.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
  }
  return copy;
}

function withoutMiddle(bytes: Buffer): Buffer {
  const third = Math.floor(bytes.length / 3);
  return Buffer.concat([bytes.subarray(0, third), bytes.subarray(2 * third)]);
}

function zeroed(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const at = random.below(copy.length);
  return copy.fill(0, at, Math.min(copy.length, at + 512));
}
