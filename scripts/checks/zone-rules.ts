import type { Place } from './place.ts';
import { rankOf } from './place.ts';
import type { Target } from './resolve-import.ts';

/** What measures the product may use what the journeys and each other are made of. */
const measuring = new Set(['bench', 'eval', 'proof']);

/** Lists of words without any code: as pure as a file of the engine’s own. */
const wordLists = new Set(['french-words-gender-lefff']);

type Edge = { from: Place; to: Place; byName: boolean };

/** The reason why an import is wrong, or undefined if it is allowed. */
export function judgeFileImport(edge: Edge): string | undefined {
  return judgeWorkspaces(edge) ?? (edge.from.workspace === edge.to.workspace ? judgeInside(edge) : undefined);
}

/** The same for an import of an npm package or of a Node module. */
export function judgeOutsideImport(from: Place, target: Extract<Target, { name: string }>): string | undefined {
  if (from.workspace === 'apps/web' && from.area === 'ui' && target.name.startsWith('react-router')) {
    return 'ui/ knows no router: take the link or the address as a property';
  }
  if (from.isTest) return undefined;
  if (from.workspace === 'packages/engine')
    return wordLists.has(target.name) ? undefined : 'the engine is pure: it imports contracts and nothing else';
  if (from.workspace === 'packages/contracts' && target.name !== 'zod') return 'contracts import zod and nothing else';
  return undefined;
}

function judgeWorkspaces({ from, to, byName }: Edge): string | undefined {
  if (from.workspace === to.workspace || from.workspace === 'scripts') return undefined;
  if (!byName) return `another workspace is imported by its name, not by its path (${to.workspace})`;
  if (to.workspace.startsWith('apps/')) return `nothing imports an application (${to.workspace})`;
  if (from.isTest) return undefined;
  if (from.workspace === 'packages/contracts') return 'contracts import zod and nothing else';
  if (from.workspace === 'packages/engine' && to.workspace !== 'packages/contracts')
    return 'the engine imports contracts and nothing else';
  if (from.workspace === 'packages/documents' && to.workspace === 'packages/engine')
    return 'documents know nothing of the engine';
  if (!to.workspace.startsWith('packages/') && !measuring.has(from.workspace))
    return `only bench, eval and proof import ${to.workspace}`;
  return undefined;
}

function judgeInside(edge: Edge): string | undefined {
  const { from, to } = edge;
  if (to.area === 'testing' && !from.isTest) return 'what is made for tests stays out of the product';
  if (from.isTest) return undefined;
  if (to.feature && !from.feature) return judgeIntoFeatures(edge);
  if (from.feature && to.feature && from.feature !== to.feature) return judgeBetweenFeatures(edge);
  if (from.workspace === 'apps/server' && from.feature && to.area === 'db') return judgeSchema(edge);
  return undefined;
}

/** Only what stands at the top of src (app, main, routes, root) puts features together. */
function judgeIntoFeatures({ from }: Edge): string | undefined {
  const shared = from.workspace === 'apps/web' ? ['ui', 'lib'] : ['db', 'config', 'ports', 'http'];
  return shared.includes(from.area) ? `${from.area}/ imports no feature` : undefined;
}

function judgeBetweenFeatures({ from, to }: Edge): string | undefined {
  const [fromRank, toRank] = [rankOf(from.feature), rankOf(to.feature)];
  if (fromRank === 'product' && toRank === 'product')
    return `product features do not know each other (${from.feature} → ${to.feature})`;
  if (fromRank === 'foundation' && toRank !== 'foundation') return `a foundation feature does not know ${to.feature}`;
  if (fromRank === 'product' && toRank === 'composition')
    return `a product feature does not know the pages that put it together (${to.feature})`;
  if (from.workspace === 'apps/server' && isPrivate(to.file))
    return `another feature is reached through its verbs, not ${to.file}`;
  return undefined;
}

/** A feature reads and writes its own tables; those of others through their verbs. Accounts underlie the foundation. */
function judgeSchema({ from, to }: Edge): string | undefined {
  const owner = to.file.replace(/\.ts$/, '');
  if (owner === from.feature || rankOf(owner) === 'composition') return undefined;
  if (owner === 'auth' && rankOf(from.feature) === 'foundation') return undefined;
  return `the tables of ${owner} belong to another feature: use its verbs`;
}

function isPrivate(file: string): boolean {
  return /^(?:routes|queries|schema|present)(?:[.-]|$)/.test(file) || /\.test\.ts$/.test(file);
}
