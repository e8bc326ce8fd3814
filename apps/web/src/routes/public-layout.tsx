import { PublicLayout } from '../features/shell/PublicLayout.tsx';

export default PublicLayout;
