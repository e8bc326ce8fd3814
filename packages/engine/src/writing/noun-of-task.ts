import { foldWord } from '../text/fold-text.ts';
import { lookUp } from '../text/look-up.ts';

/** Infinitive → the noun of the action. The past participle is worked out for verbs in -er and listed for the others. */
const nouns: Record<string, string> = {
  gerer: 'gestion',
  accueillir: 'accueil',
  suivre: 'suivi',
  preparer: 'préparation',
  realiser: 'réalisation',
  organiser: 'organisation',
  planifier: 'planification',
  controler: 'contrôle',
  verifier: 'vérification',
  rediger: 'rédaction',
  former: 'formation',
  encadrer: 'encadrement',
  animer: 'animation',
  coordonner: 'coordination',
  analyser: 'analyse',
  developper: 'développement',
  creer: 'création',
  concevoir: 'conception',
  assurer: '',
  effectuer: '',
  installer: 'installation',
  entretenir: 'entretien',
  nettoyer: 'nettoyage',
  reparer: 'réparation',
  vendre: 'vente',
  conseiller: 'conseil',
  saisir: 'saisie',
  classer: 'classement',
  archiver: 'archivage',
  livrer: 'livraison',
  receptionner: 'réception',
  stocker: 'stockage',
  charger: 'chargement',
  decharger: 'déchargement',
  emballer: 'emballage',
  encaisser: 'encaissement',
  negocier: 'négociation',
  prospecter: 'prospection',
  recruter: 'recrutement',
  traiter: 'traitement',
  tenir: 'tenue',
  surveiller: 'surveillance',
  accompagner: 'accompagnement',
  distribuer: 'distribution',
  commander: 'commande',
  facturer: 'facturation',
  mettre: 'mise',
  tester: 'test',
  deployer: 'déploiement',
  rediriger: 'redirection',
  reorganiser: 'réorganisation',
  optimiser: 'optimisation',
  renover: 'rénovation',
  fabriquer: 'fabrication',
  assembler: 'assemblage',
  monter: 'montage',
  cuisiner: 'cuisine',
  dresser: 'dressage',
  programmer: 'programmation',
  mesurer: 'mesure',
  etablir: 'établissement',
  elaborer: 'élaboration',
  ameliorer: 'amélioration',
  arbitrer: 'arbitrage',
  auditer: 'audit',
  augmenter: 'augmentation',
  automatiser: 'automatisation',
  cabler: 'câblage',
  calculer: 'calcul',
  chiffrer: 'chiffrage',
  conduire: 'conduite',
  consulter: 'consultation',
  contribuer: 'contribution',
  corriger: 'correction',
  couper: 'coupe',
  declarer: 'déclaration',
  decouper: 'découpe',
  definir: 'définition',
  depanner: 'dépannage',
  dessiner: 'dessin',
  desinfecter: 'désinfection',
  diagnostiquer: 'diagnostic',
  diffuser: 'diffusion',
  diriger: 'direction',
  documenter: 'documentation',
  editer: 'édition',
  enseigner: 'enseignement',
  entrainer: 'entraînement',
  etiqueter: 'étiquetage',
  evaluer: 'évaluation',
  expedier: 'expédition',
  faconner: 'façonnage',
  fideliser: 'fidélisation',
  fermer: 'fermeture',
  instruire: 'instruction',
  lancer: 'lancement',
  lettrer: 'lettrage',
  manager: 'management',
  migrer: 'migration',
  moderniser: 'modernisation',
  orienter: 'orientation',
  ouvrir: 'ouverture',
  peindre: 'peinture',
  piloter: 'pilotage',
  planter: 'plantation',
  poser: 'pose',
  produire: 'production',
  ranger: 'rangement',
  rapprocher: 'rapprochement',
  recolter: 'récolte',
  reduire: 'réduction',
  refondre: 'refonte',
  regler: 'réglage',
  relancer: 'relance',
  relever: 'relevé',
  remplacer: 'remplacement',
  reprendre: 'reprise',
  souder: 'soudage',
  superviser: 'supervision',
  tailler: 'taille',
  traduire: 'traduction',
  transmettre: 'transmission',
  transporter: 'transport',
  trier: 'tri',
  tutorer: 'tutorat',
  usiner: 'usinage',
};

