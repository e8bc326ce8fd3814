import { hashOf } from './hash-of.ts';

/** What anyone can say when CV and offer tell next to nothing: what they will ask and how they may be met. */
const forAnyone: readonly string[] = [
  'J’aimerais comprendre comment se déroule une journée à ce poste, avec quels interlocuteurs, et ce que vous attendez des premières semaines.',
  'J’aimerais voir le lieu de travail et entendre ce qui compte le plus pour vous dans cette fonction.',
  'Les points de mon parcours que cette lettre ne fait que nommer, je les détaillerai volontiers de vive voix.',
  'Je peux échanger par téléphone ou me déplacer, à l’heure qui conviendra à votre organisation.',
  'J’aimerais savoir avec qui je travaillerais, comment l’équipe s’organise et quels sont vos projets pour les mois à venir.',
  'Je viendrai à l’entretien avec mes questions, et je répondrai simplement aux vôtres.',
  'Je souhaite que ma candidature soit jugée sur ce que j’ai fait et sur ce que je sais faire.',
  'Vos consignes, vos procédures et vos habitudes seront mon point de départ.',
  'Je serai également à l’écoute de ce que vous souhaitez savoir de plus sur mon parcours.',
  'Une visite de vos locaux, même brève, m’aiderait à mesurer ce que ce poste demande au quotidien.',
  'Un échange avec les personnes de l’équipe m’aiderait à mieux comprendre comment le travail se partage et ce que vous attendez de ce poste.',
  'Vos questions, même les plus directes, m’aideront à mieux répondre à ce que vous cherchez.',
  'Je suis joignable par téléphone comme par courriel, et je me rendrai disponible pour une première rencontre, dans vos locaux ou à distance.',
  'Si un point de mon CV appelle une précision, quelques minutes au téléphone y suffiront.',
];

/** What fits someone who begins to work, and would belittle anyone else. */
const forNewcomers: readonly string[] = [
  'Ce que je ne connais pas encore de ce travail, je souhaite l’apprendre auprès des personnes qui le pratiquent chez vous.',
  'Si quelques jours d’essai ou de découverte vous aident à décider, je m’y prêterai volontiers.',
  'Au début, je demanderai à faire relire mon travail tant qu’il le faudra.',
  'Je souhaite un cadre où poser des questions est bien vu, parce que c’est ainsi que l’on évite les erreurs.',
  'Je souhaite savoir comment vous accueillez les personnes qui commencent, et qui pourra me montrer les gestes du métier.',
];

/** What an honest person can still say, in this letter’s turn. Used only when no fact is left. */
export function lastResort(isNewcomer: boolean, seed: number): string[] {
  const own = isNewcomer ? [...forAnyone, ...forNewcomers] : forAnyone;
  const [long, short] = [true, false].map((isLong) => own.filter((text) => text.length > longText === isLong));
  return [...turned(long ?? [], seed), ...turned(short ?? [], seed)];
}

/** Of longer sentences fewer are needed. */
const longText = 98;

/** In an order of this letter’s own: two letters that begin with the same sentence need not go on with the same. */
function turned(texts: readonly string[], seed: number): string[] {
  return texts
    .map((text) => ({ text, place: hashOf(`${seed}|${text}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}
