import type { LetterAnswer, LetterTaskInput } from './letter-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const letterExample: { input: LetterTaskInput; output: LetterAnswer } = {
  input: {
    cvText: [
      'Maëlle Quéré',
      'Vendeuse en boulangerie',
      'Boulangerie du Port, Brest — vendeuse, mars 2021 à août 2025',
      '- Service de 150 clients par jour, encaissement, commandes des restaurants',
      '- Mise en place de la vitrine et étiquetage des allergènes',
      'CAP Équipier polyvalent du commerce, lycée de l’Elorn, 2020',
    ].join('\n'),
    offerText: [
      'Fromagerie Kerlann, Quimper. Vendeur ou vendeuse en crémerie-fromagerie (CDI).',
      'Vous accueillez la clientèle, conseillez les produits, tenez la caisse et la vitrine réfrigérée. La découpe s’apprend chez nous.',
    ].join('\n'),
    company: 'Fromagerie Kerlann',
    tone: 'professionnel',
    extra: '',
    outline: {
      subject: 'Candidature au poste de vendeuse en crémerie-fromagerie',
      sentences: [
        'Vous cherchez une personne qui accueille, conseille et tient la vitrine.',
        'À la Boulangerie du Port, j’ai servi 150 clients par jour.',
        'Je souhaite apprendre la découpe à vos côtés.',
      ],
      missing: ['découpe de fromages'],
    },
  },
  output: {
    subject: 'Candidature au poste de vendeuse en crémerie-fromagerie',
    paragraphs: [
      'Pour votre crémerie-fromagerie de Quimper, vous cherchez quelqu’un qui accueille, conseille et tient à la fois la caisse et la vitrine. C’est ce mélange de vente et de soin du produit qui m’amène à vous écrire.',
      'De mars 2021 à août 2025, à la Boulangerie du Port, à Brest, j’ai servi 150 clients par jour, tenu l’encaissement et préparé les commandes des restaurants. Chaque matin, je montais la vitrine et j’étiquetais les allergènes : une clientèle bien renseignée revient, et choisit plus volontiers.',
      'La découpe s’apprend chez vous, dit votre annonce ; j’aimerais l’apprendre à vos côtés. En échange, vous trouveriez d’emblée une vendeuse à l’aise au comptoir, titulaire d’un CAP Équipier polyvalent du commerce. Je serais heureuse d’en parler avec vous.',
    ],
  },
};
