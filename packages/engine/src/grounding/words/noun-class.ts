import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';

/** Kinds of things that are counted: a figure said of one is no proof for another. */
export type NounClass =
  | 'person'
  | 'staff'
  | 'served'
  | 'place'
  | 'seat'
  | 'paper'
  | 'goods'
  | 'vehicle'
  | 'measure'
  | 'call'
  | 'line'
  | 'site'
  | 'agreement'
  | 'entry'
  | 'award'
  | 'firm';

const words: Record<NounClass, string> = {
  person:
    'personne gens individu femme homme adulte effectif public recrue nouveau arrivant nouvel nouvelle débutant novice tête',
  staff:
    'collaborateur salarié employé agent équipier compagnon ouvrier technicien saisonnier commis vendeur commercial ' +
    'développeur junior stagiaire apprenti alternant intérimaire bénévole juriste soignant infirmier comptable conducteur ' +
    'permanent formateur animateur éducateur professionnel cadre manager assistant opérateur ingénieur chef serveur cuisinier ' +
    'subordonné collègue collaboratrice éducatrice auxiliaire assistante gardien ambulancier peintre coiffeur boulanger vacataire titulaire consultant conseiller volontaire équipe brigade préparateur cariste chauffeur livreur maçon ' +
    'électricien plombier mécanicien soudeur enseignant professeur monteur magasinier caissier réceptionniste aide adjoint',
  served:
    'client patient résident élève bénéficiaire usager enfant adolescent jeune étudiant apprenant adhérent participant ' +
    'famille clientèle compte prospect abonné visiteur voyageur passager candidat locataire utilisateur spectateur lecteur ' +
    'convive assuré détenu élèves foyer allocataire acheteur fournisseur partenaire',
  place:
    'magasin agence boutique établissement restaurant entrepôt usine pays ville région succursale rayon centre crèche école structure implantation antenne maison filiale bureau',
  site: 'chantier opération projet programme logement immeuble appartement bâtiment villa',
  seat: 'lit chambre place couvert table repas',
  paper:
    'dossier facture contrat fiche bulletin commande rapport courrier document déclaration liasse devis sinistre bon',
  goods:
    'référence article produit pièce colis palette carton bouteille unité tonne kilo kg stock livre volume plat bouquet pain',
  vehicle: 'camion véhicule voiture bus car engin tracteur chariot',
  measure: 'km kilomètre mètre m2 hectare ha litre degré',
  call: 'appel mail courriel message ticket rendez visite entretien intervention rdv demande',
  line: 'machine automate chaîne ligne robot serveurs poste',
  agreement: 'accord avenant négociation',
  entry: 'entrée passage flux',
  firm: 'entreprise société tpe pme pmi eti firme commerçant employeur artisan enseigne concurrent',
  award: 'prix trophée médaille récompense distinction',
};

const classes = new Map<string, NounClass>();
for (const [name, list] of Object.entries(words)) {
  for (const word of list.split(' ')) {
    const key = stem(foldWord(word));
    if (!classes.has(key)) classes.set(key, name as NounClass);
  }
}

/** What kind of thing a stem names; null for a word of no known kind. */
export function nounClass(stem: string): NounClass | null {
  return classes.get(stem) ?? null;
}

/** A client may be a firm and a file, an employer a shop. */
const alike = [
  new Set<NounClass>(['place', 'site']),
  new Set<NounClass>(['served', 'paper']),
  new Set<NounClass>(['firm', 'served']),
  new Set<NounClass>(['firm', 'place']),
  // « 50 établissements » of as many « clients cafés-hôtels-restaurants ».
  new Set<NounClass>(['served', 'place']),
  // « 40 couverts » are forty people at table, « 150 places » as many guests.
  new Set<NounClass>(['served', 'seat']),
  new Set<NounClass>(['person', 'seat']),
];
const learners = /^(?:jeune?$|stagiair|apprenti|alternant|eleve?$|etudiant|apprenan|tutore|novice|debutant)/;

/** « six stagiaires » of « 6 élèves »: one who learns has many names. */
export function areLearners(one: string, other: string): boolean {
  return learners.test(one) && learners.test(other);
}

const doctor = /^(?:medecin|praticien|docteur|specialist)/;
const doctors = /(?:logu|iatr|generalist|chirurgien|anesthesist|dentist)$/;

/** « cinq médecins » of « 5 radiologues »: what all of them are. */
export function areDoctors(one: string, other: string): boolean {
  return doctor.test(one) && doctors.test(other);
}

const people = new Set<NounClass>(['person', 'staff', 'served']);

const young = /^(?:enfant|bebe|nourrisson|adolescent|ado$|jeune|eleve|lyceen|collegien|ecolier|petit)/;
const old = /^(?:age|aine|senior|retrait|ancien|vieillard|octogen|nonagen)/;

/** « vingt-cinq enfants » of « 25 personnes âgées »: people of another age are others. */
export function areOfOtherAge(one: readonly string[], other: readonly string[]): boolean {
  const is = (words: readonly string[], age: RegExp) => words.some((word) => age.test(word));
  return (is(one, young) && is(other, old)) || (is(one, old) && is(other, young));
}

/** Whether a figure said of one kind may be said of the other: « 14 résidents » are 14 persons. */
export function mayBeSame(one: NounClass, other: NounClass): boolean {
  if (one === other) return true;
  if ((one === 'person' && people.has(other)) || (other === 'person' && people.has(one))) return true;
  return alike.some((pair) => pair.has(one) && pair.has(other));
}
