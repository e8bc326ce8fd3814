import { FeatureGrid } from './FeatureGrid.tsx';
import { Hero } from './Hero.tsx';
import { OperatorFigures } from './OperatorFigures.tsx';
import { PremiumSection } from './PremiumSection.tsx';
import { UploadSection } from './UploadSection.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <UploadSection />
      <FeatureGrid />
      <PremiumSection />
      <OperatorFigures />
    </>
  );
}
