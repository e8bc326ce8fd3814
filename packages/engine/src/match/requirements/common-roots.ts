import { foldText } from '../../text/fold-text.ts';
import { lazily } from '../../text/lazily.ts';
import { stem } from '../../text/stem.ts';
import { wordRoot } from './word-root.ts';

/** What every trade handles proves nothing without the name of the task. */
export const commonRoots = lazily<ReadonlySet<string>>(
  () =>
    new Set(
      (
        'projet équipe client clientèle dossier produit service activité document outil site chantier magasin patient ' +
        'résident enfant commande entreprise agence qualité sécurité risque donnée information matériel équipement réunion ' +
        'demande besoin planning objectif mission personnel collaborateur partenaire usager public groupe poste travail ' +
        'secteur marché norme règle procédure logiciel système technique commercial administratif professionnel interne ' +
        'externe national international quotidien journalier mensuel annuel courant différent divers ensemble bon nouveau ' +
        'stock compte réseau accueil budget contrat facture courrier rapport vente animation formation atelier terrain ' +
        'jour place oeuvre niveau étape suite rayon prescrit demandé attendu adapté spécifique nécessaire élémentaire ' +
        'petit simple complet existant confié'
      )
        .split(' ')
        .map((word) => wordRoot(stem(foldText(word)))),
    ),
);
