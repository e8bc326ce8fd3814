import { groundingOf } from '../find-ungrounded.ts';

/** Parts of an invented CV, each in place of what it has without. */
type Parts = { jobs?: string; duty?: string; study?: string; more?: string };

/** A short invented CV with some line of its own. */
export function cvWith({ jobs, duty, study, more }: Parts): string {
  return `Nadia Ferrand
Vendeuse
8 rue des Tanneurs, 80000 Amiens
nadia.ferrand@example.org – 01 99 00 12 12

EXPÉRIENCE PROFESSIONNELLE
${jobs ?? 'Vendeuse – Boutique Solène, Amiens\nMars 2018 – Août 2022\n- Accueil de la clientèle\n- Tenue de la caisse'}
${duty ? `- ${duty}` : ''}

FORMATION
${study ?? '2016 – BTS Management commercial, Lycée Delambre, Amiens'}

${more ?? ''}`;
}

/** What is found in a text about the owner of such a CV: the kinds, in order. */
export function kindsFound(parts: Parts, text: string): string[] {
  return groundingOf({ cv: cvWith(parts), today: '2026-11-22' })(text).map(({ kind }) => kind);
}
