import type { CvDocument } from '@coach/contracts/cv-document';

type Section = CvDocument['sections'][number];

const experience: Section = {
  kind: 'experience',
  title: 'Expérience professionnelle',
  blocks: [
    {
      kind: 'entry',
      title: 'Cheffe de projet événementiel',
      subtitle: 'Agence Belle-Île & Fils, Nantes',
      dates: 'janv. 2020 – aujourd’hui',
      bullets: [
        'Organisation de 14 salons professionnels par an, budgets de 40 k€ à 1,2 M€, jusqu’à 3 500 visiteurs par journée et 60 exposants à coordonner',
        'Négociation avec les prestataires : 12 % d’économies en deux ans',
      ],
    },
    {
      kind: 'entry',
      title: 'Assistante de production pour la programmation culturelle et les résidences d’artistes',
      subtitle: null,
      dates: 'sept. 2016 – déc. 2019',
      bullets: ['Suivi des contrats, des plannings et des « fiches techniques »'],
    },
  ],
};

/** A CV with everything a document can hold. */
export const fullCv: CvDocument = {
  fullName: 'Maëlys Le Goff-Œuvrard',
  headline: 'Cheffe de projet événementiel',
  contact: [
    { kind: 'city', text: 'Nantes (44)' },
    { kind: 'phone', text: '06 39 98 10 11' },
    { kind: 'email', text: 'maelys.legoff@example.com' },
    { kind: 'linkedin', text: 'linkedin.com/in/maelys-le-goff' },
  ],
  sections: [
    {
      kind: 'summary',
      title: 'Profil',
      blocks: [
        { kind: 'paragraph', text: 'Huit ans d’événements : j’aime les équipes calmes et les plannings tenus.' },
      ],
    },
    experience,
    {
      kind: 'skills',
      title: 'Compétences',
      blocks: [{ kind: 'list', inline: true, items: ['Gestion de projet', 'Excel', 'Budget & achats', 'C++ < C#'] }],
    },
    {
      kind: 'languages',
      title: 'Langues',
      blocks: [{ kind: 'list', inline: false, items: ['Français : langue maternelle', 'Anglais : C1'] }],
    },
  ],
};

/** Every text a reader of the document must find. */
export function textsOf(cv: CvDocument): string[] {
  const blocks = cv.sections.flatMap((section) => section.blocks);
  const ofBlocks = blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list') return block.items;
    return [block.title, block.subtitle ?? '', block.dates ?? '', ...block.bullets];
  });
  const head = [cv.fullName, cv.headline ?? '', ...cv.contact.map((one) => one.text)];
  return [...head, ...cv.sections.map((section) => section.title), ...ofBlocks].filter((text) => text !== '');
}

/** A CV of `jobs` jobs, whose lengths vary so that page ends fall everywhere. */
export function longCv(jobs: number): CvDocument {
  const blocks = Array.from({ length: jobs }, (_, job) => ({
    kind: 'entry' as const,
    title: `Poste numéro ${job + 1}`,
    subtitle: job % 3 === 0 ? null : `Entreprise ${job + 1}, Tours`,
    dates: `${1990 + job}`,
    bullets: Array.from({ length: (job * 7) % 5 }, (_, line) =>
      `Mission ${job + 1}.${line + 1} : ${'suivi des dossiers '.repeat(((job + line) % 9) + 1)}`.trim(),
    ),
  }));
  return { ...fullCv, sections: [{ ...experience, blocks }, ...fullCv.sections.slice(2)] };
}
