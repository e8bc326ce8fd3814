import type { MissingSkill, PlanLink, PlanStep } from '@coach/contracts/features/career-advisor';
import articles from '../../data/career/articles.json' with { type: 'json' };
import { enumerated } from '../letters/french/link-words.ts';
import { sectorOf } from '../skills/skill-links.ts';
import { fr, shorten } from '../writing/fr.ts';
import { steppingStone } from './find-neighbours.ts';
import { labelOf } from './occupation-names.ts';
import { demandsHeld, isClosed, type PlanContext, papersMissing, shareHeld, skillsMissing } from './plan-context.ts';
import { termOf } from './prove-skills.ts';

type ArticleId = keyof typeof articles.titles;

const article = (id: ArticleId): PlanLink => ({ to: 'article', id, title: articles.titles[id] });
const place = (to: Exclude<PlanLink['to'], 'article'>): PlanLink => ({ to });
const quoted = (names: readonly string[]) => enumerated(names.map((name) => fr`« ${name} »`));
const step = (days: PlanStep['days'], title: string, why: string, link: PlanLink | null): PlanStep => ({
  days,
  title,
  why,
  link,
});

/** Ninety days of things to do that follow from the gaps, each with why and where. */
export function planSteps(context: PlanContext): PlanStep[] {
  return [firstMonth, secondMonth, thirdMonth].flatMap((month) => month(context).flatMap((each) => each ?? []));
}

type Steps = (PlanStep | null)[];

function firstMonth(context: PlanContext): Steps {
  return [
    chooseOccupation(context),
    nameWhatIsDone(context),
    keepOffers(context),
    askPeople(context),
    startSkill(context),
  ];
}

function secondMonth(context: PlanContext): Steps {
  return [
    openTheWay(context),
    stoneStep(context),
    passPaper(context),
    tryTheWork(context),
    proveSkill(context),
    askEmployer(context),
  ];
}

function thirdMonth(context: PlanContext): Steps {
  return [practise(context), measureAgain(context), apply(context), tellProfile(context)];
}

function chooseOccupation({ goal }: PlanContext): PlanStep | null {
  if (goal.occupation) return null;
  const near = goal.near.slice(0, 3).map(({ label }) => label);
  const title =
    near.length > 0
      ? fr`Choisissez entre ${quoted(near)}, ou un autre métier`
      : 'Nommez un métier, pas seulement une envie';
  return step(
    30,
    title,
    'Sans métier précis, on ne peut comparer vos acquis qu’à ce que vous avez nommé vous-même.',
    article('choisir-trois-metiers-cibles'),
  );
}

/** What is proved in other words is worth its name: the words of the trade are those that are looked for. */
function nameWhatIsDone({ held, hasCv, transferable, missing }: PlanContext): PlanStep | null {
  const [unnamed, ...others] = held.filter(({ words, evidence }) => words === 'other' && evidence.source === 'cv');
  if (unnamed) {
    const names = [unnamed, ...others].slice(0, 3).map(({ skill }) => skill);
    const why = fr`Votre CV dit « ${shorten(unnamed.evidence.quote, 70)} » ; une annonce dit « ${unnamed.skill} ». Le même travail, sous le nom que l’on cherche.`;
    return step(30, fr`Écrivez ${quoted(names)} dans votre CV`, why, place('cv'));
  }
  if (!hasCv)
    return step(
      30,
      'Déposez votre CV, puis refaites cette analyse',
      'Sans CV, ce plan ne s’appuie que sur vos trois réponses.',
      place('cv'),
    );
  const [told] = [
    ...held.filter(({ evidence }) => evidence.source !== 'cv'),
    ...transferable.filter(({ evidence }) => evidence.source === 'experiences'),
  ];
  if (!told) return null;
  const isNear = missing.some(({ skill }) => skill === told.skill);
  const why = isNear
    ? fr`Ce que vous racontez s’en approche : « ${shorten(told.evidence.quote, 70)} ». Écrivez-le sous ce nom si c’est bien cela.`
    : 'Vous le dites ici, et votre CV ne le montre pas encore.';
  return step(30, fr`Ajoutez « ${told.skill} » à votre CV, avec l’exemple que vous donnez`, why, place('cv'));
}

