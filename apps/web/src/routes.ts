import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('features/shell/PublicLayout.tsx', [
    index('features/home/HomePage.tsx'),
    route('*', 'features/shell/NotFoundPage.tsx'),
  ]),
  layout('features/shell/AppLayout.tsx', [
    route('auth', 'features/auth/AuthPage.tsx'),
    route('cv-crafting', 'features/cv/CvCraftingPage.tsx'),
    layout('features/shell/ProtectedLayout.tsx', [route('dashboard', 'features/dashboard/DashboardPage.tsx')]),
  ]),
] satisfies RouteConfig;
