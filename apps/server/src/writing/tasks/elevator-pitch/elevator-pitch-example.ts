import type { PitchAnswer, PitchTaskInput } from './elevator-pitch-task.ts';

/** An invented person and offer: what a good answer looks like. */
export const pitchExample: { input: PitchTaskInput; output: PitchAnswer } = {
  input: {
    cvText: [
      'Idriss Fontanel',
      'Technicien de maintenance',
      'Laiterie du Haut-Forez, Montbrison — technicien de maintenance, février 2020 à mai 2026',
      '- Dépannage de 4 lignes de conditionnement, en équipe de deux',
      '- Mise en place d’un carnet de pannes partagé avec la production',
      'BTS Maintenance des systèmes, lycée de l’Astrée, 2019',
    ].join('\n'),
    offerText: [
      'Sucrerie Valmont, Artenay. Technicien de maintenance (CDI).',
      'Vous assurez le dépannage et la maintenance préventive des lignes, et formez les conducteurs aux premiers gestes.',
    ].join('\n'),
    seniority: 'Senior',
    draft:
      'Bonjour, j’ai travaillé comme technicien de maintenance à la Laiterie du Haut-Forez. J’ai dépanné 4 lignes de conditionnement, en équipe de deux. Aujourd’hui, je postule chez vous au poste de technicien de maintenance.',
  },
  output: {
    pitch:
      'Bonjour, je m’appelle Idriss Fontanel et je suis technicien de maintenance. De 2020 à 2026, à la Laiterie du Haut-Forez, j’ai dépanné quatre lignes de conditionnement, en équipe de deux. Quand une ligne s’arrête, tout le monde attend : j’y ai appris à chercher la cause avant de changer la pièce. J’ai aussi mis en place un carnet de pannes partagé avec la production, pour que chacun voie ce qui revient. Votre annonce parle de maintenance préventive et de conducteurs à former aux premiers gestes. C’est la suite que je cherche : j’aimerais y mettre ce que j’ai appris au pied des machines. Par quoi voulez-vous que nous commencions ?',
  },
};
