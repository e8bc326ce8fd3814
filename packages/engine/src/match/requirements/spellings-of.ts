import { foldText } from '../../text/fold-text.ts';

/** « référencement naturel (SEO) » is also « référencement naturel » and « SEO »; « SST / PSC1 » is either. */
export function spellingsOf(term: string): string[] {
  const bare = mayName.test(term)
    ? (namedAfterKind.exec(term) ?? productNamed.exec(term) ?? taskOnInitials.exec(term))?.[1]
    : undefined;
  if (bare) return [term, bare];
  if (!/[)/]/.test(term)) return [term];
  const match = /^([^()]{2,80}?)\s*\(([^()]{2,60})\)$/.exec(term);
  const parts = match ? [match[1] as string, match[2] as string] : term.split(/\s+\/\s+/);
  return parts.length > 1 ? [term, ...parts.map((part) => part.trim()).filter((part) => part.length > 1)] : [term];
}

/** A name behind the word for its kind, or behind « de ». */
const mayName = /[ ’'e]\p{Lu}/u;

/** « Réglementation OEA », « certificat SST », « outil Prima Solutions »: what kind of thing a name is needs no saying. */
const namedAfterKind =
  /^(?:réglementation|norme|attestation|carte|agrément|brevet|certificat|certification|logiciel|outil|progiciel|dispositif|méthode|solution|plateforme|label|directive|convention|appareil|habilitation|diplôme|titre) (?:d[e’']\s?)?(\p{Lu}[\p{Lu}\d-]{1,9}|(?<!^certifica.{1,4} )\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+)+)$/u;

/** « gestion d’un PSE », « mise en place du DUERP »: who names the initials has to do with the thing. */
const taskOnInitials =
  /^(?:gestion|pilotage|conduite|suivi|mise en (?:place|œuvre)|préparation|élaboration|rédaction|tenue|réalisation) (?:du |de la |de l[’']|des |d[’']une? |de )(\p{Lu}{3,8})$/u;

/** « Logiciel Ciril », « progiciel Sedit » */
const productNamed = /^(?:logiciel|progiciel) (\p{Lu}\p{Ll}{3,})$/u;

const mayTellLevel = /avance|expert|confirme|perfectionnement|intermediaire/;
const levelWords =
  /\s*\b(?:niveau )?(?:avancees?|avances?|expert(?:e|s|es)?|confirmees?|confirmes?|perfectionnement|intermediaires?)\b\s*/g;

/** A term without the level it is asked at (« Excel avancé » → « Excel »), null where it names none. */
export function withoutLevel(term: string): string | null {
  const folded = foldText(term);
  if (!mayTellLevel.test(folded)) return null;
  const spans = [...folded.matchAll(levelWords)];
  const first = spans[0];
  if (!first || term.length > 80) return null;
  const rest = `${term.slice(0, first.index)} ${term.slice(first.index + first[0].length)}`.trim();
  return rest.length > 1 ? rest : null;
}