const participles: Record<string, string> = {
  accueilli: 'accueillir',
  suivi: 'suivre',
  concu: 'concevoir',
  entretenu: 'entretenir',
  vendu: 'vendre',
  saisi: 'saisir',
  tenu: 'tenir',
  etabli: 'etablir',
  mis: 'mettre',
  conduit: 'conduire',
  defini: 'definir',
  instruit: 'instruire',
  ouvert: 'ouvrir',
  peint: 'peindre',
  produit: 'produire',
  reduit: 'reduire',
  refondu: 'refondre',
  repris: 'reprendre',
  traduit: 'traduire',
  transmis: 'transmettre',
};

/** Forms behind « je » that are not their infinitive without its « r ». */
const presents: Record<string, string> = {
  tiens: 'tenir',
  accueille: 'accueillir',
  entretiens: 'entretenir',
  vends: 'vendre',
  mets: 'mettre',
  etablis: 'etablir',
  saisis: 'saisir',
  concois: 'concevoir',
  conduis: 'conduire',
  produis: 'produire',
  traduis: 'traduire',
  ouvre: 'ouvrir',
};

/**
 * « gérer les stocks » or « géré les stocks » → « gestion des stocks »; null for verbs it does not know, or whose object
 * it cannot join. After « chargé du » only an infinitive is a verb: « suivi » is a noun there.
 */
export function nounOfTask(task: string, forms: 'any' | 'infinitive' = 'any'): string | null {
  const space = task.indexOf(' ');
  if (space < 0) return null;
  const first = foldWord(task.slice(0, space));
  const verb = forms === 'any' ? infinitiveOf(first) : first;
  const noun = verb === null ? undefined : lookUp(nouns, verb);
  if (noun === undefined) return null;
  const object = task.slice(space + 1).trim();
  if (verb === 'mettre') return /^(?:en|à) /i.test(object) ? joinMise(object) : null;
  if (noun === '')
    return /^(?:la |le |les |l['’])/i.test(object) ? object.replace(/^(?:la |le |les |l['’])/i, '') : null;
  const joined = withDe(object);
  return joined ? `${noun} ${joined}` : null;
}

function infinitiveOf(folded: string): string | null {
  if (Object.hasOwn(nouns, folded)) return folded;
  const participle = lookUp(participles, folded) ?? lookUp(participles, folded.replace(/e?s?$/, ''));
  if (participle) return participle;
  if (Object.hasOwn(nouns, `${folded}r`)) return `${folded}r`;
  const present = lookUp(presents, folded);
  return present ?? imperfectOf(folded);
}

/** « tenais », « assurais », « établissais »: what one did day by day. */
function imperfectOf(folded: string): string | null {
  if (!folded.endsWith('ais')) return null;
  const root = folded.slice(0, -3);
  const forms = [`${root.replace(/ge$/, 'g')}er`, `${root}ir`, `${root}re`, `${root.replace(/iss$/, '')}ir`];
  return forms.find((form) => Object.hasOwn(nouns, form)) ?? null;
}

/** « en place le tri » → « mise en place du tri ». */
function joinMise(object: string): string | null {
  const match = /^((?:en|à) [\p{L}’'-]{2,20}) (.+)$/iu.exec(object);
  const joined = match ? withDe(match[2] as string) : null;
  return match && joined ? `mise ${match[1]} ${joined}` : null;
}

function withDe(object: string): string | null {
  if (/^les /i.test(object)) return `des ${object.slice(4)}`;
  if (/^le /i.test(object)) return `du ${object.slice(3)}`;
  if (/^(?:la |l['’])/i.test(object)) return `de ${object}`;
  if (/^(?:un |une )/i.test(object)) return `d’${object}`;
  if (/^(?:des )/i.test(object))
    return /^[aeiouyhéèêà]/i.test(object.slice(4)) ? `d’${object.slice(4)}` : `de ${object.slice(4)}`;
  if (/^\d/.test(object)) return `de ${object}`;
  return null;
}
