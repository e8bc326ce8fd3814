import { Spinner } from '../../ui/Spinner.tsx';

export function DashboardPage() {
  return <Spinner className="py-16" />;
}
