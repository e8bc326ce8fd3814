import { communityTabs } from '@coach/contracts/features/community';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** The open tab, as the address names it (`?tab=workshops`). */
export function useCommunityPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = communityTabs.find((each) => each === params.get('tab')) ?? 'resources';
  const show = (next: string) => void navigate(paths.community({ tab: next === 'resources' ? undefined : next }));
  return { tab, show };
}
