import type { Letter } from '@coach/contracts/letter';

const said = (...texts: string[]) => texts.map((text) => ({ text, evidence: [] }));

/** An invented letter, which says so by its name, to show the models of letter with. */
export const exampleLetter: Letter = {
  tone: 'professionnel',
  sender: {
    fullName: 'Camille Exemple',
    city: 'Nantes',
    phone: '06\u00a039\u00a098\u00a045\u00a067',
    email: 'camille.exemple@example.com',
  },
  recipient: { company: 'Maison Modèle', contact: 'Madame Jeanne Fictif, responsable du recrutement', city: 'Rennes' },
  placeAndDate: 'Nantes, le 21 novembre 2026',
  subject: 'Candidature au poste de chargée de projets événementiels (réf. CP-2026-14)',
  salutation: 'Madame,',
  paragraphs: [
    {
      role: 'you',
      sentences: said(
        'Votre maison prépare chaque année douze salons et ouvre en mars un lieu d’exposition à Rennes\u202f: l’équipe que vous constituez devra mener de front ces deux calendriers.',
        'C’est à cette exigence que je souhaite répondre en vous proposant ma candidature.',
      ),
    },
    {
      role: 'me',
      sentences: said(
        'Depuis cinq ans, je conduis des projets événementiels pour l’agence Les Ateliers de l’Exemple, du premier budget jusqu’au bilan.',
        'J’y ai coordonné vingt-huit manifestations, de la conférence de quarante personnes au salon de deux mille visiteurs, avec des équipes de trois à quinze prestataires.',
        'En 2025, la renégociation des contrats de location a réduit les dépenses techniques de 12\u202f%, sans rien retirer à la qualité de l’accueil.',
      ),
    },
    {
      role: 'me',
      sentences: said(
        'Ma licence professionnelle des métiers de l’événement et une pratique quotidienne de l’anglais me permettent de travailler aussi bien avec des artistes qu’avec des exposants étrangers.',
        'Je tiens les plannings, les autorisations et la sécurité avec la même attention que la scénographie.',
      ),
    },
    {
      role: 'us',
      sentences: said(
        'Je serais heureuse de vous présenter deux de ces projets et d’imaginer avec vous l’ouverture de votre lieu rennais.',
        'Je suis disponible dès le mois de janvier pour un entretien, à Rennes ou à distance.',
      ),
    },
  ],
  closing: 'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.',
  signature: 'Camille Exemple',
  missing: [],
  words: 215,
};
