import { foldWord } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
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
  'contrôle vérification surveillance inspection suivi test essai',
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
const led = lazily(() => new Set('equipe personnel groupe salarie'.split(' ').map((word) => wordRoot(stem(word)))));

/** For each root, those that tell its tasks, and the groups it stands in. */
const kin = lazily(() => {
  const known = new Map<string, { heads: Set<string>; groups: number[] }>();
  for (const [index, group] of groups.entries()) {
    const roots = group.split(' ').map((word) => wordRoot(stem(foldWord(word))));
    for (const root of roots) {
      const each = known.get(root) ?? { heads: new Set(), groups: [] };
      for (const other of roots) each.heads.add(other);
      each.groups.push(index);
      known.set(root, each);
    }
  }
  return known;
});

/** The roots that may stand for a task's name (« gestion » for « suivi »), the same first; null where it names no task. */
export function taskHeads(root: string): ReadonlySet<string> | null {
  return kin().get(root)?.heads ?? null;
}

/** Whether two names of tasks tell one thing done to this object: « animation » and « management » do of a team only. */
export function isSameTask(one: string, other: string, object: string | undefined): boolean {
  const shared = (kin().get(one)?.groups ?? []).filter((group) => kin().get(other)?.groups.includes(group));
  const isLed = object !== undefined && (led().has(object) || peopleLike(object) !== null);
  return shared.some((group) => group !== leading || isLed);
}
