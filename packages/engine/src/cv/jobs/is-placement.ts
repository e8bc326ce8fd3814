import type { ParsedCv } from '@coach/contracts/cv';

const placements =
  /^\P{L}*(?:mes |autres )?stages?(?: (?:en entreprise|professionnels?|[ée]tudiants?|scolaires?|r[ée]alis[ée]s|effectu[ée]s|de formation|conventionn[ée]s))?\P{L}*$/iu;
/** « Interne en médecine » says it, « contrôle interne » does not. */
const saidInTitle =
  /(?<!\p{L})(?:stagiaires?|stages?|alternante?s?|alternance|apprentie?s?|apprentissage|internship|intern|trainee)(?!\p{L})|^interne(?!\p{L})/iu;
const saidAnywhere = /(?<!\p{L})(?:bénévol\p{L}*|service civique)(?!\p{L})/iu;

/** Whether a job stands under the heading « Stages », which alone tells what it was. */
export function isPlacement({ experiences, headings, spans }: ParsedCv, index: number): boolean {
  const at = spans[`experiences.${index}`]?.start;
  const { title, company } = experiences[index] ?? {};
  if (at === undefined) return false;
  if (saidInTitle.test(title ?? '') || saidAnywhere.test(`${title} ${company}`)) return false;
  let nearest = { start: -1, text: '' };
  headings.forEach(({ text }, each) => {
    const start = spans[`headings.${each}`]?.start ?? -1;
    if (start <= at && start > nearest.start) nearest = { start, text };
  });
  return placements.test(nearest.text);
}