function keepOffers({ goal, missing, offersRead }: PlanContext): PlanStep | null {
  const [first, second] = missing;
  if (!goal.label || offersRead >= 3 || !first) return null;
  const compared = second
    ? fr`laquelle, de « ${first.skill} » ou de « ${second.skill} », y revient le plus`
    : fr`si « ${first.skill} » y revient souvent`;
  const title =
    offersRead === 0
      ? fr`Gardez trois offres de ce métier près de chez vous`
      : 'Complétez jusqu’à trois offres de ce métier';
  return step(
    30,
    title,
    fr`L’ordre de ce plan est celui du métier en général ; vos offres diront ${compared}.`,
    place('jobs'),
  );
}

function askPeople({ goal, missing }: PlanContext): PlanStep | null {
  const gaps = missing
    .filter(({ rank }) => rank !== null)
    .slice(0, 2)
    .map(({ skill }) => skill);
  if (!goal.label || gaps.length === 0) return null;
  return step(
    30,
    fr`Demandez à deux personnes du métier comment elles ont appris ${quoted(gaps)}`,
    'Leur réponse dit si cela s’apprend sur le poste ou s’il faut une formation avant.',
    article('enquete-metier-sept-questions'),
  );
}

function startSkill(context: PlanContext): PlanStep | null {
  const [first] = skillsMissing(context);
  if (!first || isClosed(context)) return null;
  return step(30, fr`Commencez par « ${first.skill} » : ${firstTry(first.skill)}`, whyFirst(first), null);
}

/** How such a thing is first met: with people, with a document, or beside someone; never done without its licence. */
function firstTry(skill: string): string {
  const file = sectorOf(termOf(skill).name);
  if (file === 'management')
    return 'demandez à mener une chose à plusieurs, un point du matin ou l’accueil d’une personne';
  if (file === 'it' || file === 'general' || file === 'communication')
    return 'servez-vous-en pour un document ou une tâche que vous connaissez déjà';
  return file === null
    ? 'donnez-vous une première occasion de vous en servir cette semaine, même courte'
    : 'demandez à passer une demi-journée auprès de quelqu’un dont c’est le travail';
}

function whyFirst({ started, inOffers, weight }: MissingSkill): string {
  if (started) return fr`Vous l’avez commencée : « ${shorten(started.quote, 70)} ».`;
  if (inOffers > 0) return inOffers === 1 ? 'Une de vos offres la demande.' : `${inOffers} de vos offres la demandent.`;
  if (weight === 'own') return 'C’est celle que vous nommez en premier.';
  return 'C’est, parmi celles qui vous manquent, la plus demandée pour ce métier.';
}

/** Beside an occupation that a diploma closes, one that is open and counts towards it. */
function stoneStep(context: PlanContext): PlanStep | null {
  const { goal, regulation } = context;
  const stone =
    goal.occupation && isClosed(context) && regulation?.way === 'institut' ? steppingStone(goal.occupation) : null;
  if (!stone) return null;
  const title = fr`Regardez un emploi voisin, ouvert sans ce diplôme : ${labelOf(stone, goal.gender)}`;
  return step(
    60,
    title,
    'On y voit le métier de près, et cette expérience compte pour la sélection ou pour une VAE.',
    article('vae-aide-soignant-depuis-un-poste-d-ash'),
  );
}

function openTheWay(context: PlanContext): PlanStep | null {
  const { regulation, goal } = context;
  if (!regulation || !isClosed(context) || !goal.label) return null;
  const titles: Record<string, string> = {
    institut: 'Demandez à deux instituts leurs dates de sélection, leurs places et leurs dispenses',
    university: 'Vérifiez auprès de l’organisme qui délivre le diplôme quelles années vous seraient comptées',
    contest: 'Notez les dates d’inscription au concours et téléchargez les sujets de la dernière session',
    licence: 'Demandez trois devis de formation avec leurs dates, et lequel est finançable',
  };
  return step(
    60,
    titles[regulation.way] ?? titles.institut ?? '',
    'La loi le demande avant d’exercer : c’est ce qui fixe votre calendrier.',
    article('projet-de-transition-professionnelle'),
  );
}

function passPaper(context: PlanContext): PlanStep | null {
  const papers = papersMissing(context);
  const [paper] = papers;
  if (!paper || (isClosed(context) && context.regulation?.way === 'licence')) return null;
  const why =
    papers.length > 1
      ? fr`Il vous manque aussi ${quoted(papers.slice(1, 3).map(({ skill }) => skill))} : demandez s’ils se passent ensemble.`
      : 'C’est un papier à date : il se passe en formation courte et se lit d’un coup d’œil.';
  return step(60, fr`Inscrivez-vous pour « ${paper.skill} »`, why, article('choisir-une-formation-avec-le-cpf'));
}

