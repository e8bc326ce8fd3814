import { LegalLayout } from '../features/legal/LegalLayout.tsx';

export default LegalLayout;
