import { fixturePair } from '@coach/e2e/fixture-pair';
import { startServer } from '@coach/e2e/start-server';
import type { Finding } from '../finding.ts';
import { type Answer, type Person, signUp } from './ask.ts';
import { commandOf, signalOne, treeOf } from './signal-tree.ts';
import { uploadCv } from './upload-cv.ts';

const documents = { name: 'document child', script: 'documents/src/child/main.ts' };
const drawings = { name: 'drawing child', script: 'documents/src/drawing/child/main.ts' };
const rounds = 5;

/** Children killed (-9) while they read and draw: by luck once, and again and again. */
export async function proveChildKilled(): Promise<Finding[]> {
  const server = await startServer();
  try {
    const { pid } = server;
    const person = await signUp(server.origin);
    const read = (mark: string) => uploadCv(person, mark);
    await read('first');
    const letter = {
      jobDescription: fixturePair('juriste', 'pdf').offer,
      company: 'Atelier Belle-Île',
      tone: 'professionnel',
    };
    const { letterId } = (await person.ask('/api/letters', { json: letter })).body;
    const draw = () => person.ask(`/api/letters/${letterId}/file?format=pdf`);
    await draw();
    return [
      ...(await findingsOf(pid, documents, { person, work: read, fine: 201 })),
      ...(await findingsOf(pid, drawings, { person, work: draw, fine: 200 })),
    ];
  } finally {
    await server.stop();
  }
}

type Work = { person: Person; work: (mark: string) => Promise<Answer>; fine: number };

async function findingsOf(pid: number, { name, script }: typeof documents, { person, work, fine }: Work) {
  const isFine = ({ status }: Answer) => status === fine;
  const once: Answer[] = [];
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const killing = killWhile(pid, script, 1);
    once.push(await work(`${name} once ${round}`));
    kills += await killing.stop();
  }
  const before = await unitsUsed(person);
  const always: Answer[] = [];
  for (let round = 0; round < 2; round += 1) {
    const killing = killWhile(pid, script, Number.POSITIVE_INFINITY);
    always.push(await work(`${name} always ${round}`));
    kills += await killing.stop();
  }
  const after = await unitsUsed(person);
  const next = await work(`${name} next`);
  // Refused by a code of ours that is no fault of the person’s request, or a document that nobody can read.
  const isClear = ({ status, code }: Answer) => code !== null && (status === 422 || status === 503);
  return [
    { name: `${name}: killed in the middle (times)`, value: kills, bound: { atLeast: rounds } },
    exactly(`${name} killed once: done all the same`, once.filter(isFine).length, rounds),
    exactly(`${name} killed each time: refused clearly`, always.filter(isClear).length, always.length),
    exactly(`${name} killed each time: slots of units used`, after - before, 0),
    exactly(`${name}: the next is done`, isFine(next) ? 1 : 0, 1),
  ];
}

/** Kills the children that run a script as they appear, so many of them at most. */
function killWhile(pid: number, script: string, most: number) {
  const killed = new Set<number>();
  let over = false;
  const watching = (async () => {
    // A moment into the work.
    await new Promise((resolve) => setTimeout(resolve, 30));
    while (!over && killed.size < most) {
      for (const child of treeOf(pid)
        .filter((each) => !killed.has(each) && commandOf(each).includes(script))
        .slice(0, most)) {
        killed.add(child);
        signalOne(child, 'SIGKILL');
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return {
    async stop() {
      over = true;
      await watching;
      return killed.size;
    },
  };
}

async function unitsUsed(person: Person): Promise<number> {
  const { meters } = (await person.ask('/api/usage')).body;
  return Object.values(meters as Record<string, { used: number }>).reduce((sum, { used }) => sum + used, 0);
}

const exactly = (name: string, value: number, bound: number): Finding => ({
  name: `${name} (of ${bound})`,
  value,
  bound: { exactly: bound },
});
