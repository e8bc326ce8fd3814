import { hashOf } from './hash-of.ts';

/** What anyone can say when CV and offer tell next to nothing: what they will ask and how they may be met. */
const forAnyone: readonly string[] = [
  'J’aimerais comprendre comment se déroule une journée à ce poste, avec quels interlocuteurs, ce que vous attendez des premières semaines et comment le travail se partage dans l’équipe.',
  'Je suis joignable par téléphone comme par courriel, et je me rendrai disponible pour une première rencontre, dans vos locaux ou à distance, à l’heure qui conviendra à votre organisation.',
  'Les points de mon parcours que cette lettre ne fait que nommer, je les détaillerai volontiers de vive voix, en répondant simplement à toutes les questions que mon CV aura soulevées.',
  'J’aimerais voir le lieu de travail, rencontrer les personnes avec qui je travaillerais et entendre ce qui compte le plus pour vous dans cette fonction, au quotidien comme sur la durée.',
  'Si un point de mon CV appelle une précision, quelques minutes au téléphone y suffiront, et vos questions, même les plus directes, m’aideront à mieux répondre à ce que vous cherchez.',
  'Une visite de vos locaux, même brève, m’aiderait à mesurer ce que ce poste demande au quotidien, et à vous dire plus précisément comment je compte m’y prendre.',
  'J’ai une question à vous poser avant toutes les autres, celle de ce que vous aimeriez voir changer ou tenir à ce poste dans les prochains mois, et votre réponse guidera la mienne.',
  'Vous me direz ce qui manque à cette lettre pour vous décider, et j’y répondrai par téléphone, par écrit ou en venant vous voir, selon ce qui vous prend le moins de temps.',
  'Une lettre ne dit pas tout : un échange, même court, vous en apprendra davantage sur ma façon de travailler que quelques phrases de plus.',
  'Vos consignes, vos procédures et vos habitudes seront mon point de départ, et je les apprendrai auprès de celles et ceux qui les appliquent chaque jour.',
  'Je souhaite que ma candidature soit jugée sur ce que j’ai fait et sur ce que je sais faire.',
  'Je viendrai à l’entretien avec mes questions, et je répondrai simplement aux vôtres.',
  'Je peux échanger par téléphone ou me déplacer.',
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
