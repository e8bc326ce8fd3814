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
  ['Adobe Premiere Pro', 'Adobe Premiere Pro'],
  ['livrée avec trois semaines d’avance', 'livrée avec trois semaines d’avance'],
])('%s', (written, meant) => {
  expect(restored(written)).toBe(meant);
});
