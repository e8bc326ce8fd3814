import { likenessOf } from '../../match/match-occupation.ts';
import { fr } from '../../writing/fr.ts';
import { citedList } from '../score/cited.ts';
import type { KeywordUse, ProfileContext } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf, unknown } from '../score/profile-finding.ts';
import { type ProfilePart, saidIn } from '../score/profile-part.ts';

function ofKeywords(
  id: string,
  label: string,
  weight: number,
  check: (context: ProfileContext) => ProfileFinding,
): ProfileCriterion {
  const none = fr`Non évalué : aucun poste visé n’est connu.`;
  return {
    id,
    family: 'keywords',
    label,
    weight,
    check: (context) => (context.keywords.length > 0 ? check(context) : unknown(none)),
  };
}

type Place = Exclude<keyof KeywordUse, 'term'>;

export const keywordsCriteria: ProfileCriterion[] = [
  {
    id: 'keywords-titles',
    family: 'keywords',
    label: 'Métier visé parmi les postes',
    weight: 3,
    check: (context) => {
      const [target] = context.targets;
      const titles = context.profile.experiences.flatMap(({ title }) => title ?? []);
      if (!target) return unknown(fr`Non évalué : aucun poste visé n’est connu.`);
      const near = titles.map((title) => Math.max(...context.targets.map((each) => likenessOf(each, title))));
      const best = near.reduce((top, each, index) => (each > (near[top] ?? 0) ? index : top), 0);
      const ratio = near[best] ?? 0;
      return ratio >= 0.85
        ? found(
            1,
            quotesOf(context, [titles[best]]),
            fr`Votre poste « ${titles[best] ?? ''} » porte les mots du métier visé.`,
          )
        : found(
            ratio,
            quotesOf(context, ratio > 0.3 ? [titles[best]] : []),
            fr`Aucun de vos intitulés ne dit « ${target} » : si l’un de vos postes en relevait, ajoutez le mot dans sa description.`,
          );
    },
  },
  ofKeywords('keywords-about', 'Mots-clés dans la présentation', 2, (context) =>
    placed(context, 'about', context.about, 3, fr`vos « Infos »`),
  ),
  ofKeywords('keywords-experience', 'Mots-clés dans les expériences', 4, (context) =>
    placed(context, 'experience', context.experience, 5, 'vos expériences'),
  ),
  ofKeywords('keywords-coverage', 'Mots-clés sur tout le profil', 3, (context) => {
    const { keywords } = context;
    const said = keywords.filter(isSaid);
    const missing = keywords.filter((use) => !isSaid(use)).map(({ term }) => term);
    const ratio = said.length / Math.max(1, keywords.length) / 0.6;
    const quotes = quotesOf(
      context,
      said.map(({ term }) => saidAnywhere(context, term)),
    );
    return ratio >= 0.85
      ? found(
          ratio,
          quotes,
          fr`Votre profil dit ${said.length} des ${keywords.length} mots-clés du métier visé, dont « ${said[0]?.term ?? ''} ».`,
        )
      : found(
          ratio,
          quotes,
          fr`Mots-clés du métier visé présents : ${said.length} sur ${keywords.length}. À ajouter s’ils sont vrais pour vous : ${citedList(missing)}.`,
        );
  }),
];

function placed(
  context: ProfileContext,
  place: Place,
  part: ProfilePart,
  aimed: number,
  where: string,
): ProfileFinding {
  const said = context.keywords.filter((use) => use[place]);
  const wanted = Math.min(aimed, context.keywords.length);
  const words = said.flatMap(({ term }) => saidIn(part, term) ?? []);
  if (said.length >= wanted) {
    return found(
      1,
      quotesOf(context, words),
      fr`Mots-clés du métier visé dans ${where} : ${citedList(said.map(({ term }) => term))}.`,
    );
  }
  const elsewhere = context.keywords.find((use) => !use[place] && isSaid(use))?.term;
  const advice = elsewhere
    ? fr`« ${elsewhere} » est sur votre profil, mais pas dans ${where} : c’est là qu’on le cherche aussi.`
    : fr`Mots-clés du métier visé dans ${where} : ${said.length}. Par exemple « ${context.keywords.find((use) => !use[place])?.term ?? ''} », si vous le pratiquez.`;
  return found(said.length / wanted, quotesOf(context, words), advice);
}

export function isSaid({ headline, about, experience, skills }: KeywordUse): boolean {
  return headline || about || experience || skills;
}

function saidAnywhere({ headline, about, experience, skills }: ProfileContext, term: string): string | null {
  return saidIn(experience, term) ?? saidIn(about, term) ?? saidIn(headline, term) ?? saidIn(skills, term);
}
