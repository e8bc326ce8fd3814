/**
 * What an honest person can still say when CV and offer tell next to nothing: what they wish to learn and to ask. Used
 * only when no fact is left.
 */
export const lastResort: readonly string[] = [
  'Ce que je ne connais pas encore de ce travail, je souhaite l’apprendre auprès des personnes qui le pratiquent chez vous.',
  'J’aimerais comprendre comment se déroule une journée à ce poste, avec quels interlocuteurs, et ce que vous attendez des premières semaines.',
  'Si quelques jours d’essai ou de découverte vous aident à décider, je m’y prêterai volontiers.',
  'Je souhaite que ma candidature soit jugée sur ce que je sais faire et sur ce que je pourrai apprendre.',
  'Je répondrai à toutes vos questions, y compris sur ce qui manque à mon parcours.',
  'J’aimerais voir le lieu de travail et entendre ce qui compte le plus pour vous dans cette fonction.',
  'Vos consignes, vos procédures et vos habitudes seront mon point de départ, et je demanderai à faire relire mon travail tant qu’il le faudra.',
  'Je souhaite un cadre où poser des questions est bien vu, parce que c’est ainsi que l’on évite les erreurs.',
  'Je préfère dire franchement ce que j’ignore que le laisser découvrir plus tard.',
  'Mon objectif est de tenir ce poste dans la durée et d’y prendre peu à peu plus de responsabilités.',
  'Je peux échanger par téléphone ou me déplacer, à l’heure qui conviendra à votre organisation.',
  'Je souhaite savoir comment vous accueillez les personnes qui commencent, et qui pourra me montrer les gestes du métier.',
  'Je viendrai à l’entretien avec mes questions, et je répondrai simplement aux vôtres.',
];
