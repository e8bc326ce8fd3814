import { meaningfulStems } from '../../match/word-index.ts';
import { findTerms } from '../../skills/find-terms.ts';
import { fr } from '../../writing/fr.ts';
import { citedList } from '../score/cited.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf, unknown } from '../score/profile-finding.ts';
import { partOf, saidIn } from '../score/profile-part.ts';

const aimed = 10;

function ofSkills(
  id: string,
  label: string,
  weight: number,
  check: (context: ProfileContext) => ProfileFinding,
): ProfileCriterion {
  const none = fr`Aucune compétence n’est listée.`;
  return {
    id,
    family: 'skills',
    label,
    weight,
    check: (context) => (context.profile.skills.length > 0 ? check(context) : found(0, [], none)),
  };
}

export const skillsCriteria: ProfileCriterion[] = [
  {
    id: 'skills-count',
    family: 'skills',
    label: 'Dix compétences ou plus',
    weight: 3,
    check: (context) => {
      const { skills } = context.profile;
      const count = Math.max(skills.length, countShown(context.profile.text));
      if (context.isPdf)
        return unknown(fr`Non évalué : le PDF de LinkedIn ne montre que les trois premières compétences.`);
      return count >= aimed
        ? found(1, quotesOf(context, skills), fr`Votre profil liste ${count} compétences, dont ${citedList(skills)}.`)
        : found(
            count / aimed,
            quotesOf(context, skills),
            count === 0
              ? fr`Aucune compétence n’est listée : les recruteurs filtrent d’abord par elles.`
              : fr`Votre profil liste ${count} compétence${count > 1 ? 's' : ''} (${citedList(skills)}) : visez-en dix, LinkedIn en accepte cent.`,
          );
    },
  },
  ofSkills('skills-top', 'Trois premières compétences', 4, (context) => {
    const top = context.profile.skills.slice(0, 3);
    if (context.targets.length === 0) return unknown(fr`Non évalué : aucun poste visé n’est connu.`);
    const fitting = top.filter((skill) => fitsTarget(context, skill));
    const other = top.find((skill) => !fitting.includes(skill));
    return other === undefined && top.length === 3
      ? found(
          1,
          quotesOf(context, top),
          fr`Vos trois premières compétences, ${citedList(top)}, vont droit au poste visé.`,
        )
      : found(
          fitting.length / 3,
          quotesOf(context, top),
          other
            ? fr`« ${other} » est parmi vos trois premières compétences, que l’on voit seules : mettez-y une compétence du poste visé.`
            : fr`Seules trois compétences se voient d’abord : choisissez-les pour le poste visé.`,
        );
  }),
  ofSkills('skills-known', 'Compétences que l’on cherche', 1, (context) => {
    const { skills } = context.profile;
    const known = skills.filter((skill) => findTerms(skill).some(({ kind }) => kind !== 'ignored'));
    const other = skills.find((skill) => !known.includes(skill));
    const ratio = known.length / skills.length / 0.6;
    return ratio >= 0.85 || !other
      ? found(
          ratio,
          quotesOf(context, known),
          fr`Vos compétences portent les noms que les recruteurs cherchent : ${citedList(known.length > 0 ? known : skills)}.`,
        )
      : found(
          ratio,
          quotesOf(context, [other]),
          fr`« ${other} » ne se cherche guère sous ce nom : préférez le mot des offres.`,
        );
  }),
  ofSkills('skills-proved', 'Compétences prouvées par le parcours', 2, (context) => {
    const first = context.profile.skills.slice(0, aimed);
    const proved = first.filter((skill) => saidIn(context.experience, skill) ?? saidIn(context.about, skill));
    const other = first.find((skill) => !proved.includes(skill));
    const ratio = proved.length / first.length / 0.5;
    return ratio >= 0.85 || !other
      ? found(
          ratio,
          quotesOf(context, proved),
          fr`Votre parcours prouve ce que vous listez : ${citedList(proved.length > 0 ? proved : first)}.`,
        )
      : found(
          ratio,
          quotesOf(context, [other]),
          fr`« ${other} » est listé, mais aucune expérience ne le raconte : une ligne suffit à le prouver.`,
        );
  }),
];

/** The skill is one of the position’s own, or of its sector’s. */
export function fitsTarget({ keywords, targets, sector }: ProfileContext, skill: string): boolean {
  const part = partOf(skill);
  if (keywords.some(({ term }) => saidIn(part, term)) || targets.some((target) => saidIn(partOf(target), skill)))
    return true;
  const stems = meaningfulStems(skill);
  // « Fiches techniques » for « Fiches techniques cuisine ».
  if (stems.length > 1 && keywords.some(({ term }) => isWithin(stems, meaningfulStems(term)))) return true;
  const terms = findTerms(skill).filter(
    ({ kind }) => kind === 'skill' || kind === 'licence' || kind === 'certification',
  );
  return terms.some(
    ({ name, sector: file }) => (sector?.files.includes(file) || sector?.skills.includes(name)) ?? false,
  );
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.every((word) => many.includes(word));
}

/** « Afficher les 24 compétences »: a page shows a few and tells how many there are. */
function countShown(text: string): number {
  const told = /(?:afficher (?:les|toutes les)|show all) (\d{1,3}) (?:compétences|skills)/i.exec(
    text.slice(0, 200_000),
  )?.[1];
  return told ? Number(told) : 0;
}
