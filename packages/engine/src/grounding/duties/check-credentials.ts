import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin } from '../facts/synonyms.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';

/**
 * How a text says that a paper is held or a course was followed; what is held stands behind. « j’ai obtenu » is said of marks,
 * raises and agreements as well: there a word for a paper must follow (« j’ai obtenu le brevet de … »).
 */
const holding =
  /\b(?:(?:titulaire|detent(?:eur|rice)|munie?) (?:egalement |aussi )?(?:de (?:: ?)?|d'|du )|je (?:detiens|possede) (?:aussi |egalement |deja )?|j'ai (?:aussi |egalement |deja )?(?:obtenu|valide|decroche|reussi|passe) (?=(?:la |le |l'|les |une? |mon |ma )?(?:brevet|diplome|certificat|certification|titre|habilitation|agrement|accreditation|label|attestation|formation|qualification|carte|permis|licence|concours|examen)(?![a-z]))|formee? (?:aussi |egalement |depuis \d+ )?(?:a |au |aux ))(?:la |le |l'|les |une? |mon |ma )?(?=[a-z])/g;
const stops =
  /[,.;:()\n"!?]| - | (?:(?:et|ou) (?:d'|de |du |des |l'|la |le |les |une? |je |j'|au |aux )|(?:ainsi|qui|que|dont|pour|avec|depuis|chez|par|je|j'|puis|mais|lors|dans|apres|avant)\b)/;
/** What any paper may be called, and what any is said of. */
const general =
  /^(?:diplome|brevet|licence|aptitude|technicien|superieur|qualification|certific|certifie|titre|attest|formation|niveau|mention|examen|module|professionnel|reconnu|national|officiel|initial|continu|complementaire|specialis|obtenu|valide|cours|stage|concours|titulaire|annee|jour|heure|mois|outil|logiciel|metier|technique|methode|pratique|experience|connaissance|base|bonne|solide|premier|second|double|autre|meme|etude|parcours|cursus|examen|suivant)/;
/** « je possède les bases », « le sens du service »: no paper. */
const skilled =
  /^(?:mieux|bases?|notions?|sens|qualites?|capacites?|aisance|rigueur|gout|connaissances?|experiences?|competences?)$/;
/** Papers of which nobody has one by another name. */
const papers = /^(?:carte|permis|agrement|habilitation|autorisation)s?$/;

/**
 * « je détiens le permis d’exploitation », « titulaire de la carte professionnelle de syndic »: a paper or course of which
 * the documents have neither the kind nor the subject.
 */
export function checkCredentials(context: CheckContext): Finding[] {
  const { folded } = context.reading;
  const held = [...folded.matchAll(holding)].flatMap(({ index, 0: written }): Finding[] => {
    const start = index + written.length;
    const said = folded.slice(start, start + 70).split(stops)[0] ?? '';
    return isHeld(context, start, said) ? [] : findingAt(context, start, start + said.trimEnd().length);
  });
  const taught = [...folded.matchAll(taughtIn)].flatMap(({ index, 0: written, 1: said = '' }): Finding[] =>
    isHeld(context, index, said) ? [] : findingAt(context, index, index + written.length),
  );
  return [...held, ...taught];
}

/** « Montessori, pédagogie à laquelle j’ai été formée »: what one was taught stands before. */
const taughtIn =
  /\b((?:[a-z'-]+,? ){0,2}[a-z]{4,},? )(?:a laquelle|auxquel(?:le)?s|auquel) (?:j'ai (?:deja )?ete formee?|je (?:suis|fus) formee?|je me suis formee?)/g;

function findingAt({ reading, marks }: CheckContext, start: number, end: number): Finding[] {
  if (marks[end - 1] !== stances.self) return [];
  const reason = reasons.skill(reading.text.slice(start, end));
  return [{ kind: 'certification', start, end, reason, givesWay: true }];
}

/** One of its words is the documents’, or nothing it is called by says which it is. */
function isHeld(context: CheckContext, start: number, said: string): boolean {
  const { own, reading } = context;
  const end = start + said.length;
  // Names and figures are looked at with the names, sigles with the diplomas.
  if (
    /[\p{Lu}\d]/u.test(reading.text.slice(start, end)) &&
    !/ a laquelle| auquel/.test(reading.folded.slice(end - 1, end + 12))
  )
    return true;
  const words = said.match(/[a-z]{4,}/g)?.filter((word) => !isSmallWord(word)) ?? [];
  if (skilled.test(words[0] ?? '')) return true;
  const isTold = (word: string) => hasKin(own.words, stem(word));
  if (papers.test(words[0] ?? '') && !isTold(words[0] ?? '')) return isInInitials(context, own, { start, end });
  const telling = words.filter((word, at) => !general.test(word) && !(at === 0 && papers.test(word)));
  if (telling.length === 0 || telling.some(isTold) || isToldOtherwise(own, telling.map(stem), false)) return true;
  return isInInitials(context, own, { start, end });
}
