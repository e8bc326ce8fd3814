import { Spinner } from '../../ui/Spinner.tsx';

export default function DashboardPage() {
  return <Spinner className="py-16" />;
}
