import { likenessOf } from '../../match/match-occupation.ts';
import { foldText } from '../../text/fold-text.ts';
import { hasFigure } from '../../writing/ask-figure.ts';
import { fr } from '../../writing/fr.ts';
import { cited } from '../score/cited.ts';
import { type ProfileContext, sameTrade } from '../score/profile-context.ts';
import { found, type ProfileCriterion, type ProfileFinding, quotesOf } from '../score/profile-finding.ts';
import { partOf, saidIn } from '../score/profile-part.ts';

/** What is seen before « voir plus », about two or three lines. */
export const seenFirst = 300;
const aimed = { least: 300, most: 2000 };
const spokenMost = '2\u202f000';

type Check = (context: ProfileContext, about: string) => ProfileFinding;

function ofAbout(id: string, label: string, weight: number, check: Check): ProfileCriterion {
  const none = fr`À juger une fois la rubrique « Infos » écrite.`;
  return {
    id,
    family: 'about',
    label,
    weight,
    check: (context) => (context.profile.about ? check(context, context.profile.about) : found(0, [], none)),
  };
}

const firstPerson = /(?:^|[\s(«"])(?:j'|je |mon |ma |mes |moi |m'|i |i'm |i've |my |me )/;
const calls =
  /@|\b(?:contact\w*|ecrivez|joindre|joignable|echanger|echangeons|discuter|discutons|parlons|n'hesitez pas|message|a l'ecoute|disponible|rencontr\w+|reach out|get in touch|let's|connect|drop me|open to|feel free|happy to)\b/;

export const aboutCriteria: ProfileCriterion[] = [
  {
    id: 'about-present',
    family: 'about',
    label: fr`Rubrique « Infos » remplie`,
    weight: 4,
    check: (context) => {
      const { about } = context.profile;
      if (!about)
        return found(0, [], fr`La rubrique « Infos » est vide : c’est le seul endroit où vous parlez avec vos mots.`);
      return found(1, quotesOf(context, [firstWords(about)]), fr`La rubrique « Infos » est écrite : ${cited(about)}.`);
    },
  },
  ofAbout('about-length', 'Longueur de la présentation', 3, (context, about) => {
    const { length } = about;
    const quotes = quotesOf(context, [firstWords(about)]);
    if (length < aimed.least) {
      return found(
        length / aimed.least,
        quotes,
        fr`Vos « Infos » tiennent en ${length} caractères : visez ${aimed.least} à ${spokenMost}, le temps de dire ce que vous faites et pour qui.`,
      );
    }
    if (length <= aimed.most) return found(1, quotes, fr`Vos « Infos » ont la bonne longueur : ${length} caractères.`);
    return found(
      0.6,
      quotes,
      fr`Vos « Infos » comptent ${length} caractères : au-delà de ${spokenMost}, on ne lit plus jusqu’au bout.`,
    );
  }),
  ofAbout('about-opening', 'Premières lignes', 3, (context, about) => {
    const seen = about.slice(0, seenFirst);
    const part = partOf(seen);
    const titles = [...context.targets, ...context.profile.experiences.slice(0, 2).map(({ title }) => title)];
    const sentences = seen.split(/[.!?\n,]/).slice(0, 8);
    const who = titles.some((title) => title && sentences.some((sentence) => likenessOf(title, sentence) >= sameTrade));
    const what = part.written.size > 0 || context.keywords.some(({ term }) => saidIn(part, term));
    const ratio = (who ? 0.6 : 0) + (what ? 0.4 : 0);
    const quotes = quotesOf(context, [firstWords(about)]);
    if (ratio === 1)
      return found(
        1,
        quotes,
        fr`Vos premières lignes (${cited(about, 70)}) disent qui vous êtes avant le bouton « voir plus ».`,
      );
    return found(
      ratio,
      quotes,
      who
        ? fr`Les premières lignes, ${cited(about, 70)}, disent le métier : ajoutez-y pour qui et avec quoi vous travaillez.`
        : fr`Avant « voir plus », on lit ${cited(about, 70)} : dites-y d’abord votre métier et pour qui vous l’exercez.`,
    );
  }),
  ofAbout('about-first-person', 'À la première personne', 2, (context, about) => {
    const spoken = firstPerson.test(foldText(about));
    const quotes = quotesOf(context, [firstWords(about)]);
    return spoken
      ? found(1, quotes, fr`Vous parlez à la première personne : ${cited(about, 60)}.`)
      : found(0, quotes, fr`${cited(about, 60)} pourrait parler de n’importe qui : dites « je ».`);
  }),
  ofAbout('about-figures', 'Chiffres dans la présentation', 2, (context, about) => {
    const told = sentencesOf(about).filter(hasFigure);
    return told.length > 0
      ? found(
          told.length >= 2 ? 1 : 0.9,
          quotesOf(context, told),
          fr`Vos « Infos » donnent un ordre de grandeur : ${cited(told[0] ?? '')}.`,
        )
      : found(
          0,
          [],
          fr`Aucun chiffre dans ${cited(about, 60)} : un volume, une équipe ou un résultat rendrait le propos concret.`,
        );
  }),
  ofAbout('about-keywords', 'Mots-clés dans la présentation', 2, (context) => {
    const said = [
      ...new Set([
        ...context.about.written.values(),
        ...context.keywords.flatMap(({ term }) => saidIn(context.about, term) ?? []),
      ]),
    ];
    if (said.length >= 3)
      return found(
        1,
        quotesOf(context, said),
        fr`Vos « Infos » nomment vos savoir-faire : ${said
          .slice(0, 3)
          .map((word) => fr`« ${word} »`)
          .join(', ')}.`,
      );
    const missing = context.keywords.find(({ about, experience, skills }) => !about && (experience || skills))?.term;
    return found(
      said.length / 3,
      quotesOf(context, said),
      missing
        ? fr`Vos « Infos » disent peu de ce que l’on cherche : « ${missing} », que vous citez plus bas, y aurait sa place.`
        : fr`Vos « Infos » nomment ${said.length} savoir-faire : citez-en trois, dans les mots des offres.`,
    );
  }),
  ofAbout('about-call', 'Invitation à vous écrire', 2, (context, about) => {
    const last = sentencesOf(about).findLast((sentence) => calls.test(foldText(sentence)));
    return last
      ? found(1, quotesOf(context, [last]), fr`Votre présentation invite à prendre contact : ${cited(last)}.`)
      : found(
          0,
          [],
          fr`Vos « Infos » s’arrêtent sans inviter à vous écrire : finissez par ce que vous cherchez et comment vous joindre.`,
        );
  }),
];

/** The first line, or as much of it as identifies the place. */
function firstWords(about: string): string {
  return (about.split('\n')[0] ?? '').slice(0, seenFirst).trim();
}

export function sentencesOf(text: string): string[] {
  return text
    .slice(0, 6000)
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
