/**
 * Draws the icons and the image of shared links into `public/`: run it after changing them (`npm run draw -w @coach/web`).
 * What it draws is kept with the sources, so that no build needs it.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icon, shareImage } from './images/drawings.ts';

const images = [
  { name: 'icon-192.png', svg: icon({ round: true, scale: 1 }), width: 192 },
  { name: 'icon-512.png', svg: icon({ round: true, scale: 1 }), width: 512 },
  // Phones cut these to shapes of their own: the mark keeps away from the edge.
  { name: 'icon-maskable-512.png', svg: icon({ round: false, scale: 0.78 }), width: 512 },
  { name: 'apple-touch-icon.png', svg: icon({ round: false, scale: 0.94 }), width: 180 },
  { name: 'share.png', svg: shareImage(), width: 1200 },
];

for (const { name, svg, width } of images) {
  const file = fileURLToPath(new URL(`../public/${name}`, import.meta.url));
  await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ palette: true, colours: 96, effort: 10 })
    .toFile(file);
}
