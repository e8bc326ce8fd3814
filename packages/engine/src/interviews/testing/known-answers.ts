import type { InterviewQuestion } from '@coach/contracts/interview';
import { parseOffer } from '../../offer/parse-offer.ts';

const question = (category: InterviewQuestion['category'], text: string): InterviewQuestion => ({
  category,
  question: text,
  tips: [],
  about: null,
});

const posts = {
  carer:
    'Aide-soignant(e) H/F\nEHPAD Les Glycines, Angers\nMissions : accompagner les résidents dans les soins d’hygiène, les repas et les déplacements, assurer les transmissions, travailler avec les familles.\nProfil : diplôme d’État d’aide-soignant, esprit d’équipe, patience.',
  seller:
    'Vendeur conseil H/F\nJardinerie Verdal, Tours\nMissions : accueillir et conseiller les clients, traiter les réclamations, tenir la caisse, mettre en rayon.\nProfil : première expérience en vente, sens du client.',
  accountant:
    'Comptable H/F\nGroupe Orsel, Nantes\nMissions : comptabilité fournisseurs, rapprochements bancaires, déclarations de TVA, préparation du bilan.\nProfil : BTS Comptabilité, maîtrise de Sage et d’Excel, rigueur.',
  developer:
    'Développeuse ou développeur web H/F\nAtelier Numa, Lille\nMissions : développer des applications en TypeScript et React, écrire des tests, participer aux revues de code.\nProfil : maîtrise de JavaScript, Git, esprit d’équipe.',
  forklift:
    'Cariste H/F\nLogivia, Orléans\nMissions : charger et décharger les camions, ranger les palettes au chariot élévateur, tenir le stock à jour, respecter les règles de sécurité.\nProfil : CACES R489 catégorie 3, rigueur.',
  cook: 'Cuisinier H/F\nRestaurant Le Vivier, Nantes\nMissions : préparer les plats, tenir le poste chaud, respecter les règles HACCP, gérer les commandes.\nProfil : CAP Cuisine, résistance au rythme du service.',
};

export type KnownAnswer = { quality: number; post: keyof typeof posts; answer: string };

export const offerOf = (post: keyof typeof posts) => parseOffer(posts[post]);

