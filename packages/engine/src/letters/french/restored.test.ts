import { expect, test } from 'vitest';
import { restored } from './restored.ts';

test.each([
  ['monteur electricien', 'monteur électricien'],
  ['Agent de securite', 'Agent de sécurité'],
  ['acceuil des livreurs', 'accueil des livreurs'],
  ['gestion de 1 apprentis et 2 collègues', 'gestion de 1 apprenti et 2 collègues'],
  ['21 apprentis', '21 apprentis'],
  ['le TGBT et la GMAO', 'le TGBT et la GMAO'],
  ['gestion des stocks', 'gestion des stocks'],
  ['controle visuel des sacs', 'contrôle visuel des sacs'],
  ['diplôme d’état d’infirmier', 'diplôme d’État d’infirmier'],
  ['un état des lieux', 'un état des lieux'],
  ['aide A domicile', 'aide à domicile'],
  ['garde A la journée', 'garde à la journée'],
  ['vélos, permis A et remorque', 'vélos, permis A et remorque'],
  ['bac série A mention assez bien', 'bac série A mention assez bien'],
  ['conducteur D autocars', 'conducteur d’autocars'],
  ['permis D obtenu en mai', 'permis D obtenu en mai'],
  ['soudage A L étain', 'soudage à l’étain'],
  ['charges jusqu A 900 kg', 'charges jusqu’à 900 kg'],
  ['plombier A mon compte', 'plombier à mon compte'],
  ['boutique cédée a sa sœur', 'boutique cédée à sa sœur'],
  ['ouverture a 5h30', 'ouverture à 5h30'],
  ['le client a son compte', 'le client a son compte'],
  ['carreleur qualifie', 'carreleur qualifié'],
  ['je qualifie les demandes', 'je qualifie les demandes'],
  ['récolte de ble et mais', 'récolte de blé et maïs'],
  ['des clients, mais aussi des élèves', 'des clients, mais aussi des élèves'],
  ['netoyage apres le service, en binome', 'nettoyage après le service, en binôme'],
  ['je travail de nuit', 'je travaille de nuit'],
  ['Adobe Premiere Pro', 'Adobe Premiere Pro'],
  ['livrée avec trois semaines d’avance', 'livrée avec trois semaines d’avance'],
])('%s', (written, meant) => {
  expect(restored(written)).toBe(meant);
});
