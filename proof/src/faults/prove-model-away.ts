import { startModel } from '@coach/bench/start-model';
import { fixturePair } from '@coach/e2e/fixture-pair';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Answer, type Person, signUp } from './ask.ts';
import { uploadCv } from './upload-cv.ts';

/** A model that answers, and then is gone: the engine writes in its place, and says so. */
export async function proveModelAway(): Promise<Finding[]> {
  const model = await startModel({ firstMs: 20, paceMs: 1, pieceLength: 400 });
  const server = await startServer({ env: model.env });
  try {
    const person = await signUp(server.origin);
    await uploadCv(person);
    const byModel = await writeLetter(person);
    model.stop();
    const [first, second] = [await writeLetter(person), await writeLetter(person)];
    const usage = await person.ask('/api/usage');
    const used = usage.body.meters.motivation_letter.used;
    const stoodIn = [first, second].filter(
      ({ status, body }) => status === 201 && body.detail.writtenBy.by === 'engine',
    );
    return [
      one('model up: letters by it', byModel.status === 201 && byModel.body.detail.writtenBy.by === 'model'),
      { name: 'model down: letters by the engine (of 2)', value: stoodIn.length, bound: { exactly: 2 } },
      one('model down: units counted as letters were given', used === 3),
      { name: 'model down: slowest letter (ms)', value: Math.max(first.ms, second.ms), bound: { atMost: 20_000 } },
      one('model down: others served', usage.status === 200),
    ];
  } finally {
    await server.stop();
    model.stop();
  }
}

async function writeLetter(person: Person): Promise<Answer> {
  const { offer } = fixturePair('juriste', 'pdf');
  return await person.ask('/api/letters', {
    json: { jobDescription: offer, company: 'Atelier Belle-Île', tone: 'professionnel' },
  });
}

const one = (name: string, isSo: boolean): Finding => ({
  name: `${name} (of 1)`,
  value: isSo ? 1 : 0,
  bound: { exactly: 1 },
});
