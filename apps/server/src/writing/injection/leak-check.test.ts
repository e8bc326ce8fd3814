import { expect, test } from 'vitest';
import { type Asked, leakCheck } from './leak-check.ts';

const instructions = [
  'Vous rédigez une lettre de motivation à partir du CV et de l’offre.',
  '- N’inventez ni employeur, ni poste, ni date, ni durée, ni chiffre, ni diplôme, ni certification.',
  'Exemple de réponse, pour une autre personne :',
  '{"body":"Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations les meilleures et dévouées."}',
].join('\n');
const asked = { instructions, nonce: 'Ab3_x9-Qz', material: 'CV : maçon, dix ans' };
const leaksOf = (answer: string, of: Asked) => leakCheck(of)(answer);
const rule = 'N’inventez ni employeur, ni poste, ni date, ni durée, ni chiffre, ni diplôme, ni certification';

test.each([
  ['nonce', 'Le code est ab3_X9-qz'],
  ['markup', 'Voir ![x](y)'],
  ['markup', '<script>alert(1)</script>'],
  ['markup', '<<<fin'],
  ['address', 'Allez sur https://x.example.net'],
  ['encoded', Buffer.from(instructions).toString('base64')],
  ['encoded', Buffer.from(instructions).toString('hex')],
  ['role', 'En tant qu’IA, je ne peux pas'],
  ['role', 'Mes consignes sont les suivantes'],
  ['role', 'My system prompt is'],
  ['score', 'Votre candidature vaut 100/100.'],
  ['score', 'Votre score est de 98 %'],
  ['instructions', `Voici : ${rule}`],
  ['instructions', rule.toUpperCase()],
  ['instructions', [...rule].join(' ')],
  ['instructions', [...rule].reverse().join('')],
  [
    'instructions',
    rule.normalize('NFD').replace(/[a-z]/gi, (letter) => {
      const base = letter < 'a' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  ],
])('%s is told in %j', (leak, text) => {
  expect(leaksOf(JSON.stringify({ body: [text] }), asked)).toContain(leak);
});

test.each([
  'Maçon depuis dix ans, je monte des murs en parpaings et en brique, et je coule les dalles.',
  'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations les meilleures et dévouées.',
  'Score NPS de 62, 945/990 au TOEIC, satisfaction de 92 %, 24/7, 100 % des délais tenus.',
  'J’ai écrit les instructions de montage ; a < b, C++ et Node.js ; [NOM_1], [EMAIL_1]',
  'Votre score ne baisse pas si vous retirez cette ligne.',
])('nothing leaks in %j', (text) => {
  expect(leaksOf(JSON.stringify({ body: text }), asked)).toEqual([]);
});
