import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/public-layout.tsx', [
    index('routes/home.tsx'),
    route('a-propos', 'routes/about.tsx'),
    route('resources', 'routes/resources.tsx'),
    route('conseils', 'routes/articles.tsx'),
    route('conseils/:id', 'routes/article.tsx'),
    route('subscriptions', 'routes/subscriptions.tsx'),
    layout('routes/legal-layout.tsx', [
      route('legal', 'routes/legal-notice.tsx', { id: 'legal' }),
      route('mentions-legales', 'routes/legal-notice.tsx'),
      route('confidentialite', 'routes/privacy.tsx'),
      route('cookies', 'routes/cookies.tsx'),
      route('accessibilite', 'routes/accessibility.tsx'),
    ]),
    route('plan-du-site', 'routes/site-map.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/app-layout.tsx', [
    route('auth', 'routes/auth.tsx'),
    route('e-mails', 'routes/leave-mail.tsx'),
    route('cv-crafting', 'routes/cv-crafting.tsx'),
    route('interview-coaching', 'routes/interview-coaching.tsx'),
    route('career-advice', 'routes/career-advice.tsx'),
    route('resources-community', 'routes/resources-community.tsx'),
    layout('routes/protected-layout.tsx', [
      route('linkedin-improvement', 'routes/linkedin-improvement.tsx'),
      route('paiement-simule', 'routes/simulated-payment.tsx'),
      layout('routes/dashboard-layout.tsx', [
        route('dashboard', 'routes/dashboard.tsx'),
        route('dashboard/jobs', 'routes/jobs.tsx'),
        route('dashboard/interviews', 'routes/interviews.tsx'),
        route('dashboard/linkedin', 'routes/linkedin-history.tsx'),
        route('dashboard/notifications', 'routes/notices.tsx'),
        route('dashboard/help', 'routes/help.tsx'),
        route('dashboard/subscription', 'routes/subscription.tsx'),
        route('dashboard/settings', 'routes/settings.tsx'),
        route('dashboard/settings/transmissions', 'routes/sent-texts.tsx'),
        route('dashboard/profile', 'routes/profile.tsx'),
        route('dashboard/documents', 'routes/documents.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
