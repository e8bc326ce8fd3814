import { describe, expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Gwenaël Prigent
Technicien réseau
Expérience professionnelle
Technicien réseau, Mairie de Quimperlé, contractuel, depuis mars 2018
• Bulletins d’incident de 130 agents, en équipe de jour
• Plans du câblage
Assistant puis collaborateur, Cabinet Le Goff, Brest, septembre 2012 – février 2018
• Tenue du parc
Armée de Terre, 2008 – 2012
• Caporal en fin de contrat
Outils
GLPI, Excel ; Blender (tutoriels) ; AutoCAD (lecture de plans) ; Tableau (en apprentissage)
Divers
Conseiller municipal de Moëlan depuis 2020 ; éducateur bénévole de voile`,
  offer: `Technicien chez Armor Câbles, Lorient
Vous travaillez sous ServiceNow et Zabbix. Le poste est à pourvoir.`,
  today: '2026-11-22',
});
const quotes = (text: string) =>
  check(text)
    .map(({ quote }) => quote)
    .join(' | ');

describe('what ordinary applicants write', () => {
  test.each([
    ['Entré assistant, je suis reparti directeur du cabinet.', 'directeur'],
    ['J’ai quitté l’armée de Terre avec le grade de sergent.', 'sergent'],
    ['J’ai travaillé en tant qu’auditeur à la mairie.', 'auditeur'],
    ['Adjoint au maire de Moëlan, je connais les élus.', 'Adjoint au maire'],
    ['Deux ans de Blender en production m’ont formé.', 'Blender'],
    ['Je dessine les plans sous AutoCAD.', 'AutoCAD'],
    ['Des tableaux de bord soignés sous Tableau.', 'Tableau'],
    ['J’interviens de jour comme de nuit.', 'de jour comme de nuit'],
    ['J’ai travaillé pour le conseil départemental.', 'conseil départemental'],
    [
      'Mes missions comprennent la tenue du parc, les bulletins d’incident, les plans du câblage et la gestion des astreintes.',
      'astreintes',
    ],
    ['GLPI et Zabbix me sont tous deux familiers ; c’est avec ce bagage que je voudrais vous rejoindre.', 'Zabbix'],
    ['À l’aise avec ServiceNow, je prendrais volontiers ce poste.', 'ServiceNow'],
    ['Technicien titulaire, je tiens le parc.', 'titulaire'],
    ['ServiceNow, que vous citez, est mon outil de travail.', 'ServiceNow'],
  ])('is reported: %s', (text, quote) => {
    expect(quotes(text)).toContain(quote);
  });

  test.each([
    'Entré assistant, je suis reparti collaborateur.',
    'J’ai quitté l’armée de Terre avec le grade de caporal.',
    'Je suis parti en 2018 du cabinet.',
    'Zabbix ne figure pas parmi mes outils.',
    'ServiceNow et Zabbix sont encore devant moi.',
    'Ma demande a été jugée recevable.',
    'Voilà ce que je voudrais apporter à Armor Câbles.',
    'Mes missions comprennent la tenue du parc, les bulletins d’incident et les plans du câblage.',
    'GLPI et Excel me sont familiers.',
    'À l’aise avec GLPI, je prendrais volontiers ce poste.',
    'J’encadre bénévolement de jeunes marins.',
  ])('passes: %s', (text) => {
    expect(quotes(text)).toBe('');
  });
});
