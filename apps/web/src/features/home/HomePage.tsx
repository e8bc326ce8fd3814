import { FeatureGrid } from './FeatureGrid.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { UploadSection } from './UploadSection.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <UploadSection />
      <FeatureGrid />
      <Figures />
    </>
  );
}
