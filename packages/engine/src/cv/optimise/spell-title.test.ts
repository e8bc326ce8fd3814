import { expect, it } from 'vitest';
import { spellTitle } from './spell-title.ts';

it.each([
  ['AGENT DE SECURITE SSIAP 1', 'Agent de sécurité SSIAP 1'],
  ['SECRETAIRE COMPTABLE', 'Secrétaire comptable'],
  ['COMMERCIAL TERRAIN', 'Commercial terrain'],
  ['INFIRMIERE EN EHPAD', 'Infirmière en EHPAD'],
  ['GÉOMÈTRE-TOPOGRAPHE', 'Géomètre-topographe'],
  ['INGÉNIEUR DEVOPS / SRE · KUBERNETES, AWS', 'Ingénieur DevOps / SRE · Kubernetes, AWS'],
  ['ARTISAN PEINTRE A MON COMPTE', 'Artisan peintre à mon compte'],
  ['PEINTRE EN INTERIM', 'Peintre en intérim'],
  ['CONDUCTEUR DE TRAVAUX – GROS ŒUVRE ET RÉHABILITATION', 'Conducteur de travaux – gros œuvre et réhabilitation'],
  ['MANUTENTIONNAIRE (intérim)', 'Manutentionnaire (intérim)'],
  ['PLONGEUR', 'Plongeur'],
  ['developpeur web', 'développeur web'],
  ['Electricien du batiment', 'Électricien du bâtiment'],
])('%s → %s', (written, title) => {
  expect(spellTitle(written)?.title).toBe(title);
});

it.each([
  'Comptable',
  'VENDEUSE CHEZ MARTINOD',
  'LEVARIA ASCENSEURS',
  'Développeur web',
  'CDI',
  'GÉOMÈTRE, CHEF DE BRIGADE',
  'Monteur-câbleur',
  'Électricien',
])('%s stays', (written) => {
  expect(spellTitle(written)).toBeNull();
});

it('says why', () => {
  expect(spellTitle('PLONGEUR')?.reason).toContain('capitales');
  expect(spellTitle('developpeur')?.reason).toContain('accents');
});
