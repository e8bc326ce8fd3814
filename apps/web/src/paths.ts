function withQuery(path: string, query: Record<string, string | undefined>): string {
  const kept = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** Every address of the application, so that a moved route is a type error. */
export const paths = {
  home: () => '/',
  about: () => '/a-propos',
  /** The articles open to everybody, and each as a page of its own. */
  articles: () => '/conseils',
  article: (id: string) => `/conseils/${id}`,
  resources: (hash = '') => `/resources${hash}`,
  legal: () => '/legal',
  legalNotice: () => '/mentions-legales',
  privacy: () => '/confidentialite',
  cookies: () => '/cookies',
  accessibility: () => '/accessibilite',
  siteMap: () => '/plan-du-site',
  auth: (query: { redirect?: string; tab?: 'signin' | 'signup'; view?: 'forgotten' | 'confirm' } = {}) =>
    withQuery('/auth', query),
  cvCrafting: (query: { analyse?: string; document?: string; etape?: string; offre?: string } = {}) =>
    withQuery('/cv-crafting', query),
  /** The letter tab: for a targeted offer (`offre`), or one letter (`lettre`). */
  letters: (query: { offre?: string; lettre?: string } = {}) =>
    withQuery('/cv-crafting', { tab: 'motivation-letter', ...query }),
  /** The models: of letters with `type`, one of them with `modele`, and what it is drawn with. */
  models: (
    query: {
      type?: string;
      modele?: string;
      document?: string;
      analyse?: string;
      lettre?: string;
      exemple?: string;
    } = {},
  ) => withQuery('/cv-crafting', { tab: 'templates', ...query }),
  linkedin: (query: { onglet?: 'historique'; analyse?: string } = {}) => withQuery('/linkedin-improvement', query),
  /** The interview coach: a tab, a session and its question (from 1), its results, or an offer to train for. */
  interviewCoaching: (
    query: { tab?: string; session?: string; question?: string; vue?: 'resultats'; offre?: string } = {},
  ) => withQuery('/interview-coaching', query),
  /**
   * Career advice: a tab, or the library with what is sought (`q`), its filters, and the article that is open; in the
   * advisor, its step (`etape`) or a plan (`plan`); in the coaching, a dialogue (`seance`); in the salaries, what is asked
   * (`metier`, `niveau`, `region`, `groupe`).
   */
  careerAdvice: (
    query: {
      tab?: string;
      q?: string;
      categorie?: string;
      niveau?: string | undefined;
      liste?: '1';
      article?: string;
      etape?: string;
      plan?: string;
      seance?: string | undefined;
      metier?: string | undefined;
      region?: string | undefined;
      groupe?: string | undefined;
    } = {},
  ) => withQuery('/career-advice', query),
  /** Resources and community: a tab of it. */
  community: (query: { tab?: string } = {}) => withQuery('/resources-community', query),
  /** The plans; `plan` goes on to its payment once someone is signed in. */
  subscriptions: (query: { plan?: string; periode?: string } = {}) => withQuery('/subscriptions', query),
  dashboard: () => '/dashboard',
  profile: (query: { tab?: string } = {}) => withQuery('/dashboard/profile', query),
  documents: (query: { tab?: string } = {}) => withQuery('/dashboard/documents', query),
  jobs: (query: { vue?: 'tableau'; offre?: string } = {}) => withQuery('/dashboard/jobs', query),
  interviews: () => '/dashboard/interviews',
  linkedinHistory: () => '/dashboard/linkedin',
  notices: (query: { vue?: 'toutes' } = {}) => withQuery('/dashboard/notifications', query),
  subscription: (hash = '') => `/dashboard/subscription${hash}`,
  settings: (hash = '') => `/dashboard/settings${hash}`,
  /** What was sent to a model; `envoi` opens one of them. */
  sentTexts: (query: { envoi?: string } = {}) => withQuery('/dashboard/settings/transmissions', query),
  help: () => '/dashboard/help',
} as const;
