import { blank } from '../blank.ts';

const segment = /[^.!?;:\n]+/gu;

/** Says something of the person: « vous avez tenu », « votre BTS », « chez Belmont », « en 2019 ». */
const ofPerson =
  /(?<!\p{L})(?:(?<!où )vous (?:avez|aviez|êtes|étiez)|(?:avez|aviez|êtes|étiez)-vous|v(?:otre|os)(?! (?:CV|parcours|réponses?|exemples?|phrases?|avis|questions?)(?!\p{L}))|chez (?!(?:nous|vous|une?|les?|la|des|ce)(?!\p{L})|l’)|(?:19|20)\d\d)(?!\p{L})/iu;
/** A figure, or a name in the middle of a sentence. */
const figureOrName = /\d+(?:[.,]\d+)?|(?<=[\p{Ll}\d,’] |« ?)\p{Lu}[\p{L}\d’-]+/gu;
const ofEmployer = /(?<!\p{L})(?:nous|nos|notre|ici|l’annonce|l’offre|(?:le|ce|du|au) poste)(?!\p{L})/iu;
/** How long to speak, and how much to say. */
const measure =
  /(?<!\p{L})(?:\d+|une?|deux|trois|quatre|cinq|dix|trente|soixante)(?: ou (?:deux|trois|quatre))? (?:minutes?|secondes?|phrases?|mots?|points?|exemples?|idées?)(?!\p{L})/giu;

/** « 1. », « question 2 »: where something stands. */
const number = /(?<=^\s*)\d+[.)](?=\s)|(?<!\p{L})(?:questions?|réponses?|points?) \d+/gimu;

/**
 * What the guard is to read of a question, a tip or feedback: what is asked, advised, or told of the `wanted` (the words
 * of the employer) states nothing of the person. It becomes spaces, so that places stay.
 */
export function whatIsStated(text: string, wanted: string): string {
  const isStrange = (said: string) =>
    !ofEmployer.test(said) && (said.match(figureOrName) ?? []).some((word) => !wanted.includes(word));
  return text
    .replace(number, blank)
    .replace(segment, (said) => (ofPerson.test(said) || isStrange(said) ? said : blank(said)))
    .replace(measure, blank);
}
