import type { Seniority } from '@coach/contracts/interview';

/** What is expected of a person, for the instructions of a task. */
export const seniorityLine: Record<Seniority, string> = {
  Junior: 'Niveau : 0 à 2 ans de métier. Un stage, un projet d’études ou un engagement valent un emploi.',
  'Mid-level': 'Niveau : 3 à 5 ans de métier. On attend des exemples portés soi-même, avec leur résultat.',
  Senior: 'Niveau : 6 ans de métier et plus. On attend aussi ce que les choix ont changé pour les autres.',
  Executive: 'Niveau : direction. On attend des décisions, leurs enjeux et leurs résultats.',
};
