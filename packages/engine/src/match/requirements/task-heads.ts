import { stem } from '../../text/stem.ts';
import { wordRoot } from './word-root.ts';

/** Names of one kind of task: who does the one to a thing does the other, as far as an offer asks. */
const groups = [
  'gestion suivi pilotage tenue administration traitement coordination supervision maîtrise',
  'encadrement management animation direction supervision tutorat formation accompagnement gestion coordination',
  'conduite pilotage gestion management coordination',
  'préparation réalisation élaboration création conception rédaction établissement production exécution fabrication construction',
  'accueil réception',
  'contrôle vérification surveillance inspection suivi',
  'entretien maintenance nettoyage réparation dépannage',
  'pose installation montage déploiement raccordement',
  'analyse étude évaluation diagnostic',
  'organisation planification préparation coordination gestion',
  'recueil analyse étude',
  'procédure processus démarche préparation élaboration suivi gestion',
];

const kin = new Map<string, Set<string>>();
for (const group of groups) {
  const roots = group.split(' ').map((word) => wordRoot(stem(fold(word))));
  for (const root of roots) {
    const known = kin.get(root) ?? new Set();
    for (const other of roots) known.add(other);
    kin.set(root, known);
  }
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The roots that may stand for a task's name (« gestion » for « suivi »), the same first; null where it names no task. */
export function taskHeads(root: string): ReadonlySet<string> | null {
  return kin.get(root) ?? null;
}
