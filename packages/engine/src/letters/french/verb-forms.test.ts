import { expect, test } from 'vitest';
import { infinitiveOfVous, participleOf, presentOf } from './verb-forms.ts';

test.each([
  ['gérer', 'géré', 'gère'],
  ['préparer', 'préparé', 'prépare'],
  ['créer', 'créé', 'crée'],
  ['nettoyer', 'nettoyé', 'nettoie'],
  ['acheter', 'acheté', 'achète'],
  ['appeler', 'appelé', 'appelle'],
  ['référencer', 'référencé', 'référence'],
  ['conseiller', 'conseillé', 'conseille'],
  ['exercer', 'exercé', 'exerce'],
  ['intégrer', 'intégré', 'intègre'],
  ['établir', 'établi', 'établis'],
  ['accueillir', 'accueilli', 'accueille'],
  ['entretenir', 'entretenu', 'entretiens'],
  ['offrir', 'offert', 'offre'],
  ['concevoir', 'conçu', 'conçois'],
  ['conduire', 'conduit', 'conduis'],
  ['écrire', 'écrit', 'écris'],
  ['relire', 'relu', 'relis'],
  ['mettre', 'mis', 'mets'],
  ['prendre', 'pris', 'prends'],
  ['vendre', 'vendu', 'vends'],
  ['peindre', 'peint', 'peins'],
  ['résoudre', 'résolu', 'résous'],
  ['poursuivre', 'poursuivi', 'poursuis'],
])('%s: j’ai %s, je %s', (infinitive, participle, present) => {
  expect([participleOf(infinitive), presentOf(infinitive)]).toEqual([participle, present]);
});

test.each([
  ['ouvrirez', 'ouvrir'],
  ['garantirez', 'garantir'],
  ['établirez', 'établir'],
  ['tirez', 'tirer'],
  ['déchirez', 'déchirer'],
  ['inspirez', 'inspirer'],
  ['conduirez', 'conduire'],
  ['mettrez', 'mettre'],
  ['rencontrez', 'rencontrer'],
  ['suivrez', 'suivre'],
  ['réalisez', 'réaliser'],
  ['accueillez', 'accueillir'],
  ['garantissez', 'garantir'],
  ['tenez', 'tenir'],
  ['suivez', 'suivre'],
  ['prenez', 'prendre'],
  ['conduisez', 'conduire'],
  ['rédigez', 'rédiger'],
  ['faites', 'faire'],
  ['servez', 'servir'],
  ['desservez', 'desservir'],
  ['conservez', 'conserver'],
  ['observez', 'observer'],
  ['prévoyez', 'prévoir'],
  ['envoyez', 'envoyer'],
  ['éteignez', 'éteindre'],
  ['enseignez', 'enseigner'],
  ['relisez', 'relire'],
  ['fiabilisez', 'fiabiliser'],
  ['tapissez', 'tapisser'],
  ['encaissez', 'encaisser'],
  ['connaissez', 'connaître'],
  ['souffrez', 'souffrir'],
  ['coffrez', 'coffrer'],
  ['puisez', 'puiser'],
  ['traduisez', 'traduire'],
  ['parcourez', 'parcourir'],
  ['correspondez', 'correspondre'],
])('vous %s: %s', (form, infinitive) => {
  expect(infinitiveOfVous(form)).toBe(infinitive);
});

test('words that only look like verbs are none', () => {
  expect(infinitiveOfVous('chez')).toBeNull();
  expect(infinitiveOfVous('dossier')).toBeNull();
});
