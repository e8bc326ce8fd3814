import type { Letter } from '@coach/contracts/letter';

const sentence = (text: string) => ({ text, evidence: [] });

/** A letter with what a name, an employer and a sentence may hold. */
export const fullLetter: Letter = {
  tone: 'professionnel',
  sender: {
    fullName: 'Maëlys Le Goff-Œuvrard',
    city: 'Quimper',
    phone: '06\u00a039\u00a098\u00a012\u00a034',
    email: 'maelys.legoff@example.com',
  },
  recipient: { company: 'Ateliers <Roc & Fils>', contact: 'Madame la directrice', city: 'Brest' },
  placeAndDate: 'Quimper, le 21 novembre 2026',
  subject: 'Candidature au poste de cheffe d’atelier (référence 26-12)',
  salutation: 'Madame la Directrice,',
  paragraphs: [
    {
      role: 'you',
      sentences: [
        sentence('Vous équipez 40 chantiers.'),
        sentence('Votre besoin\u00a0: un atelier qui tient ses délais.'),
      ],
    },
    {
      role: 'me',
      sentences: [sentence('J’ai encadré 8 personnes chez Kerlann\u202f; le délai est passé de 12 à 5 jours.')],
    },
    { role: 'us', sentences: [sentence('Je souhaite vous rencontrer\u202f!')] },
  ],
  closing: 'Veuillez agréer, Madame la Directrice, mes salutations distinguées.',
  signature: 'Maëlys Le Goff-Œuvrard',
  missing: [],
  words: 48,
};

/** A letter whose paragraphs are repeated. */
export function longLetter(times: number): Letter {
  return { ...fullLetter, paragraphs: Array.from({ length: times }, () => fullLetter.paragraphs).flat() };
}

/** A letter of some 400 words. */
export function wordyLetter(): Letter {
  const said = sentence(
    'J’ai encadré huit personnes chez Kerlann pendant trois ans, de la préparation à la livraison.',
  );
  const paragraphs = Array.from({ length: 4 }, () => ({ role: 'me' as const, sentences: Array(6).fill(said) }));
  return { ...fullLetter, paragraphs };
}

/** Every text a reader must find on the page, in order. */
export function textsOfLetter(letter: Letter): string[] {
  const { sender, recipient } = letter;
  return [
    sender.fullName,
    sender.city,
    sender.email,
    recipient.company,
    recipient.contact,
    recipient.city,
    letter.placeAndDate,
    `Objet\u00a0: ${letter.subject}`,
    letter.salutation,
    ...letter.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
    letter.closing,
    letter.signature,
  ].filter((text) => text !== null);
}
