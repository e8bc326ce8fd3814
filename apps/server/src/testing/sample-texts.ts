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

/** Her profile as pasted from LinkedIn; a title and a date are not those of the CV. */
export const sampleProfile = `Élodie Marchetti
Assistante de gestion | Facturation, paie, tableaux de bord
Nantes, Pays de la Loire, France
Coordonnées
linkedin.com/in/elodie-marchetti
312 relations

Infos
Assistante de gestion depuis six ans, je tiens les factures, la paie et les tableaux de bord d'entreprises de la région nantaise.

Expérience
Responsable administrative
Ateliers du Quai · CDI
janv. 2019 - déc. 2023 · 5 ans
Nantes
Suivi de 120 factures par mois sous Sage
Préparation des paies de 35 salariés

Secrétaire comptable
Cabinet Loiret · CDI
sept. 2017 - déc. 2018 · 1 an 4 mois
Saisie comptable et rapprochements bancaires

Formation
Lycée Clemenceau
BTS, Comptabilité et gestion
2015 - 2017

Compétences
Excel
Sage
Gestion de la paie
Comptabilité

Langues
Anglais
Compétence professionnelle limitée`;
