export const foundationFeatures = ['auth', 'profile', 'usage', 'billing', 'documents'];
export const productFeatures = [
  'cv',
  'letters',
  'templates',
  'models',
  'linkedin',
  'interviews',
  'advice',
  'jobs',
  'career-advisor',
  'salaries',
  'community',
  'coaching',
];

export type Place = {
  /** `apps/server`, `packages/engine`, `e2e` … */
  workspace: string;
  /** The folder directly below `src` (`features`, `ui`, `db` …), or '' for a file at the top. */
  area: string;
  /** The feature's name inside `features`, else ''. */
  feature: string;
  /** The file's own name. */
  file: string;
  /** A test, what tests stand on, or a tool that is run by hand: none of it is in the product. */
  isTest: boolean;
};

/** Where a file stands: everything the zone rules look at is in its path. */
export function placeOf(path: string): Place {
  const parts = path.split('/');
  const depth = parts[0] === 'apps' || parts[0] === 'packages' ? 2 : 1;
  const inside = parts.slice(depth);
  const below = inside[0] === 'src' ? inside.slice(1) : inside;
  const area = below.length > 1 ? (below[0] ?? '') : '';
  return {
    workspace: parts.slice(0, depth).join('/'),
    area,
    feature: area === 'features' && below.length > 2 ? (below[1] ?? '') : '',
    file: parts.at(-1) ?? '',
    isTest: /\.(?:test|e2e)\.tsx?$/.test(path) || area === 'testing' || area === 'scripts',
  };
}

/** Product features may not be seen by foundation ones; the rest (home, dashboard, shell) puts pages together. */
export function rankOf(feature: string): 'foundation' | 'product' | 'composition' {
  if (foundationFeatures.includes(feature)) return 'foundation';
  return productFeatures.includes(feature) ? 'product' : 'composition';
}
