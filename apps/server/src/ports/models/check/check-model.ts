import { z } from 'zod';
import { ModelError, type ModelUsage } from '../../model.ts';
import type { Server } from '../asking.ts';
import type { ShapeMode } from '../habits.ts';
import { type ModelAccess, providerNameOf } from '../model-access.ts';
import { costOf, priceOf } from '../model-prices.ts';
import { askServer, openServer } from '../sdk-model.ts';
import { type Line, seconds } from './lines.ts';
import { tellFault } from './tell-fault.ts';

const schema = z.object({
  accroche: z.string().min(20).max(600).describe('Deux phrases d’accroche pour une lettre de motivation'),
  conseils: z.array(z.string().min(5).max(200)).min(2).max(4),
});
const schemaName = 'verification';

const modes: Record<ShapeMode, string> = {
  json_schema: 'le serveur impose le schéma (json_schema)',
  json_object: 'le serveur impose du JSON, le schéma est dans la consigne (json_object)',
  plain: 'le schéma est dans la consigne, la réponse est relue (sans mode JSON)',
};

/** Asks the configured model twice, the second time to measure it warm. Tells whether it can be used. */
export async function checkModel(access: ModelAccess, tell: (line: Line) => void): Promise<boolean> {
  tell(['Serveur', `${access.baseUrl} (${access.provider}${access.apiKey ? '' : ', sans clé'})`]);
  tell(['Modèle', access.model]);
  const server = openServer(access);
  try {
    const first = await askOnce(server);
    tell(['Réponse', `oui, en ${seconds(first.totalMs)}`]);
    const warm = await askOnce(server);
    for (const line of linesOf(access, server, warm)) tell(line);
    return true;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    tell(['Réponse', `non\u00a0: ${tellFault(error, server.limits)}`]);
    return false;
  }
}

type Asked = { usage: ModelUsage; firstWordMs: number | null; totalMs: number; pieces: number };

async function askOnce(server: Server): Promise<Asked> {
  const startedAt = performance.now();
  let pieces = 0;
  const { usage, firstWordMs } = await askServer(server, {
    instructions:
      'Vous aidez une personne à répondre à une offre d’emploi. Écrivez en français, au vouvoiement, sans rien inventer.',
    material:
      'Poste visé\u00a0: aide-soignante de nuit. Expérience\u00a0: six ans en EHPAD, équipe de trois personnes.',
    ...{ schema, schemaName, maxOutputTokens: 600, signal: new AbortController().signal },
    onPartial: () => {
      pieces += 1;
    },
  });
  return { usage, firstWordMs: firstWordMs ?? null, totalMs: performance.now() - startedAt, pieces };
}

function linesOf(access: ModelAccess, { habits }: Server, { usage, firstWordMs, totalMs, pieces }: Asked): Line[] {
  const mode = habits.get(schemaName)?.mode ?? 'plain';
  const first = firstWordMs === null ? '' : `\u00a0; premier mot après ${seconds(firstWordMs)}`;
  const streams = pieces > 1 ? `oui, en ${pieces} fois` : 'non, le texte arrive d’un coup';
  const counted = usage.inputTokens + usage.outputTokens > 0;
  return [
    ['Mise en forme', modes[mode]],
    ['Au fil de l’eau', `${streams}${first}, tout après ${seconds(totalMs)}`],
    ['Jetons', counted ? `${usage.inputTokens} lus, ${usage.outputTokens} écrits` : 'le serveur ne les compte pas'],
    ['Coût', costLine(access, usage)],
  ];
}

function costLine(access: ModelAccess, usage: ModelUsage): string {
  const model = { provider: providerNameOf(access), name: access.model };
  const [cost, price] = [costOf(model, usage), priceOf(model)];
  if (cost === null || !price) return 'inconnu\u00a0: aucun tarif public n’est enregistré pour ce modèle';
  const told = cost.toLocaleString('fr-FR', { maximumSignificantDigits: 2 });
  return `${told} $ pour cette réponse (tarif\u00a0: ${price.source}, ${price.readOn})`;
}
