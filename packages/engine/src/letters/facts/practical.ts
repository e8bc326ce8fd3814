import { typeset, uncapitalised } from '../french/typeset.ts';
import { type Piece, say } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import type { LetterFacts } from './letter-facts.ts';

const available =
  /disponib(?:le|ilité)\s?:?\s?(tout de suite|de suite|immédiate(?:ment)?|(?:dès|à partir d[eu]|sous|à compter d[eu]|en|le)\s[\p{L}\d ]{3,28}?(?=[\n.;,)–—-]|$|\s{2}))/iu;
const shifts = /(?:mobile en|horaires? en|travail en|accepte les?) (2x8|3x8|4x8|5x8)/iu;

/** What decides in practice: from when, at what hours and with what licence. */
export function readPractical(facts: LetterFacts): Piece[] {
  const { cv } = facts.input;
  return [availability(cv.text), hours(cv.text), driving(facts)].filter((piece) => piece !== null);
}

function availability(text: string): Piece | null {
  const match = available.exec(text.slice(0, 60_000));
  if (!match?.[1]) return null;
  const when = /suite|imm/i.test(match[1]) ? 'immédiatement' : uncapitalised(typeset(match[1]));
  const span = { start: match.index, end: match.index + match[0].length };
  return say`je suis disponible ${{ text: when, evidence: evidenceAt('cv', text, span) }}`;
}

function hours(text: string): Piece | null {
  const match = shifts.exec(text.slice(0, 60_000));
  if (!match?.[1]) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  return say`je peux travailler en ${{ text: match[1], evidence: evidenceAt('cv', text, span) }}`;
}

/** Told where the offer speaks of driving. */
function driving({ input: { cv, offer } }: LetterFacts): Piece | null {
  if (!/permis|véhicule|voiture|déplacement|itinér|tournées?(?!\p{L})|à domicile/iu.test(offer.text)) return null;
  const index = cv.licences.findIndex((name) => /^permis B$/i.test(name));
  const span = cv.spans[`licences.${index}`];
  if (index < 0 || !span) return null;
  const own = /(?:permis b|\bB)[^\n.]{0,20}(véhicule|voiture)|(?:véhicule|voiture) personnelle?/iu.exec(cv.text);
  const isWithout = /(?:pas d[e’']|sans|aucune?|ni) ?(?:véhicule|voiture)/iu.test(cv.text);
  return say`j’ai le ${{ text: 'permis B', evidence: evidenceAt('cv', cv.text, span) }}${own && !isWithout ? ' et un véhicule' : ''}`;
}

const steps: [RegExp, string][] = [
  [/service d['’]essai/i, 'un service d’essai'],
  [/journée d['’]essai/i, 'une journée d’essai'],
  [/(?:matinée|journée|demi-journée) d['’]immersion/i, 'l’immersion'],
  [/cas pratique/i, 'le cas pratique'],
  [/étude de cas/i, 'l’étude de cas'],
  [/mise en situation/i, 'la mise en situation'],
  [/test de conduite/i, 'le test de conduite'],
  [/test technique/i, 'le test technique'],
  [/test de paie/i, 'le test de paie'],
  [/exercice de code/i, 'l’exercice de code'],
  [/pair programming/i, 'la séance de pair programming'],
  [/visite d(?:u|e) (?:site|service|l['’]\p{L}+)/iu, 'la visite'],
  [/(?:échange|entretien|appel|visio)[^.\n]{0,20} (?:téléphonique|en visio)/i, 'un premier échange à distance'],
];

/** What the offer says comes next, to stand after « pour »; null where it tells nothing. */
export function nextStep({ input: { offer } }: LetterFacts): Piece | null {
  for (const [pattern, said] of steps) {
    const match = pattern.exec(offer.text.slice(0, 40_000));
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    return { text: said, evidence: evidenceAt('offer', offer.text, span) };
  }
  return null;
}
