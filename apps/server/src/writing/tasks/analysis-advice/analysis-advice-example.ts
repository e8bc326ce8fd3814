import type { ItemsAnswer } from '../../items.ts';
import type { AnalysisAdviceInput } from './analysis-advice-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const analysisAdviceExample: { input: AnalysisAdviceInput; output: ItemsAnswer } = {
  input: {
    cvText: [
      'Yanis Lebrun',
      'Magasinier',
      'EXPÉRIENCE PROFESSIONNELLE',
      'Magasinier, Fournitures Duval, Angers, 2019 à 2024',
      '- Réception des marchandises et rangement en rayon',
      '- Participé à l’inventaire annuel',
      'Employé libre-service, Marché Ligérien, Angers, 2017 à 2019',
      '- Mise en rayon des produits frais',
      'COMPÉTENCES',
      'Excel, CACES R489 catégorie 3',
    ].join('\n'),
    offerText: [
      'Préparateur de commandes (H/F), Trélazé. CDI.',
      'Vous préparez les commandes au scanner, conduisez un chariot élévateur (CACES R489 catégorie 3) et tenez le stock à jour sous Excel.',
      'La maîtrise de SAP est appréciée.',
    ].join('\n'),
    findings: [
      'Demandé et présent : CACES R489 catégorie 3 (« CACES R489 catégorie 3 »), Excel (« Excel »)',
      'Demandé et absent : préparation de commandes',
      'Apprécié et absent : SAP',
    ].join('\n'),
    items: [
      {
        key: 'detail',
        title: 'Montrez « Excel » à l’œuvre',
        text: 'Votre CV le cite sans dire où. Une phrase dans un poste (où, pour quoi faire) pèse plus qu’une liste.',
      },
      {
        key: 'detail',
        title: 'Avez-vous pratiqué « préparation de commandes » ?',
        text: 'L’offre le demande, votre CV n’en parle pas. Si c’est le cas, une phrase suffit : où, quand, pour quoi faire.',
      },
      {
        key: 'analysis',
        text: 'Ce qui manque : l’offre demande « préparation de commandes », et votre CV n’en parle pas. Si vous l’avez fait, même un peu ou ailleurs, écrivez-le avec un exemple. Si vous ne l’avez pas, ne l’inventez pas : cela se voit en entretien.',
      },
    ],
    tone: 'professionnel',
  },
  output: {
    texts: [
      {
        item: 1,
        text: 'L’offre veut un stock tenu à jour sous Excel, et votre CV ne cite ce mot que dans la liste des compétences. Sous le poste de magasinier chez Fournitures Duval, dites ce que vous teniez dans un tableau, si c’était le cas : les entrées, les écarts, l’inventaire.',
      },
      {
        item: 2,
        text: 'C’est le cœur de l’annonce, et votre CV parle de réception et de rangement, pas de commandes. En avez-vous préparé chez Fournitures Duval ou au Marché Ligérien, même en renfort ? Une ligne suffit alors : pour qui, avec quel outil, combien par jour.',
      },
      {
        item: 3,
        text: 'Ce qui manque : l’offre demande « préparation de commandes », et votre CV n’en dit rien, alors que la réception et le rangement en sont voisins. Si vous en avez fait, même un peu, écrivez-le avec un exemple. Sinon, ne l’inventez pas : cela se voit en entretien.',
      },
    ],
  },
};
