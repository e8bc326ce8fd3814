import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const duties = 'Vos missions\n- conseiller les clients\n- tenir la caisse';

test.each([
  ['Poseur H/F\nTalis Emploi Lorient\n3,9 étoiles sur 5\n56270 Ploemeur\n', 'Ploemeur'],
  ['Cuisinier H/F\nOffre n° 19 – France > Auvergne > Haute-Savoie > 74200 THONON-LES-BAINS\n', 'Thonon-les-Bains'],
  ['Poseur H/F\nCDI Nantes Télétravail fréquent Salaire : 42K à 48K € Expérience : > 3 ans\n', 'Nantes'],
  ['Office manager H/F\n📍 Trélazé, quartier Saint-Aubin   📄 CDI   🎓 Bac +3   ⏳ > 7 ans\n', 'Trélazé'],
  ['Le SIEJHO recrute pour son secteur du Chambon-Feugerolles :\nAnimateur H/F\n', 'Le Chambon-Feugerolles'],
  [
    'Poseur H/F\nAGENCE TALIS INDUSTRIE SAINT-OMER\nNotre client, implanté à Aire-sur-la-Lys (62), recrute.\n',
    'Aire-sur-la-Lys',
  ],
  ['Poseur H/F\nAGENCE TALIS INDUSTRIE SAINT-OMER\n', 'Saint-Omer'],
])('the town of the post is found, be it beside that of an agency: %j', (head, town) => {
  expect(parseOffer(`${head}\n${duties}`).city).toBe(town);
});

test('what signs an offer sent by mail, and what a house asks of itself, name it', () => {
  const mail = `Bonjour à tous,\n\nLa Maison Verbena cherche un fleuriste H/F.\n\n${duties}\n\nBelle journée,\nHélène\n\nMaison Verbena – Fleurs & végétal\n04 65 71 20 63`;
  expect(parseOffer(mail).company).toBe('Maison Verbena');
  expect(parseOffer(`Fleuriste H/F\n\nPotiron, kézako ?\nOn aide les cantines.\n\n${duties}`).company).toBe('Potiron');
});

test('letters for every gender are no word of the title', () => {
  expect(parseOffer(`Front-end engineer (F/H/N)\n\n${duties}`).title).toBe('Front-end engineer');
});
