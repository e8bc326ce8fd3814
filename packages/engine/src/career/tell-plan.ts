import type { CareerPlan, MissingSkill } from '@coach/contracts/features/career-advisor';
import { fr, shorten } from '../writing/fr.ts';

/** A plan as a text to read, copy or print: what it says on the screen, in the same order. */
export function tellPlan(plan: CareerPlan): string {
  const sections = [
    opening(plan),
    shown(plan),
    lacking(plan),
    bridges(plan),
    law(plan),
    days(plan),
    ways(plan),
    near(plan),
  ];
  return sections.filter((section) => section !== null).join('\n\n');
}

function section(title: string, lines: readonly string[]): string | null {
  return lines.length === 0 ? null : [title.toUpperCase(), ...lines].join('\n');
}

function opening({ goal, held, missing }: CareerPlan): string {
  const aim = goal.label
    ? fr`Votre objectif : ${goal.label}.`
    : fr`Votre objectif, comme vous le dites : « ${shorten(goal.said, 160)} ».`;
  return [aim, ...readingOf(goal), distance(held.length, missing.length)].join(' ');
}

function distance(held: number, missing: number): string {
  if (held === 0)
    return missing === 0
      ? fr`Il n’y a encore rien à comparer : nommez un métier, ou les compétences à développer.`
      : fr`Vous ne montrez encore aucune des compétences demandées ; il y en a ${missing} à acquérir.`;
  return missing === 0
    ? fr`Vous montrez tout ce que nous savons demander (${count(held, 'compétence')}).`
    : fr`Vous montrez ${count(held, 'compétence')} ; il en reste ${missing} à acquérir.`;
}

function readingOf({ occupation, certainty, near: others, demand, sector }: CareerPlan['goal']): string[] {
  const names = others.map(({ label }) => label).join(', ');
  if (!occupation)
    return [
      'Nous n’y reconnaissons pas un métier de notre répertoire : le plan s’appuie sur les compétences que vous nommez.',
      ...(names ? [fr`Vous pensez peut-être à : ${names}.`] : []),
    ];
  const read = certainty === 'near' ? [fr`C’est ce que nous avons compris.${names ? fr` Sinon : ${names}.` : ''}`] : [];
  if (demand === 'sector' && sector)
    return [
      ...read,
      fr`Nous n’avons pas de liste propre à ce métier : voici ce que demandent d’ordinaire les offres du secteur « ${sector} ».`,
    ];
  return demand === 'named'
    ? [...read, 'Nous n’avons pas de liste de ses demandes : le plan s’appuie sur les compétences que vous nommez.']
    : read;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number > 1 ? 's' : ''}`;
}

function shown({ held }: CareerPlan): string | null {
  return section(
    'Ce que vous montrez déjà',
    held.map(({ skill, evidence }) => fr`– ${skill} : « ${shorten(evidence.quote, 120)} »`),
  );
}

const weights: Record<MissingSkill['weight'], string> = {
  core: 'au cœur du métier',
  usual: 'souvent demandée',
  useful: 'un plus',
  own: 'nommée par vous',
};

function lacking({ missing, offersRead }: CareerPlan): string | null {
  return section(
    'À acquérir, dans l’ordre',
    missing.map(({ skill, weight, inOffers, started }, index) => {
      const all = offersRead === 1 ? 'votre offre' : `${inOffers} de vos ${offersRead} offres`;
      const offers = inOffers > 0 ? `, dans ${all}` : '';
      return `${index + 1}. ${skill} (${weights[weight]}${offers}${started ? ', déjà commencée' : ''})`;
    }),
  );
}

function bridges({ transferable }: CareerPlan): string | null {
  return section(
    'Ce qui se transpose',
    transferable.map(({ skill, why }) => fr`– ${skill}. ${why}`),
  );
}

function law({ regulated }: CareerPlan): string | null {
  return regulated && section('Ce que la loi demande', [regulated.detail, source(regulated.source)]);
}

function days({ steps }: CareerPlan): string | null {
  return section(
    'Votre plan sur quatre-vingt-dix jours',
    steps.map(({ days: within, title, why }) => fr`– Sous ${within} jours : ${title}. ${why}`),
  );
}

function ways({ routes }: CareerPlan): string | null {
  return section(
    'Les formations possibles',
    routes.flatMap(({ name, why, detail, conditions, source: from }) => [
      fr`– ${name} : ${why} ${detail} ${conditions.join(' ')} ${source(from)}`,
    ]),
  );
}

function near({ neighbours }: CareerPlan): string | null {
  return section(
    'Des métiers voisins',
    neighbours.map(
      ({ label, held, missing }) =>
        fr`– ${label} : vous avez ${held.join(', ')}${missing.length > 0 ? fr` ; il manquerait ${missing.slice(0, 3).join(', ')}` : ''}.`,
    ),
  );
}

function source({ title, read }: { title: string; read: string }): string {
  const [year, month, day] = read.split('-');
  return fr`(Source : ${title}, lu le ${day ?? ''}/${month ?? ''}/${year ?? ''}.)`;
}
