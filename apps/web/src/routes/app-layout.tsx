import { AppLayout } from '../features/shell/AppLayout.tsx';

export default AppLayout;
