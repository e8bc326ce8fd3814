/**
 * A model’s double in a process of its own: `hold-model-double.ts [manner]`. Prints its addresses by dialect as JSON on
 * its first line, then takes a manner a line on its input and answers « ok ». A manner is JSON: `{ "fault": "quota" }`,
 * or fields of a reply (`{ "firstMs": 200, "paceMs": 20 }`) put over an answer that fits what is asked.
 */
import { createInterface } from 'node:readline';
import { dialects } from './model-double/asked.ts';
import type { DoubleFault } from './model-double/faults.ts';
import type { Reply } from './model-double/reply.ts';
import { failing, fitting, type Script, startModelDouble } from './model-double/start-model-double.ts';

type Manner = Reply & { fault?: DoubleFault };

function scriptOf(manner: string): Script {
  const { fault, ...over }: Manner = JSON.parse(manner);
  return fault ? failing(fault) : async (asked) => ({ ...(await fitting(asked)), ...over });
}

const double = await startModelDouble(scriptOf(process.argv[2] ?? '{}'));
const say = (text: string) => process.stdout.write(`${text}\n`);
say(JSON.stringify(Object.fromEntries(dialects.map((dialect) => [dialect, double.baseUrl(dialect)]))));
for await (const line of createInterface({ input: process.stdin })) {
  double.script = scriptOf(line);
  say('ok');
}
await double.stop();