/** Answers as people give them, of known quality: 4 is the best. */
export const knownAnswers: { question: InterviewQuestion; answers: KnownAnswer[] }[] = [
  {
    question: question('comportement', 'Racontez une situation où vous avez dû calmer une personne mécontente.'),
    answers: [
      {
        quality: 4,
        post: 'carer',
        answer:
          'L’hiver dernier, à l’EHPAD Les Tilleuls, la fille d’une résidente est arrivée très en colère parce que sa mère n’était pas encore habillée à 11 heures. Nous étions deux pour 14 résidents ce matin-là. Je devais la rassurer sans retarder les repas. J’ai commencé par l’emmener dans le petit salon et je l’ai écoutée cinq minutes. J’ai ensuite expliqué l’ordre des soins, puis j’ai proposé de passer sa mère en premier les jours de visite et je l’ai noté dans les transmissions. Résultat, elle s’est excusée le jour même, et depuis il n’y a eu aucune plainte de cette famille. J’en ai retenu qu’il faut prévenir les familles avant qu’elles ne s’inquiètent.',
      },
      {
        quality: 3,
        post: 'seller',
        answer:
          'Quand je travaillais en jardinerie, un client est revenu furieux avec une tondeuse en panne qu’il avait achetée la semaine d’avant. Je devais lui trouver une solution avant le week-end. Je l’ai écouté, j’ai vérifié la garantie et j’ai appelé le fournisseur. Je lui ai prêté une machine du magasin. Finalement il est reparti content et il est revenu plusieurs fois depuis.',
      },
      {
        quality: 2,
        post: 'seller',
        answer:
          'Dans mon ancien magasin on avait souvent des clients mécontents. On essayait de les calmer, on leur expliquait les règles de remboursement et on a toujours trouvé une solution. Une fois une dame criait à la caisse, on a appelé le responsable et il a géré la réclamation avec elle.',
      },
      {
        quality: 1,
        post: 'carer',
        answer:
          'Euh, je pense que je suis quelqu’un d’assez calme, donc en fait, quand une personne n’est pas contente, il faut rester calme, voilà, et puis écouter un peu, et du coup en général ça se passe bien.',
      },
      { quality: 0, post: 'carer', answer: 'Ça ne m’est jamais arrivé.' },
    ],
  },
  {
    question: question('motivation', 'Pourquoi souhaitez-vous rejoindre notre entreprise ?'),
    answers: [
      {
        quality: 4,
        post: 'accountant',
        answer:
          'Deux choses m’attirent chez vous. D’abord, votre annonce parle de reprendre toute la comptabilité fournisseurs et la préparation du bilan, et c’est ce que je fais depuis quatre ans chez Belmont, où je traite 350 factures par mois sous Sage. Ensuite, le Groupe Orsel a plusieurs sociétés, et j’ai envie d’apprendre la consolidation. Chez Belmont, j’ai réduit le délai de clôture de 12 à 7 jours grâce à un tableau de rapprochements bancaires sur Excel. Je pourrai apporter cette méthode à votre équipe et tenir les déclarations de TVA en autonomie, parce que c’est déjà mon quotidien.',
      },
      {
        quality: 3,
        post: 'developer',
        answer:
          'Votre équipe travaille en TypeScript et React, avec des tests et des revues de code, et c’est la façon de travailler que je cherche. Pendant mon alternance, j’ai développé une application de réservation en React et j’ai appris à écrire des tests. J’aimerais progresser avec vous et je peux vous apporter ma rigueur sur les tests et ma curiosité.',
      },
      {
        quality: 2,
        post: 'accountant',
        answer:
          'Je souhaite rejoindre votre entreprise parce que c’est un groupe reconnu et que le poste correspond à mon profil. J’ai un BTS et de l’expérience en comptabilité. Je suis motivé et sérieux, et je cherche un poste stable près de chez moi.',
      },
      {
        quality: 1,
        post: 'developer',
        answer:
          'Bah en fait j’ai besoin de travailler, et du coup j’ai vu l’annonce, voilà, ça avait l’air pas mal, je crois que peut-être ça pourrait m’intéresser un petit peu.',
      },
      { quality: 0, post: 'accountant', answer: 'Pour le salaire.' },
    ],
  },
  {
    question: question('parcours', 'Parlez-moi de vous.'),
    answers: [
      {
        quality: 4,
        post: 'developer',
        answer:
          'Je suis développeuse web depuis cinq ans. Aujourd’hui, je travaille chez Nexalia, une société de transport, où je m’occupe de l’application de suivi des livraisons en TypeScript et React, utilisée par 1 200 chauffeurs. Avant cela, j’ai passé deux ans dans une agence où j’ai livré 15 sites, et c’est là que j’ai appris à écrire des tests. L’an dernier, j’ai divisé par trois le temps d’affichage de notre page principale, et j’ai formé deux juniors à Git. Je cherche maintenant une équipe où les revues de code comptent, et c’est ce que dit votre annonce : c’est pour cela que j’ai postulé.',
      },
      {
        quality: 3,
        post: 'cook',
        answer:
          'Je suis cuisinier, j’ai un CAP et six ans de métier. J’ai commencé en brasserie à Rennes, puis j’ai tenu le poste chaud pendant trois ans dans un restaurant de 60 couverts. Je connais bien les règles HACCP et je gérais aussi les commandes. Aujourd’hui je souhaite une cuisine plus travaillée, et votre restaurant correspond à ce que je cherche.',
      },
      {
        quality: 2,
        post: 'cook',
        answer:
          'J’ai 34 ans, je suis cuisinier depuis longtemps. J’ai travaillé dans plusieurs restaurants et j’ai fait un peu de tout. Je suis dynamique, motivé et j’aime le travail en équipe.',
      },
      {
        quality: 1,
        post: 'developer',
        answer:
          'Euh alors moi c’est Julien, voilà, j’aime bien les jeux vidéo et la musique, je fais du foot avec des potes le dimanche, et du coup, euh, voilà, je sais pas trop quoi dire d’autre.',
      },
      { quality: 0, post: 'cook', answer: 'Tout est dans mon CV.' },
    ],
  },
  {
    question: question(
      'situation',
      'Que feriez-vous si vous constatiez un danger pour la sécurité pendant votre service ?',
    ),
    answers: [
      {
        quality: 4,
        post: 'forklift',
        answer:
          'D’abord, je sécurise : j’arrête mon chariot et je balise la zone pour que personne n’entre. Ensuite je préviens le chef de quai, parce que la consigne est de ne jamais déplacer seul une charge instable. Je note l’heure et je remplis la fiche d’incident. C’est arrivé il y a deux ans chez Transvia : une palette de 800 kilos penchait à 6 mètres de haut. J’ai bloqué l’allée, j’ai appelé un collègue avec le CACES 5 et nous avons redescendu la palette en vingt minutes. Résultat, aucun blessé, et depuis on contrôle les montants du rayonnage chaque lundi.',
      },
      {
        quality: 3,
        post: 'forklift',
        answer:
          'Je commence par arrêter ce que je fais et par mettre tout le monde à distance. Ensuite je préviens mon responsable et je reste sur place pour que personne ne passe. Après, je remplis le registre, parce que si on ne note rien l’accident revient. Avec le chariot élévateur, je vérifie aussi les freins et les fourches chaque matin.',
      },
      {
        quality: 2,
        post: 'cook',
        answer:
          'Je préviendrais tout de suite mon chef et je suivrais les consignes de sécurité. La sécurité est très importante en cuisine, il faut faire attention à l’hygiène et aux couteaux.',
      },
      {
        quality: 1,
        post: 'forklift',
        answer:
          'La sécurité c’est vraiment important pour moi, on doit toujours faire attention, c’est l’affaire de tous.',
      },
      { quality: 0, post: 'cook', answer: 'Je ne sais pas trop.' },
    ],
  },
];
