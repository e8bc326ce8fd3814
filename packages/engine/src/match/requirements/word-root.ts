import { lazily } from '../../text/lazily.ts';
import { stem } from '../../text/stem.ts';
import { once } from '../../text/while-reading.ts';

/**
 * What a noun, its verb and its adjective have in common, from a stem: « encaissement », « encaisser » and « encaissé »
 * share one root, « budget » and « budgétaire » another. Too rough to read with, good enough to compare.
 */
export const wordRoot = once((word) => {
  const family = irregular().get(word);
  if (family !== undefined) return family;
  return word.length < 4 || word.length > 30 || /[^a-z]/.test(word) ? word : regularRoot(word);
});

/** Longest first; written as stems are, without a final « e » or « s ». */
const suffixes =
  'ificateur ificat isation issement ication ateur ation ition ement iqu er eri ier ment ant anc ag air aison al alit ir if'
    .split(' ')
    .sort((a, b) => b.length - a.length);
const shortestRoot = 4;

function regularRoot(word: string): string {
  const suffix = suffixes.find((each) => word.length - each.length >= shortestRoot && word.endsWith(each));
  const bare = suffix ? word.slice(0, -suffix.length) : word;
  // « doubler » doubles a letter that « doublage » may not, « planifier » ends as « planific- » begins.
  return bare
    .replace(/(.)\1$/, '$1')
    .replace(/(?<=.{3})(?:ific|ifi)$/, 'if')
    .replace(/qu$/, 'c')
    .replace(/(?<=.{4})i$/, '');
}

/** Families whose members do not look alike. */
const families = [
  'gestion gerer gere gestionnaire',
  'redaction rediger redige redacteur redactionnel',
  'suivi suivre',
  'vente vendre vendu vendeur',
  'accueil accueillir accueilli accueillant',
  'conception concevoir concu concepteur',
  'entretien entretenir entretenu',
  'reception recevoir recu receptionner receptionne',
  'conduite conduire conduit conducteur',
  'tenue tenir tenu',
  'pose poser',
  'achat acheter achete acheteur',
  'maintenance maintenir maintenu',
  'lecture lire',
  'traduction traduire traduit traducteur',
  'production produire',
  'construction construire construit',
  'saisie saisir saisi',
  'coordination coordonner coordonne coordinateur coordonnateur',
  'livraison livrer livreur',
  'analyse analyser analyste analytique',
  'comptabilite comptable compta',
  'pedagogie pedagogique',
  'tutorat tuteur tutrice tutorer',
  'encadrement encadrer encadre encadrant',
  'recueil recueillir recueilli',
  'deploiement deployer deploye',
  'essai essayer',
  'envoi envoyer envoye',
  'negociation negocier negocie negociateur nego renegocier renegocie renegociation',
  'facturation facturer facture',
  'management manager manage',
  'formation former formateur',
  'animation animer animateur',
  'direction diriger dirige',
  'transmission transmettre transmis',
  'prescription prescrire prescrit',
  'decoupe decouper decoupage',
  'peinture peindre peint peintre',
  'soudure souder soude soudage soudeur',
  'cuisson cuire cuit',
  'planification planifier planifie planning',
  'verification verifier verifie',
  'electricite electrique elec',
  'evenement evenementiel',
  'professionnel pro',
  'aluminium alu',
  'climatisation climatiseur clim',
  'laboratoire labo',
  'manutention manut',
  'photographie photographe photo',
  'preparation preparer prepare prepa',
  'certificat certification certif',
  'qualification qualif',
  'apprentissage apprendre appris',
  'depannage depanner panne',
  'resolution resoudre resolu',
  'soin soigner soigne',
  'reponse repondre',
  'correction corriger corrige',
  'reduction reduire reduit',
  'souscription souscrire souscrit',
  'inscription inscrire inscrit',
  'tonte tondre tondu',
  'choix choisir',
  'protection proteger protege',
  'promotion promouvoir',
  'ouverture ouvrir ouvert',
  'fermeture fermer ferme',
  'emission emettre emis',
  'extraction extraire extrait',
  'couture coudre cousu',
  'semis semer',
  'ecriture ecrire ecrit',
];

const irregular = lazily(
  () =>
    new Map(
      families.flatMap((line) => {
        const words = line.split(' ').map((word) => stem(word));
        return words.map((word): [string, string] => [word, words[0] as string]);
      }),
    ),
);
