import type { ParsedOffer } from '@coach/contracts/offer';
import type { Found } from './found.ts';
import type { OfferLine } from './split-offer.ts';

type Remote = NonNullable<ParsedOffer['remote']>;

const none =
  /(?:pas de|pas (?:de )?possibilite de|sans|non compatible avec le|aucun|incompatible avec le|non eligible au|pas eligible au|ne permet pas (?:le|de)|exclu\w* (?:du|le)) (?:possibilite de )?teletravail|teletravail ?:? ?(?:non\b|aucun)|(?:non|pas) teletravaillable|100 ?% (?:en )?presentiel|teletravail (?:impossible|non|exclu|n'est pas (?:possible|prevu|envisage|propose))|no remote|uniquement (?:sur site|en presentiel)|exclusivement (?:sur site|en presentiel)|fully on-site|^(?:travail|poste|presence)? ?(?:100 ?% )?(?:sur site|en presentiel)\b|\b(?:travail|poste|lieu du poste ?:) (?:est )?(?:sur site|en presentiel)\b|^presentiel\b|\bpresence (?:quotidienne |permanente )?sur (?:place|site)\b|(?:\b(?:poste|travail|entierement|totalement)|[|·–-]) ?(?:est )?(?:entierement |totalement )?sur site(?= ?(?:$|[.,;:!|·(–-]))/;
const whole =
  /(?:100 ?%|full|totale?(?:ment)?|integral\w*|fully|complet\w*)[ -](?:en )?(?:teletravail|remote|a distance)|(?:teletravail|remote|travail a distance) (?:a )?(?:100 ?%|total|complet|integral|possible a 100)|full[- ]remote|entierement a distance|remote first/;
const some =
  /teletravail|\bhybride?\b|remote|travail a distance|home[- ]office|teletravaillable|\bjours? de tt\b|\b(?:\d|un|deux|trois|quatre) jours? (?:par semaine )?(?:chez (?:vous|toi)|a la maison|depuis (?:chez|votre|ton))\b/;

/** Where the work is done: `remote` only when it can all be done from home. What stands below the offer is asked last. */
export function readRemote(lines: readonly OfferLine[]): Found<Remote> | null {
  return remoteIn(lines.filter(({ part }) => part !== 'process')) ?? remoteIn(lines);
}

function remoteIn(lines: readonly OfferLine[]): Found<Remote> | null {
  let found: Found<Remote> | null = null;
  for (const [index, line] of lines.entries()) {
    const told = remoteOf(line.folded, lines[index + 1]?.folded ?? '');
    if (!told || (found && found.value !== 'onsite' && told.value !== 'remote')) continue;
    const { value, at, length } = told;
    found = { value, span: { start: line.start + at, end: line.start + at + length } };
  }
  return found;
}

/** « Télétravail » on a line by itself, as a table names it: the next line answers. */
const bareLabel = /^teletravail ?:?$/;

function remoteOf(line: string, next: string): { value: Remote; at: number; length: number } | null {
  const isLabel = bareLabel.test(line);
  const folded = isLabel ? `teletravail : ${next}` : line;
  for (const [value, pattern] of [
    ['onsite', none],
    ['remote', whole],
    ['hybrid', some],
  ] as const) {
    const match = pattern.exec(folded);
    if (match && !isTool(folded, match.index))
      return isLabel ? { value, at: 0, length: line.length } : { value, at: match.index, length: match[0].length };
  }
  return null;
}

/** « moteur hybride », « véhicule hybride », « cloud hybride » say nothing of the place. */
function isTool(folded: string, at: number): boolean {
  return /(?:moteurs?|vehicules?|voitures?|cloud|infrastructures?|motorisations?|camions?|formations?|reunions?) (?:et )?$/.test(
    folded.slice(Math.max(0, at - 20), at),
  );
}
