import type { Piece } from '../piece.ts';
import type { Study } from './letter-facts.ts';

const feminine =
  /^(?:licence|maîtrise|mention|formation|capacité|certification|qualification|agrégation|spécialisation)\b/i;
const masculine =
  /^(?:bts|cap|bep|bac|baccalauréat|master|mastère|dut|but|deug|certificat|doctorat|mba|bp|cqp|brevet|deust|bachelor|magistère|dess|dea|du|diu|capes|diplôme (?:inter)?universitaire)(?!\p{L})/iu;
/** Those there is one of: « le diplôme d’État », « le DCG ». */
const single =
  /^(?:diplôme|titre|tp|tfp|dcg|dscg|dees|deas|deme|deaes|deejs|de|crpe|dnmade|bpjeps|bafa|dec|capa|caferuis|cafdes|cafipemf|cafepe)\b/i;

/** « un BTS Comptabilité », « une licence », « le diplôme d’État »; null where the gender is in doubt. */
export function aStudy({ name, evidence }: Study): Piece | null {
  if (/degree|\bof\b|’s\b/.test(name)) return null;
  if (feminine.test(name)) return { text: `une ${uncapital(name)}`, evidence };
  if (masculine.test(name)) return { text: `un ${uncapital(name)}`, evidence };
  return single.test(name) ? { text: `le ${uncapital(name)}`, evidence } : null;
}

function uncapital(name: string): string {
  return /^(?:Licence|Maîtrise|Mention|Formation|Diplôme|Titre|Certificat|Baccalauréat|Bac|Brevet|Doctorat|Master|Bachelor|Mastère|Capacité|DIPLOME|BREVET)\b/.test(
    name,
  )
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
