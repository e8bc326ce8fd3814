/**
 * The operator’s messages from « Ressources & Communauté » and the requests for a coach or a roadmap, with the environment the application runs with and beside it:
 * `node apps/server/scripts/messages.ts` lists those without an answer, `… ID "The answer"` files one and mails it.
 */
import { readEnvironment } from '../src/config/env.ts';
import { keepSecret } from '../src/config/keep-secret.ts';
import { openDatabase, openPool } from '../src/db/database.ts';
import { answerRequest, listOpenRequests } from '../src/features/coaching/answer-request.ts';
import { answerMessage } from '../src/features/community/answer-message.ts';
import { listOpenMessages } from '../src/features/community/list-open-messages.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseServer } from '../src/open-database-server.ts';
import { systemClock } from '../src/ports/clock.ts';
import { startPgBossQueue } from '../src/work/pg-boss-queue.ts';

const [id, answer = ''] = process.argv.slice(2);
const env = readEnvironment(process.env);
const log = createLog('warn');
const server = await openDatabaseServer(env, log);
const pool = openPool(server.connection, () => {});
const db = openDatabase(pool);
try {
  if (id) await file(id, answer.trim());
  else await list();
} finally {
  await pool.end();
  await server.stop();
}

async function list(): Promise<void> {
  for (const { id: each, kind, gatheringId, createdAt, content, from } of await listOpenMessages({ db })) {
    const about = gatheringId ? `${kind} (${gatheringId})` : kind;
    process.stdout.write(
      `${each}  ${createdAt.toISOString()}  ${about}  ${from.fullName} <${from.email}>\n${content}\n\n`,
    );
  }
  for (const { id: each, kind, createdAt, subject, hopes, contact, from } of await listOpenRequests({ db })) {
    const head = `${each}  ${createdAt.toISOString()}  ${kind}: ${subject}  ${from.fullName} <${from.email}>, ${contact}`;
    process.stdout.write(`${head}\n${hopes}\n\n`);
  }
}

async function file(messageId: string, text: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(messageId) || text === '') {
    process.stderr.write('Usage: messages.ts [ID "The answer"]\n');
    process.exitCode = 2;
    return;
  }
  const jobs = await startPgBossQueue(server.connection, log);
  const secret = env.AUTH_SECRET ?? (await keepSecret(env.DATA_DIR, 'auth-secret'));
  const operator = { name: env.OPERATOR_NAME ?? null, email: env.OPERATOR_EMAIL ?? null };
  const needs = { db, jobs, secret, operator, clock: systemClock, appUrl: env.APP_URL };
  const known = (await answerMessage(needs, messageId, text)) || (await answerRequest(needs, messageId, text));
  process.stdout.write(known ? 'Answered.\n' : `No message ${messageId}\n`);
  process.exitCode = known ? 0 : 3;
  await jobs.stop();
}
