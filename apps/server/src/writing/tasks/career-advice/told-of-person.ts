import { blank } from '../../blank.ts';
import { inFirstPerson } from '../../in-first-person.ts';
import type { Claim } from '../../task.ts';

const clause = /[^.!?;:\n]+/gu;
const condition = /(?<!\p{L})(?:si|dès que|une fois que) vous [^.!?;:,\n]*/giu;
/** « vous tenez », « vous n’y êtes », « que vous en avez tiré » */
const states =
  /(?<![-\p{L}])vous (?:n[’']|ne |y |en |l[’']|le |la |les |lui |leur )*(?:\p{L}+ez|êtes|faites|dites)(?!\p{L})/iu;
const owns =
  /(?<!\p{L})v(?:otre|os)(?! (?:CV|plan|objectif|projet|offres?|région|profil|titre|calendrier)(?!\p{L}))(?!\p{L})/iu;
/** « Demandez », « cette semaine, ajoutez » */
const asks = /^\W*(?:[^,]{0,40}, )?(?:(?:et|puis|ensuite|alors|donc) )?(?!vous )\p{L}{2,}ez(?![\p{L}])/iu;
/** What something of theirs makes possible is not theirs yet. */
const opens = /(?<= )(?:permet(?:tent)?|ouvre(?:nt)?|mène(?:nt)?|donne(?:nt)? (?:accès|droit)) [^.!?;:\n]*/giu;
/** A name in the middle of a sentence. */
const names = /(?<=[\p{Ll}\d,’] )\p{Lu}\p{L}/u;

/**
 * What advice states of the person, as they would say it. What is asked of them, supposed, or said of a skill or of a way
 * to it is left out: spaces, so that places stay.
 */
export function claimOfAdvice(path: string, text: string): Claim {
  const stated = text
    .replace(condition, blank)
    .replace(opens, blank)
    .replace(clause, (said) => (isStated(said) ? said : blank(said)));
  return { path, text: inFirstPerson(stated) };
}

function isStated(said: string): boolean {
  if (states.test(said)) return true;
  return asks.test(said) ? false : owns.test(said) || names.test(said);
}
