import { fr } from '../../writing/fr.ts';
import type { ProfileContext } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf, unknown } from '../score/profile-finding.ts';

function criterion(
  id: string,
  label: string,
  weight: number,
  check: (context: ProfileContext) => ProfileFinding,
): ProfileCriterion {
  return { id, family: 'completeness', label, weight, check };
}

/** The figures and letters that the site hangs on a name: « -7b41a2 », « -123456b8 ». */
export function isCustomSlug(slug: string): boolean {
  return !/-(?=[a-z]*\d)[a-z\d]{5,}$/.test(slug) && !/\d{6,}/.test(slug);
}

export const completenessCriteria: ProfileCriterion[] = [
  criterion('location', 'Lieu', 2, (context) => {
    const { location } = context.profile;
    return location
      ? found(1, quotesOf(context, [location]), fr`Votre lieu est indiqué : « ${location} ».`)
      : found(0, [], fr`Le lieu manque : les recruteurs cherchent par ville ou par région.`);
  }),
  criterion('education', 'Formation', 2, (context) => {
    const { education } = context.profile;
    const [first] = education;
    return first
      ? found(
          1,
          quotesOf(context, [first.school, first.degree]),
          fr`Votre formation est indiquée : « ${first.degree ?? first.school ?? ''} ».`,
        )
      : found(0, [], fr`La formation manque : un diplôme, un titre ou une formation courte suffit.`);
  }),
  criterion('education-detail', 'Diplômes nommés et datés', 1, (context) => {
    const { education } = context.profile;
    if (education.length === 0) return found(0, [], fr`À juger une fois la formation écrite.`);
    const worth = education.map(({ degree, year }) => (degree ? 0.6 : 0) + (year ? 0.4 : 0));
    const ratio = worth.reduce((sum, each) => sum + each, 0) / education.length;
    const half = education.find((_, index) => (worth[index] ?? 0) < 1);
    return half
      ? found(
          ratio,
          quotesOf(context, [half.school]),
          fr`« ${half.school ?? half.degree ?? ''} » : il manque ${half.degree ? 'l’année' : 'le diplôme'}.`,
        )
      : found(1, [], fr`Chaque formation dit son diplôme et son année.`);
  }),
  criterion('languages', 'Langues et niveaux', 1, (context) => {
    const { languages } = context.profile;
    if (languages.length === 0)
      return found(0, [], fr`Aucune langue n’est indiquée : la rubrique se remplit en une minute, niveau compris.`);
    const bare = languages.find(({ level }) => level === null);
    return bare
      ? found(0.6, [], fr`${bare.name} : choisissez un niveau, que LinkedIn affiche à côté.`)
      : found(
          1,
          [],
          fr`Vos langues sont indiquées avec leur niveau : ${languages.map(({ name }) => name).join(', ')}.`,
        );
  }),
  criterion('certifications', 'Certifications', 1, (context) => {
    const { certifications } = context.profile;
    const [first] = certifications;
    return first
      ? found(1, quotesOf(context, certifications), fr`Votre certification « ${first} » est visible.`)
      : unknown(fr`Non évalué : aucune certification sur le profil, et tous les métiers n’en demandent pas.`);
  }),
  criterion('custom-url', 'Adresse du profil personnalisée', 1, ({ slug }) => {
    if (!slug) return unknown(fr`Non évalué : l’adresse du profil n’est pas donnée.`);
    return isCustomSlug(slug)
      ? found(1, [], fr`Votre adresse « ${slug} » est courte et se lit.`)
      : found(
          0,
          [],
          fr`L’adresse « ${slug} » garde la suite que le site a ajoutée : raccourcissez-la dans les réglages du profil.`,
        );
  }),
  criterion('recommendations', 'Recommandations reçues', 1, (context) => {
    const { recommendations } = context.profile;
    if (recommendations === null)
      return unknown(fr`Non évalué : le texte ne dit pas si vous avez des recommandations.`);
    return found(
      recommendations / 2,
      [],
      recommendations >= 2
        ? fr`Vous avez ${recommendations} recommandations : elles parlent mieux que vous de votre travail.`
        : fr`Recommandations reçues : ${recommendations}. Demandez-en à un responsable ou à un client qui a vu votre travail.`,
    );
  }),
  criterion('connections', 'Relations', 1, (context) => {
    const { connections } = context.profile;
    if (connections === null) return unknown(fr`Non évalué : le texte ne dit pas combien de relations vous avez.`);
    return found(
      connections / 150,
      [],
      connections >= 128
        ? fr`Votre réseau compte ${connections} relations${connections >= 500 ? ' ou plus' : ''}.`
        : fr`Votre réseau compte ${connections} relations : ajoutez d’abord les collègues, clients et camarades que vous connaissez.`,
    );
  }),
  criterion('photo', 'Photo et bannière', 1, () =>
    // Looks are protected (Code du travail, L1132-1), and a text shows none.
    unknown(
      fr`Non évalué : un texte ne montre ni la photo ni la bannière, et rien de votre apparence n’est jamais noté.`,
    ),
  ),
];