function tryTheWork(context: PlanContext): PlanStep | null {
  const { goal, demands } = context;
  if (!goal.label || demands.skills.length === 0 || shareHeld(context) >= 0.5) return null;
  const why = fr`Vous montrez ${demandsHeld(context)} des ${demands.skills.length} demandes : mieux vaut avoir vu une journée entière avant de s’engager.`;
  return step(
    60,
    'Passez quelques jours dans une entreprise du métier',
    why,
    article('essayer-un-metier-en-immersion'),
  );
}

function proveSkill(context: PlanContext): PlanStep | null {
  const [, second] = skillsMissing(context);
  const bridge = context.transferable.find(({ towards }) =>
    skillsMissing(context).some(({ skill }) => skill === towards),
  );
  if (bridge)
    return step(
      60,
      fr`Passez de « ${bridge.skill} » à « ${bridge.towards ?? ''} »`,
      fr`${bridge.why} Vous partez donc d’un acquis : « ${shorten(bridge.evidence.quote, 70)} ».`,
      article('traduire-son-metier-dans-les-mots-d-un-autre'),
    );
  if (!second || isClosed(context)) return null;
  const why = second.inOffers > 0 ? whyFirst(second) : 'C’est la suivante dans l’ordre des demandes.';
  return step(
    60,
    fr`Apprenez ensuite « ${second.skill} » et gardez une trace de ce que vous produisez`,
    why,
    papersMissing(context).length > 0 ? null : article('choisir-une-formation-avec-le-cpf'),
  );
}

function askEmployer(context: PlanContext): PlanStep | null {
  const { situation, goal } = context;
  const gaps = skillsMissing(context)
    .slice(0, 3)
    .map(({ skill }) => skill);
  if (isClosed(context) || !goal.label || gaps.length === 0 || situation.work === 'employee') return null;
  return step(
    60,
    fr`Proposez à un employeur de vous former à ${quoted(gaps)} avant l’embauche`,
    'Si vous êtes inscrit à France Travail, la POEI paie cette formation.',
    article('proposer-une-poei'),
  );
}

/** What is told in a sentence is easier to tell aloud than what stands in a list. */
function practise({ held, transferable, missing, goal }: PlanContext): PlanStep | null {
  // What only comes near a demand is no support for it.
  const sure = transferable.filter(({ skill }) => !missing.some((each) => each.skill === skill));
  const all = [...held, ...sure];
  const told = all.find(({ skill, evidence }) => evidence.quote.length > skill.length + 12);
  const strongest = told ?? all[0];
  if (!strongest || !goal.label) return null;
  const why = told
    ? fr`C’est un bon appui pour ce métier : « ${shorten(told.evidence.quote, 70)} ».`
    : 'Votre CV la cite sans exemple : c’est la première chose qu’on vous demandera.';
  return step(90, fr`Entraînez-vous à raconter « ${strongest.skill} » en deux minutes`, why, place('interview'));
}

function measureAgain({ goal, hasCv }: PlanContext): PlanStep | null {
  if (!goal.label || !hasCv) return null;
  return step(
    90,
    'Analysez votre CV corrigé face à une de vos offres',
    'Le score dit ce que les deux premiers mois ont changé, et ce qui manque encore.',
    place('cv'),
  );
}

function apply(context: PlanContext): PlanStep | null {
  const { goal } = context;
  if (!goal.label || isClosed(context)) return null;
  const title =
    shareHeld(context) >= 0.5
      ? 'Répondez à cinq offres, et notez à quelle demande vous n’avez pas su répondre'
      : 'Répondez à deux offres qui acceptent une personne à former';
  return step(
    90,
    title,
    'Ce que les recruteurs vous demandent vaut mieux que toute liste : corrigez l’ordre du plan avec leurs réponses.',
    article('lire-une-offre-ligne-a-ligne'),
  );
}

function tellProfile({ goal }: PlanContext): PlanStep | null {
  if (!goal.label) return null;
  return step(
    90,
    'Mettez ce métier dans le titre de votre profil LinkedIn',
    fr`C’est par le nom du métier que l’on cherche un profil.`,
    place('linkedin'),
  );
}
