import { foldText } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
import { stem } from '../../text/stem.ts';
import { wordRoot } from './word-root.ts';

/** People who stand for one another: who trains apprentices trains a team, who receives visitors receives a public. */
const groups = [
  'équipe brigade collaborateur salarié personnel agent ouvrier compagnon apprenti stagiaire alternant étudiant intérimaire ' +
    'saisonnier bénévole nouveau recrue arrivant vendeur technicien opérateur soignant commis serveur employé collègue monteur',
  'client clientèle acquéreur acheteur consommateur particulier visiteur usager public adhérent locataire voyageur convive ' +
    'abonné prospect habitant administré touriste voyageur',
  'résident patient usager bénéficiaire personne jeune adolescent enfant élève famille public adulte senior parent',
  'fournisseur prestataire transporteur maraîcher producteur',
  'école lycée université iut cfa collège établissement',
  'partenaire association structure organisme institution collectivité',
];

const byRoot = lazily(() => {
  const alike = new Map<string, Set<string>>();
  for (const group of groups) {
    const roots = group.split(' ').map((word) => wordRoot(stem(foldText(word))));
    for (const root of roots) {
      const known = alike.get(root) ?? new Set();
      for (const other of roots) known.add(other);
      alike.set(root, known);
    }
  }
  return alike;
});

/** The roots of the people who may stand for these, themselves among them; null for what names no people. */
export function peopleLike(root: string): ReadonlySet<string> | null {
  return byRoot().get(root) ?? null;
}
