import type { Found } from './found.ts';
import type { OfferLine } from './split-offer.ts';

type Kind = [string, RegExp];

const contracts: Kind[] = [
  [
    'alternance',
    /\b(?:alternance|contrat d'apprentissage|apprentissage|contrat de professionnalisation|contrat pro\b|apprenticeship|alternant\w?)\b/g,
  ],
  ['stage', /\b(?:stage|internship|stagiaire)\b/g],
  [
    'CDI',
    /\b(?:cdi|c\.d\.i|contrat a duree indeterminee|permanent contract|permanent position|permanent(?= ?[·|]|$)|duree indeterminee|cdii|emploi durable)\b/g,
  ],
  [
    'CDD',
    /\b(?:cdd|c\.d\.d|contrat a duree determinee|fixed[- ]term|duree determinee|saisonnier|saisonniere|contrat saisonnier|saison d'(?:hiver|ete),? (?:du|de)\b|temporary contract|cddu|contrat de \d+ (?:mois|ans?)|vacataires?(?=$| [(,.;:-])|^saison du \d)\b/g,
  ],
  [
    'intérim',
    /\b(?:interim|travail temporaire|mission interimaire|interimaire|temporary work|contrat de mission|mission temporaire)\b/g,
  ],
  [
    'freelance',
    /\b(?:freelance|free-lance|portage salarial|prestation independante|(?:statut|travailleu\w+|agente?|commercial\w*|mandataire|entrepreneu\w+|en) (?:commercial\w* )?(?:d'|d’)?independante?s?|contractor)\b/g,
  ],
];
const publicService: Kind[] = [
  [
    'fonction publique',
    /\b(?:fonction publique|titulaire ou contractuel|(?:par|sur|au|sans|de) concours|concours (?:externe|interne|souhaite|exige|requis)|laureate?s? d[eu']|mutation ou detachement|agent contractuel|statutaire|par voie statutaire|ouvert aux contractuels|cadre d'emplois?|grades? (?:recherche|cible)|grade\(s\)|categorie [abc]\b)/g,
  ],
];

/**
 * The kind of contract: told by a label or in the lines at the top, else at its first mention among the conditions. A
 * public employer's CDD is a CDD; where it names none, it hires its officials.
 */
export function readContract(lines: readonly OfferLine[]): Found<string> | null {
  const labelled = lines.filter(({ folded }) =>
    /^(?:type|nature|duree) d[eu] contrat|^contrat\b|^type d'emploi|^contract\b|^recrutement ?:.{0,40}(?:statutaire|contractuel|concours|mutation|detachement)/.test(
      folded,
    ),
  );
  const likely = [
    ...labelled,
    ...lines.filter(({ part }) => part === 'header'),
    ...lines.filter(({ part }) => part === 'perks' || part === 'intro' || part === 'missions'),
  ];
  return (
    firstOf(likely, contracts) ?? firstOf(likely, publicService) ?? firstOf(lines, [...contracts, ...publicService])
  );
}

function firstOf(lines: readonly OfferLine[], kinds: readonly Kind[]): Found<string> | null {
  for (const line of lines) {
    const found = firstContract(line, kinds);
    if (found) return found;
  }
  return null;
}

/** How many mentions of one kind are looked at in a line: « agence d’intérim … recrute en intérim ». */
const mostTold = 8;

function firstContract(line: OfferLine, kinds: readonly Kind[]): Found<string> | null {
  let best: (Found<string> & { at: number }) | null = null;
  for (const [value, pattern] of kinds) {
    const told = [...line.folded.matchAll(pattern)].slice(0, mostTold);
    const match = told.find(({ index }) => !isAside(line, value, index));
    if (!match) continue;
    if (!best || match.index < best.at) {
      const span = { start: line.start + match.index, end: line.start + match.index + match[0].length };
      best = { value, span, at: match.index };
    }
  }
  return best;
}

/** « cabinet de recrutement et de travail temporaire »: what the house is, and not how it hires. */
const agency =
  /\b(?:cabinet|agences?|entreprise|societe|reseau|acteur|specialiste|leader|numero un|groupe)(?: (?:local|regional|national|mondial|europeen|francais|independant|familial)e?)? (?:(?:de |d'|du |en )(?:recrutement|placement|emploi)(?: et| ou|,)? (?:de |d'|du |en )?|de |d'|du |de l')$/;

/** « Encadrer un stagiaire », « Relais Artois Intérim », « évolution en CDI » tell no contract of this job. */
function isAside(line: OfferLine, value: string, at: number): boolean {
  const { folded, text, part } = line;
  if (/^Intérim/u.test(text.slice(at)) && /\p{Lu}\p{L}+ $/u.test(text.slice(0, at))) return true;
  if (
    /(?:evolution|embauche|debouch\w*|possibilite|perspective|transform\w*|suivi d'un|puis|ou vers)[^.,;]{0,30}$/.test(
      folded.slice(0, at),
    )
  )
    return true;
  if (value === 'intérim' && agency.test(folded.slice(0, at))) return true;
  const studies = value === 'stage' || value === 'alternance';
  if (!studies || part === 'header') return false;
  return (
    !/contrat|convention|type d'emploi|en alternance|gratification|(?:stage|alternance) (?:de |: ?)?\d|^(?:stage|alternance|apprentissage)\W*$/.test(
      folded,
    ) || part === 'profile'
  );
}
