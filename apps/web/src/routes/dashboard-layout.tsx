import { DashboardLayout } from '../features/dashboard/layout/DashboardLayout.tsx';

export default DashboardLayout;
