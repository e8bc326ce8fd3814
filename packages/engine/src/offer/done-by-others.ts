import type { Sentence } from './sentences.ts';

/** « La paie est externalisée », « L’agenda est tenu par la secrétaire »: what somebody else does. */
const othersDo =
  /\b(?:est|sont) (?:(?:entierement |deja )?(?:externalise|sous-traite)e?s?\b|(?:tenu|assure|gere|realise|traite|pris)e?s? (?:en charge )?par (?:l'|la |le |les |nos |notre |une? |des )?(?:deux |trois |autres? )?(?:collegues?|secretaires?|secretariat|assistante?s?|cabinets?|expert|prestataires?|sous-traitants?|services?|siege|societes?|partenaires?|bureau|direction|adv|rh|drh|daf|dsi)\b)/;

/** The clause that tells it: « la paie est externalisée » in « Vous saisissez les heures, la paie est externalisée ». */
export function doneByOthers({ start, folded }: Sentence): { start: number; end: number } | null {
  const told = othersDo.exec(folded);
  if (!told) return null;
  const from = Math.max(...[...',:('].map((mark) => folded.lastIndexOf(mark, told.index)));
  const rest = /[,:;)]| (?=(?:et|mais) (?:vous|tu)\b)/.exec(folded.slice(told.index + told[0].length));
  return {
    start: start + from + 1,
    end: start + (rest ? told.index + told[0].length + rest.index : folded.length),
  };
}
