import type { Cue } from './cues.ts';
import { offering } from './openings.ts';
import { type Stance, stances } from './stance.ts';

/** A sentence, or a statement of its own within one. */
type Stretch = { start: number; end: number };

const firstPerson = new Set<Cue['kind']>(['self', 'firm', 'mine', 'mineToo', 'weakSelf']);
const speaker = /\b(?:je|me|moi|mon|ma|mes|mien\w*|nous|notre|nos)\b|\b[jm]'/;

/**
 * Of whom a sentence speaks that has no first person in it; null where nothing tells, which is said of the candidate.
 * `isLetter`: the text addresses the employer somewhere, so that its sentences may be about them.
 */
export function unspokenStance(
  folded: string,
  sentence: Stretch,
  cues: readonly Cue[],
  isLetter: boolean,
): Stance | null {
  const first = cues.find(({ kind }) => firstPerson.has(kind) || kind === 'you' || kind === 'youBefore');
  const isTheirs = first !== undefined && !firstPerson.has(first.kind);
  const said = folded.slice(sentence.start, sentence.end);
  // « InDesign, Photoshop : de quoi servir votre catalogue »: what one offers is one’s own.
  if (speaker.test(said) || offering.test(said) || (first && !isTheirs)) return null;
  if (isAsked(folded, sentence) || isSaying(folded, sentence)) return stances.aim;
  return isTheirs || speaksOfOthers(folded, sentence, cues, isLetter) ? stances.they : null;
}

/** « Un hôpital de 300 lits ne se chauffe pas comme une école »: of no hospital there is. */
function isSaying(folded: string, { start, end }: Stretch): boolean {
  if (
    /^\W*[a-z]{2,}(?:er|ir|dre|ttre|aitre|crire|duire|faire) [^.;]{0,140}, c'est /.test(
      folded.slice(start, Math.min(end, start + 180)),
    )
  )
    return true;
  return /^\W*(?:un|une|tout|toute|chaque|on) [^.;:,]{0,140}?(?: ne | n'| se | s'| doit | peut | vaut )/.test(
    folded.slice(start, Math.min(end, start + 240)),
  );
}

/** « Dans quelle maison avez-vous travaillé ? »: a question without a first person claims nothing, unless it is said yes to. */
function isAsked(folded: string, { start, end }: Stretch): boolean {
  return (
    /\?[\s"»)–—-]*$/.test(folded.slice(start, end)) &&
    !/^\W*(?:c'est m|oui|tout a fait|exactement|justement|bien sur|absolument|je l)/.test(folded.slice(end, end + 20))
  );
}

/**
 * « Six électriciens comptent dessus, dans votre équipe », « Fondée en 1987, Transalpine fait vivre 82 personnes »,
 * « Un magasin de 2 600 m² ne se mène pas depuis un bureau »: where no first person speaks and the employer is addressed or
 * is the subject, or what holds of any such thing is told, the employer’s own figures may be meant.
 */
function speaksOfOthers(folded: string, { start, end }: Stretch, cues: readonly Cue[], isLetter: boolean): boolean {
  const said = folded.slice(start, end);
  if (admired.test(said)) return true;
  if (isLetter && (present.test(said) || opening.test(said)) && !past.test(said)) return true;
  if (cues.some((cue) => cue.isName && /^ (?:[a-z]{2,}(?:t|e|d|a)|a|est) /.test(folded.slice(cue.end, cue.end + 24))))
    return true;
  return generalTruth.test(folded.slice(start, Math.min(end, start + 240)));
}

/** « Un laboratoire et un atelier sous le même toit : voilà un luxe que peu d’entreprises offrent » */
const admired = /\b(?:voila|c'est) une? [a-z]+ (?:que|qu'|qui) ?(?:trop |bien )?(?:peu|rares|on|l'on|certaine?s)\b/;

/** What makes a sentence of a row of words; a telegraphic line has none of it. */
const present = /\b(?:est|sont|ont|fait|font|doit|doivent|peut|peuvent|va|vont|ne|qui|on|ce|cela)\b|\b(?:c|n|s)'/;
/** « La sécurité compte encore plus sur un site Seveso » */
const opening = /^\W*(?:le |la |les |l'|une? |ce |cet |cette |ces |des |votre |vos )[^.;]{40}/;
const past = /\b(?:etai\w+|avai\w+|ete|[a-z]{3,}aient)\b/;
const generalTruth =
  /^\W*(?:un|une|tout|toute|chaque|on) [^.;:,]{0,140}?(?: ne | n'| se | s'| est | doit | peut | vaut | demande | exige | suppose )/;
