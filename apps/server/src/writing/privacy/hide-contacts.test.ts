import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactFacts, hideContacts } from './hide-contacts.ts';

const sophie: ContactFacts = {
  names: ['Sophie Le Gall-Rivière'],
  emails: ['sophie.legall@example.org'],
  phones: ['+33639981234'],
  urls: ['https://www.linkedin.com/in/sophie-legall', 'sophie-legall.example.com'],
  towns: ['Bourg-en-Bresse'],
};

function hidden(text: string, known: ContactFacts = sophie): string {
  return hideContacts(known, [text]).hidden[0] as string;
}

test.each([
  ['Sophie Le Gall-Rivière', '[PRENOM_1] Le [NOM_1]'],
  ['SOPHIE LE GALL-RIVIÈRE', '[PRENOM_1] LE [NOM_1]'],
  ['LE GALL RIVIERE Sophie', 'LE [NOM_1] [PRENOM_1]'],
  ['Je soussignée S. Gall-Rivière', 'Je soussignée [PRENOM_1] [NOM_1]'],
  ['Mme GALL', 'Mme [NOM_1]'],
  ['Gall-Rivière S.', '[NOM_1] [PRENOM_1]'],
  ['sophie le gall rivière', '[PRENOM_1] le [NOM_1]'],
  ['S O P H I E   G A L L   R I V I È R E', '[NOM_1]'],
  ['CV_Sophie_Gall.pdf', 'CV_[PRENOM_1]_[NOM_1].pdf'],
  ['So\u200bphie Ga\u00adll', '[PRENOM_1] [NOM_1]'],
])('the name « %s » goes out as %s', (text, expected) => {
  expect(hidden(text)).toBe(expected);
});

test('a name that is also a word stays where it is the word', () => {
  const known = { ...sophie, names: ['Lise Petit'] };
  expect(hidden('Petit déjeuner servi à une petite équipe, un petit budget. Lise PETIT', known)).toBe(
    'Petit déjeuner servi à une petite équipe, un petit budget. [PRENOM_1] [NOM_1]',
  );
  expect(hidden('Avril Durand, 3 ans, Avril 2020 – Mai 2021', { ...sophie, names: ['Avril Durand'] })).toBe(
    '[PRENOM_1] [NOM_1], 3 ans, Avril 2020 – Mai 2021',
  );
});

test.each([
  'Tél. 06 39 98 12 34',
  'Tél. : 06.39.98.12.34',
  '0639981234',
  '+33 6 39 98 12 34',
  '+33 (0)6 39 98 12 34',
  '0033 6 39 98 12 34',
  '06-39-98-12-34',
  '06/39/98/12/34',
  '(06) 39 98 12 34',
  '06 39 98\n12 34',
  '06 399 812 34',
  'un autre, 01 99 00 12 34',
  'fixe (+33)1 99 00 12 34',
  'Mobile : +44 7700 900123',
  'GSM : 0470/12.34.56',
])('the telephone of « %s » does not go out', (text) => {
  expect(hidden(text).replace(/_\d+[A-Z]?\]/g, ']')).not.toMatch(/\d{2}/);
  expect(hidden(text)).toContain('[TELEPHONE_');
});

test.each([
  ['sophie.legall@example.org', 'EMAIL'],
  ['SOPHIE.LEGALL@EXAMPLE.ORG', 'EMAIL'],
  ['sophie.legall@exam\nple.org', 'EMAIL'],
  ['sophie.legall (at) example.org', 'EMAIL'],
  ['s.legall+cv@mail.example.com', 'EMAIL'],
  ['https://www.linkedin.com/in/sophie-legall', 'LIEN'],
  ['linkedin.com/in/sophie-\nlegall', 'LIEN'],
  ['LinkedIn : sophie-legall', 'LIEN'],
  ['in/sophie-legall-1234', 'LIEN'],
  ['GitHub: slegall75', 'LIEN'],
  ['@sophie_legall', 'LIEN'],
  ['www.sophie-legall.example.com/cv', 'LIEN'],
  ['14 bis, rue des Lilas, 01000 Bourg-en-Bresse', 'ADRESSE'],
  ['3 ALLÉE DU PARC', 'ADRESSE'],
  ['12 rue des lilas 06300 nice', 'ADRESSE'],
  ['Rue des Bouchers 12, 1000 Bruxelles', 'ADRESSE'],
  ['Adresse : Le Bourg, lieu-dit Kergoat', 'ADRESSE'],
  ['BP 123', 'ADRESSE'],
  ['Née le 12 mars 1990 à Lyon', 'NAISSANCE'],
  ['Date de naissance : 12/03/1990', 'NAISSANCE'],
  ['né(e) en 1990', 'NAISSANCE'],
  ['2 90 03 01 123 456 78', 'NUMERO'],
  ['290032A123456', 'NUMERO'],
  ['FR76 3000 6000 0112 3456 7890 189', 'NUMERO'],
  ['N° RPPS : 10001234567', 'NUMERO'],
])('« %s » goes out as its kind', (text, kind) => {
  expect(hidden(text)).toMatch(new RegExp(`\\[${kind}_1\\]`));
  expect(hidden(text)).not.toMatch(/lilas|parc|bouchers|kergoat|legall|1990|123456|3456|01000/i);
});

