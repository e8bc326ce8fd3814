import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { isNation, isNationTold } from '../names/place-names.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import branches from './branches.json' with { type: 'json' };
import { isTelling } from './check-novelties.ts';

type Branch = { is: RegExp; tells: RegExp; pattern: string };

const short = 5;

/** A short word is read whole, a longer one as the beginning of others: « vin » is not in « vingt ». */
export function patternOf(root: string): string {
  return `${root.replaceAll('-', '[ -]')}${root.length <= short ? '(?:e?s|x)?(?![a-z])' : '[a-z]*'}`;
}

const all: Branch[] = [...branches.industries, ...branches.specialities].map((line) => {
  const roots = line.split(' ');
  // « ~soin »: tells the branch where it stands in a CV, and is of many where it is claimed.
  const claimed = roots
    .filter((root) => !root.startsWith('~'))
    .map(patternOf)
    .join('|');
  const told = roots.map((root) => patternOf(root.replace('~', ''))).join('|');
  return { is: new RegExp(`^(?:${claimed})$`), tells: new RegExp(`(?:^|[^a-z])(?:${told})`), pattern: claimed };
});
const words = new RegExp(`(?<![a-z])(?:${all.map(({ pattern }) => pattern).join('|')})`, 'g');

/** What is of some branch of industry, or serves it: « une entreprise pharmaceutique », « pour douze banques ». */
const led =
  /\b(?:entreprises?|societes?|groupes?|maisons?|marques?|enseignes?|usines?|industriels?|industries?|secteurs?|milieux?|mondes?|univers|domaines?|sites?|pme|tpe|start-?ups?|fabricants?|distributeurs?|fournisseurs?|clients?|clientele|comptes|editeurs?|chirurgie|service|unite|cabinets?|negoce|commerces?|filiales?|agences?|acteurs?|specialiste|leader|pieces|produits|composants)(?: [a-z]{3,})? (?:de la |de l'|de |du |des |d'|en |dans (?:le |la |l'|les ))?$|\bpour (?:(?:de |d')?(?:grande?s |petite?s )?|(?:des|les|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|\d+|plusieurs) )$|\b(?:pour|chez|aupres (?:de|d')) ?(?:des |les )?[a-z]{4,}(?: [a-z]{4,})?(?:, (?:des |les )?[a-z]{4,})? et (?:pour )?(?:des |les )?$|\b(?:ans?|annees?|mois) (?:de |d')[a-z]{3,}(?: [a-z]{4,})? (?:en |dans )(?:le |la |l'|les )?$|\b[a-z]{4,}(?:eur|euse|rice|ier|iere|iste|ante?|ien|ienne) (?:specialisee? )?en $|\b(?:aupres|chez|parmi) (?:de |d'|des )?(?:plusieurs |grande?s |une? |les )?$|\b(?:ans?|annees?|mois|experience|carriere|parcours|debute|passee?|travaille\w*|exerce\w*|oeuvre\w*) (?:dans |en )(?:le |la |l'|les )?$/;

/** A branch of industry, a medical speciality or a country that the candidate says to have worked in or for. */
export function checkBranches(context: CheckContext): Finding[] {
  return [...otherBranches(context), ...otherNations(context)];
}

function otherBranches(context: CheckContext): Finding[] {
  const { reading, marks, own } = context;
  const { folded, text } = reading;
  return [...folded.matchAll(words)].flatMap(({ index, 0: written }): Finding[] => {
    if (marks[index] !== stances.self || isTold(own, written) || !isTelling(context, index)) return [];
    if (isInInitials(context, own, { start: index, end: index + written.length })) return [];
    if (!led.test(folded.slice(Math.max(0, index - 60), index))) return [];
    const end = index + written.length;
    return [{ kind: 'skill', start: index, end, reason: reasons.skill(text.slice(index, end)) }];
  });
}

const foreign =
  /\b(?:clients?|clientele|fournisseurs?|distributeurs?|partenaires?|marches?|societes?|groupes?|filiales?|usines?|equipes?|confreres|collegues|acheteurs|investisseurs|fabricants?|prestataires?|sous-traitants?) ([a-z]{4,})\b/g;

/** « des distributeurs allemands » of one who wrote to Belgian ones. */
function otherNations({ reading: { folded, text }, marks, own }: CheckContext): Finding[] {
  return [...folded.matchAll(foreign)].flatMap(({ index, 0: written, 1: nation = '' }): Finding[] => {
    if (marks[index] !== stances.self || !isNation(nation) || isNationTold(own, nation)) return [];
    const end = index + written.length;
    return [
      { kind: 'skill', start: end - nation.length, end, reason: reasons.skill(text.slice(end - nation.length, end)) },
    ];
  });
}

/** Whether the documents tell the branch a word is of, in any of its words. */
function isTold({ flat }: Facts, written: string): boolean {
  return all.some(({ is, tells }) => is.test(written) && tells.test(flat));
}
