import {
  type ModelCall,
  type ModelCallSummary,
  modelCallListSchema,
  modelCallSchema,
  type WritingSettings,
  writingSettingsRequestSchema,
  writingSettingsSchema,
} from '@coach/contracts/features/model-calls';
import type { UserContext } from '../context.ts';
import { pageQuerySchema } from '../http/cursor.ts';
import type { Router } from '../http/route.ts';
import { chooseEngineOnly, isEngineOnly } from './engine-only.ts';
import { deleteCall, deleteCalls, getOwnedCall, listCalls, type ModelCallRow } from './model-calls.ts';

export function modelCallRoutes(router: Router): void {
  const path = '/api/model-calls';
  router.route(
    {
      ...{ method: 'get', path, policy: 'user', summary: 'What was sent to a model, newest first' },
      query: pageQuerySchema,
      answer: modelCallListSchema,
    },
    async (context, { query }) => {
      const { items, nextCursor } = await listCalls(context, query);
      return { items: items.map(presentSummary), nextCursor };
    },
  );
  router.route({ method: 'delete', path, policy: 'user', summary: 'Forget all that was sent' }, async (context) => {
    await deleteCalls(context);
    return new Response(null, { status: 204 });
  });
  const one = `${path}/:id`;
  router.route(
    { method: 'get', path: one, policy: 'user', summary: 'One call, as it was sent', answer: modelCallSchema },
    async (context, { params }) => presentCall(await getOwnedCall(context, params.id)),
  );
  router.route(
    { method: 'delete', path: one, policy: 'user', summary: 'Forget one call' },
    async (context, { params }) => {
      await deleteCall(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
  settingsRoutes(router);
}

function settingsRoutes(router: Router): void {
  const path = '/api/writing-settings';
  const answer = writingSettingsSchema;
  router.route(
    { method: 'get', path, policy: 'user', summary: 'Who writes: the engine, or a model on top of it', answer },
    presentSettings,
  );
  router.route(
    {
      ...{ method: 'put', path, policy: 'user', summary: 'Stay on the engine alone, or not', answer },
      body: writingSettingsRequestSchema,
    },
    async (context, { body }) => {
      await chooseEngineOnly(context, body.engineOnly);
      return await presentSettings(context);
    },
  );
}

async function presentSettings(context: UserContext): Promise<WritingSettings> {
  const { model } = context;
  return {
    model: model && { provider: model.provider, name: model.name },
    engineOnly: await isEngineOnly(context),
  };
}

type SummaryRow = Pick<ModelCallRow, 'id' | 'task' | 'provider' | 'modelName' | 'outcome' | 'createdAt'> &
  Pick<ModelCallRow, 'inputTokens' | 'outputTokens'>;

function presentSummary({ modelName, createdAt, ...row }: SummaryRow): ModelCallSummary {
  const { id, task, provider, outcome, inputTokens, outputTokens } = row;
  const shown = { id, task, provider, model: modelName, outcome, inputTokens, outputTokens };
  return { ...shown, createdAt: createdAt.toISOString() };
}

function presentCall(row: ModelCallRow): ModelCall {
  return { ...presentSummary(row), taskVersion: row.taskVersion, material: row.material };
}
