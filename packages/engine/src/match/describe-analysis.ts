import type { ParsedCv } from '@coach/contracts/cv';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { Criterion, Report } from '@coach/contracts/report';
import { topChanges, topCount } from '@coach/contracts/top-changes';
import { fr, shorten } from '../writing/fr.ts';
import { wordCount } from './word-count.ts';

/** The analysis in words, French, 120 to 220 of them: where the CV stands, what holds, what to change first. */
export function describeAnalysis(report: Report, about: { cv: ParsedCv; offer: ParsedOffer | null }): string {
  const tell = (brief: boolean) =>
    [
      opening(report, about.offer),
      strengths(report, about, brief),
      gaps(report),
      firstSteps(report),
      closing(report, brief),
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  const full = tell(false);
  return wordCount(full) <= mostWords ? full : tell(true);
}

const mostWords = 220;

function opening({ score }: Report, offer: ParsedOffer | null): string {
  if (!offer) {
    return fr`Votre CV obtient ${score} sur 100, sans offre en regard : ce score dit s’il se lit bien, s’il est complet et s’il montre ce que vous savez faire. Ajoutez une offre pour savoir s’il y répond.`;
  }
  const target = offer.title ? fr`l’offre « ${shorten(offer.title, 70)} »` : 'cette offre';
  if (score >= 75)
    return fr`Votre CV obtient ${score} sur 100 face à ${target}. Vous avez de quoi postuler avec confiance ; il reste de petites choses à régler.`;
  if (score >= 55)
    return fr`Votre CV obtient ${score} sur 100 face à ${target}. La base est là ; quelques changements précis peuvent faire la différence.`;
  if (score >= 35)
    return fr`Votre CV obtient ${score} sur 100 face à ${target}. Une partie de ce qui est demandé ne s’y voit pas encore : ce n’est pas un jugement sur vous, seulement sur ce que dit la page.`;
  return fr`Votre CV obtient ${score} sur 100 face à ${target}. Soyons francs : il répond aujourd’hui à peu de ce qui est demandé. Si ce métier vous attire, dites d’abord ce qui vous y mène ; sinon, une offre plus proche vous rendra mieux justice.`;
}

const strong = [
  'must-have',
  'proof-in-jobs',
  'years-of-experience',
  'occupation',
  'diploma',
  'licence',
  'figures',
  'jobs-described',
  'direct-wording',
  'length',
];

function strengths({ criteria, keywords }: Report, { cv }: { cv: ParsedCv }, brief: boolean): string {
  const quotes = [...keywords.present, ...keywords.equivalent]
    .slice(0, 3)
    .map(({ quote }) => fr`« ${shorten(quote, 50)} »`);
  const held = strong
    .flatMap(
      (id) =>
        criteria.find((criterion) => criterion.id === id && criterion.verdict === 'ok' && criterion.maxPoints > 0) ??
        [],
    )
    .slice(0, brief ? 1 : 2)
    .map(({ label, advice }) => fr`${label} : ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`);
  const line = cv.experiences.flatMap(({ bullets }) => bullets).find((text) => /\d/.test(text));
  const told = quotes.length > 0 ? fr`votre CV dit bien ${quotes.join(', ')}, que l’offre recherche.` : base(cv);
  const concrete =
    !brief && quotes.length < 3 && line
      ? fr` La ligne « ${shorten(line, 80)} » est concrète, c’est ce qu’un recruteur retient.`
      : '';
  return [fr`Ce qui tient : ${told}${concrete}`, ...held].join(' ');
}

function base({ experiences }: ParsedCv): string {
  const named = experiences.find(({ title }) => title)?.title;
  return named
    ? fr`votre parcours se lit, et « ${shorten(named, 60)} » dit clairement d’où vous partez. C’est une base solide pour la suite.`
    : fr`peu de choses pour l’instant, et c’est une bonne nouvelle : chaque ligne ajoutée comptera. Commencez par un poste, même court, même bénévole.`;
}

const list = new Intl.ListFormat('fr');

function gaps({ keywords, criteria }: Report): string {
  const must = keywords.missing.filter(({ importance }) => importance === 'must').map(({ term }) => fr`« ${term} »`);
  if (must.length > 0) {
    // « et 1 autre » would be no shorter than its name.
    const told = must.length > 5 ? [...must.slice(0, 4), `${must.length - 4} autres`] : must;
    return fr`Ce qui manque : l’offre demande ${list.format(told)}, et votre CV n’en parle pas. Si vous l’avez fait, même un peu ou ailleurs, écrivez-le avec un exemple. Si vous ne l’avez pas, ne l’inventez pas : cela se voit en entretien.`;
  }
  const weakest = criteria
    .filter(({ verdict }) => verdict === 'missing' || verdict === 'partial')
    .sort((a: Criterion, b: Criterion) => b.maxPoints - b.points - (a.maxPoints - a.points))[0];
  return weakest ? fr`Le point le plus faible : « ${weakest.label} ». ${weakest.advice}` : '';
}

function firstSteps({ recommendations }: Report): string {
  const { top, others } = topChanges(recommendations);
  // What cannot be changed here is said where nothing else is to do.
  const steps = top.length > 0 ? top : others.filter(({ gain }) => gain > 0).slice(0, topCount);
  if (steps.length === 0) return '';
  const told = steps.map(({ title, gain }, index) => fr`${index + 1}. ${title} (${points(gain)})`);
  return [fr`Par où commencer :`, ...told].join('\n');
}

/** Whole points, never more than the change can win. */
function points(gain: number): string {
  const whole = Math.floor(gain);
  if (whole < 1) return 'moins d’un point';
  return `+${whole}\u00a0point${whole > 1 ? 's' : ''}`;
}

function closing({ recommendations }: Report, brief: boolean): string {
  const rewording = recommendations.find(({ action }) => action?.kind === 'replace-line');
  const after = rewording?.action?.kind === 'replace-line' ? rewording.action.after : null;
  const example = after && !brief ? fr`Dans vos missions, préférez par exemple « ${shorten(after, 100)} ». ` : '';
  return fr`${example}Chaque changement se fait ici même, et le score suit aussitôt. Rien n’est ajouté à votre CV sans vous : ce sont vos faits, mieux montrés.`;
}