test.each([
  'Encadrement de 12 places en crèche, 3 cours de français par jour, 2 routes livrées',
  'Budget de 12 500 €, 45000 Clients suivis, 10 000 articles ; de 2019 à 2022',
  'Socket.io, Node.js, ASP.NET, Vue.js 3 ; CACES R489 catégorie 3, SSIAP 1',
  'TOEIC 945/990, permis B, norme NF EN 1090-2, article L1132-1',
  'Soins à domicile : injections, toilettes ; 2021, Domaine de la Croix ; titre de Maître Restaurateur',
  'ISO 14001 Management environnemental, ISO 27001 Lead Auditor, norme EN 13485 Dispositifs médicaux',
  'Réseaux : LinkedIn/Facebook, LinkedIn : rédaction des publications',
  'Madame, Monsieur, je vous prie d’agréer mes salutations. Madame la Directrice',
  'Chez Mr Bricolage puis Monsieur Meuble',
  'Lundi 03.01 au 07.02.2021, 35 h, 24 ans d’ancienneté',
])('nothing of « %s » is hidden', (text) => {
  expect(hidden(text)).toBe(text);
});

test('third people are hidden where the text presents them, and wherever they are named again', () => {
  const text = [
    'Référente : Claire Petitjean, directrice, 01 99 00 22 33',
    'Stage sous la direction de M. Karim BENALI.',
    'M. Benali et Mme Petitjean peuvent être appelés.',
    'RÉFÉRENCES',
    'Nadia Ferrand – cheffe de service',
  ].join('\n');
  const out = hidden(text);
  expect(out).not.toMatch(/petitjean|benali|ferrand|claire|karim|nadia/i);
  expect(out).toContain('M. [NOM_');
});

test('the town of the person is hidden, that of the offer stays', () => {
  expect(hidden('Bourg-en-Bresse (01) – poste à Lyon')).toBe('[VILLE_1] (01) – poste à Lyon');
  expect(hidden('Bourg-en-Bresse (01) – poste à Lyon', { ...sophie, towns: [] })).toContain('Bourg-en-Bresse');
});

test('one thing has one number in every text, and comes back as it was written', () => {
  const texts = ['Sophie GALL, sophie.legall@example.org', 'Bonjour Sophie, Mme Gall ? sophie.legall@example.org'];
  const hiding = hideContacts(sophie, texts);
  expect(hiding.hidden).toEqual(['[PRENOM_1] [NOM_1], [EMAIL_1]', 'Bonjour [PRENOM_1], Mme [NOM_1B] ? [EMAIL_1]']);
  expect(hiding.hidden.map(hiding.restore)).toEqual(texts);
  expect(hiding.restore(hiding.hide('sophie LE GALL'))).toBe('sophie LE GALL');
});

