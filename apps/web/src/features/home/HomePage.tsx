import { FeatureGrid } from './FeatureGrid.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { PremiumSection } from './PremiumSection.tsx';
import { UploadSection } from './UploadSection.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <UploadSection />
      <FeatureGrid />
      <PremiumSection />
      <Figures />
    </>
  );
}
