import { CvCraftingPage, meta as cvMeta } from '../features/cv/CvCraftingPage.tsx';

export const meta = cvMeta;

export default CvCraftingPage;