test.each([
  ['[NOM_1]', 'GALL'],
  ['[nom_1]', 'GALL'],
  ['[Nom 1]', 'GALL'],
  ['\\[NOM\\_1\\]', 'GALL'],
  ['NOM_1', 'GALL'],
  ['[NOM_1', 'GALL'],
  ['NOM_1]', 'GALL'],
  ['[ NOM_1 ]', 'GALL'],
  ['[Prénom_1]', 'Sophie'],
  ['[NOM-1]', 'GALL'],
  ['{{NOM_1}}', '{GALL}'],
  ['[E-MAIL_1]', 'sophie.legall@example.org'],
  ['[NOM_1C]', 'GALL'],
  ['[NOM]', 'GALL'],
])('a model’s « %s » is read', (written, expected) => {
  const { restore } = hideContacts(sophie, ['Sophie GALL, sophie.legall@example.org']);
  expect(restore(`Madame ${written}, bonjour`)).toBe(`Madame ${expected}, bonjour`);
});

test('a placeholder that a model made up is gone, and told', () => {
  const { restore, invented } = hideContacts(sophie, ['Sophie GALL']);
  expect(restore('Madame [NOM_9], voyez [LIEN_3]. Nom 1, ville 2 et numéro 3 restent.')).toBe(
    'Madame, voyez. Nom 1, ville 2 et numéro 3 restent.',
  );
  expect(invented('Madame [NOM_9], [NOM_1]')).toEqual(['[NOM_9]']);
});

test('a text that is still being written ends before a placeholder begun', () => {
  const { restorePartial } = hideContacts(sophie, ['Sophie GALL']);
  expect(['Je suis [', 'Je suis [PRE', 'Je suis [PRENOM_', 'Je suis [PRENOM_1'].map(restorePartial)).toEqual([
    ...['Je suis ', 'Je suis ', 'Je suis ', 'Je suis '],
  ]);
  expect(restorePartial('Je suis [PRENOM_1], et')).toBe('Je suis Sophie, et');
});

test('what a person wrote like a placeholder stays theirs', () => {
  const text = 'Modèle : Bonjour [NOM_1], signé Sophie GALL, [VILLE], NOM_1';
  const hiding = hideContacts(sophie, [text]);
  expect(hiding.hidden[0]).not.toMatch(/Sophie|GALL/);
  expect(hiding.restore(hiding.hidden[0] as string)).toBe(text);
});

const pieces = fc.oneof(
  fc.constantFrom(
    ...[
      'Sophie',
      'LE GALL',
      'Gall-Rivière',
      'S. Gall',
      '[NOM_1]',
      'NOM_2',
      '[',
      ']',
      '\\',
      '_1',
      '12 rue des Lilas',
      '01000',
    ],
    ...[
      '06 39 98 12 34',
      'sophie.legall@example.org',
      'linkedin.com/in/sophie-legall',
      'Mme Petitjean',
      ' ',
      '\n',
      '  ',
    ],
    ...['Née le 12/03/1990', 'Bourg-en-Bresse', 'é', '\u200b', 'Référent : Karim Benali', '\ud83d', '😀', 'NOM', '1'],
  ),
  fc.string({ maxLength: 12 }),
);
const anyText = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''));

test('whatever the text, it comes back as it was', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const hiding = hideContacts(sophie, [text]);
      const out = hiding.hidden[0] as string;
      const bare = text.replace(/[[\]{}⟦⟧【】［］\\_]/g, ' ');
      expect([text, bare]).toContain(hiding.restore(out));
    }),
    { numRuns: 400 },
  );
});

test('whatever stands around it, nothing known goes out', () => {
  const spaced = fc.array(pieces, { maxLength: 12 });
  fc.assert(
    fc.property(spaced, fc.constantFrom(...telling), (around, told) => {
      const [out] = hideContacts(sophie, [[...around, told, ...around].join(' ')]).hidden;
      expect(out).not.toMatch(/sophie|\bgall\b|rivière|39 ?98 ?12|legall@|in\/sophie|12 rue des/i);
    }),
    { numRuns: 300 },
  );
});

const telling = [
  'Sophie Le Gall-Rivière',
  'Mme GALL',
  '06 39 98 12 34',
  'sophie.legall@example.org',
  '12 rue des Lilas',
];

test.each(['06 ', 'a@', '[NOM_', 'Mme A', 'Sophie ', '12 rue ', 'in/', '1 ', 'Contact : ', 'é\u0301'])(
  'a text of « %s » without end is hidden and comes back',
  (piece) => {
    const text = piece.repeat(60_000 / piece.length);
    const { hidden, restore } = hideContacts(sophie, [text]);
    expect(restore(hidden[0] as string).length).toBe(text.length);
  },
);
