import { ProtectedLayout } from '../features/shell/ProtectedLayout.tsx';

export default ProtectedLayout;
