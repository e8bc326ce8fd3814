import { readdirSync, readFileSync } from 'node:fs';
import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';

type Written = {
  quality: 'good' | 'middling' | 'poor';
  cv: string;
  offer: string;
  gap: { present: string[]; equivalent: string[]; missing: string[] };
};
export type GapPair = { name: string; cv: ParsedCv; offer: ParsedOffer } & Pick<Written, 'quality' | 'gap'>;

const folders = { first: 'gaps', sixth: 'gaps', later: 'later/gaps' };
/** Those of `gaps` that came last: they are ranked among themselves. */
const sixthRound = new Set(
  (
    'agent-production-agroalimentaire aide-domicile assistante-commerciale-export bibliothecaire carrossier-peintre ' +
    'charge-etudes-marketing conducteur-bus developpeur-embarque ergotherapeute gestionnaire-sinistres ' +
    'juriste-entreprise patissier responsable-magasin technicien-ascenseurs'
  ).split(' '),
);

/** CVs and offers as texts, with the demands that a reader grants and those they would not. */
export function readGaps(round: keyof typeof folders): GapPair[] {
  const folder = new URL(`../../../fixtures/${folders[round]}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => round === 'later' || sixthRound.has(file.replace('.json', '')) === (round === 'sixth'))
    .sort()
    .map((file) => {
      const { cv, offer, quality, gap } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Written;
      return { name: file.replace('.json', ''), cv: parseCv({ text: cv }), offer: parseOffer(offer), quality, gap };
    });
}
