/** An invented CV, as the reader would give it. */
export const sampleCv = `Élodie Marchetti
Assistante de gestion
elodie.marchetti@example.com
06 12 34 56 78
Nantes

PROFIL
Assistante de gestion depuis six ans, à l'aise avec les chiffres et les équipes.

EXPÉRIENCE PROFESSIONNELLE
Assistante de gestion, Ateliers du Quai
01/2020 - 12/2023
- Suivi de 120 factures par mois sous Sage
- Préparation des paies de 35 salariés
- Tenue des tableaux de bord sous Excel

Secrétaire comptable, Cabinet Loiret
09/2017 - 12/2019
- Saisie comptable et rapprochements bancaires
- Accueil téléphonique et gestion des agendas

FORMATION
BTS Comptabilité et gestion, Lycée Clemenceau, 2017

COMPÉTENCES
Excel, Sage, comptabilité, gestion de la paie, Word

LANGUES
Français (langue maternelle), anglais B2`;

export const sampleOffer = `Assistant comptable (H/F) - CDI - Nantes
La société Brise Marine recherche un assistant comptable.
Profil recherché : BTS comptabilité, 3 ans d'expérience minimum.
Maîtrise d'Excel et de Sage exigée. La connaissance de Power BI est un plus.
Rigueur et sens de l'organisation. Anglais B1.`;
