import { stem } from '../../text/stem.ts';
import { peopleLike } from './people-groups.ts';
import { wordRoot } from './word-root.ts';

/** Names of one kind of task: who does the one to a thing does the other, as far as an offer asks. */
const groups = [
  'gestion suivi pilotage tenue administration traitement coordination supervision maîtrise passation',
  'encadrement management animation direction supervision tutorat formation accompagnement gestion coordination',
  'conduite pilotage gestion management coordination',
  'préparation réalisation élaboration création conception rédaction établissement édition émission production exécution fabrication construction modélisation définition',
  'accueil réception',
  'contrôle vérification surveillance inspection suivi',
  'entretien maintenance nettoyage réparation dépannage',
  'pose installation montage déploiement raccordement',
  'analyse étude évaluation diagnostic',
  'prévention surveillance',
  'aide assistance accompagnement soutien',
  'organisation planification préparation coordination gestion',
  'recueil analyse étude',
  'procédure processus démarche préparation élaboration suivi gestion',
];

/** Group of `groups` in which one leads people: what is led must be people. */
const leading = 1;
const led = new Set('equipe personnel groupe salarie'.split(' ').map((word) => wordRoot(stem(word))));

const kin = new Map<string, Set<string>>();
for (const group of groups) {
  const roots = group.split(' ').map((word) => wordRoot(stem(fold(word))));
  for (const root of roots) {
    const known = kin.get(root) ?? new Set();
    for (const other of roots) known.add(other);
    kin.set(root, known);
  }
}

const groupsOf = new Map<string, number[]>();
for (const [index, group] of groups.entries())
  for (const root of group.split(' ').map((word) => wordRoot(stem(fold(word)))))
    groupsOf.set(root, [...(groupsOf.get(root) ?? []), index]);

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The roots that may stand for a task's name (« gestion » for « suivi »), the same first; null where it names no task. */
export function taskHeads(root: string): ReadonlySet<string> | null {
  return kin.get(root) ?? null;
}

/** Whether two names of tasks tell one thing done to this object: « animation » and « management » do of a team only. */
export function isSameTask(one: string, other: string, object: string | undefined): boolean {
  const shared = (groupsOf.get(one) ?? []).filter((group) => groupsOf.get(other)?.includes(group));
  const isLed = object !== undefined && (led.has(object) || peopleLike(object) !== null);
  return shared.some((group) => group !== leading || isLed);
}
