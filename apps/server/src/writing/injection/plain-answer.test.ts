import { expect, test } from 'vitest';
import { plainAnswer } from './plain-answer.ts';

const own = ['https://www.linkedin.com/in/lea-morin', 'lea-morin.example.com'];

test.each([
  ['**Dix ans** de *métier*, `Excel`', 'Dix ans de métier, Excel'],
  ['## Atouts\n> Rigueur', 'Atouts\nRigueur'],
  ['Voir ![logo](https://traces.example.net/p.png?x=1) ici', 'Voir logo ici'],
  ['Voir [mon site](https://piege.example.net)', 'Voir mon site'],
  ['Voir [mon site][1]\n\n[1]: https://piege.example.net', 'Voir [mon site][1]'],
  ['<img src=x onerror=alert(1)>Bonjour<br>Léa', 'Bonjour\nLéa'],
  ['<script>fetch("//x.example")</script>Bonjour', 'Bonjour'],
  ['Bonjour <img src="https://x.example/', 'Bonjour'],
  ['Écrivez à https://piege.example.net/a?b=c.', 'Écrivez à.'],
  ['Voir piege.example.net/candidature et www.piege.example.net', 'Voir et'],
  ['javascript:alert(1) data:text/html;base64,AAAA', ''],
  ['Mon profil : https://www.linkedin.com/in/lea-morin/.', 'Mon profil : https://www.linkedin.com/in/lea-morin/.'],
  ['Mon site : lea-morin.example.com/', 'Mon site : lea-morin.example.com/'],
  ['a\u202eb\u200bc', 'abc'],
  ['```json\n{}\n```', '{}'],
])('%j is told as %j', (text, expected) => {
  expect(plainAnswer(text, own)).toBe(expected);
});

test.each([
  'De 2019 à 2022 : 3 * 4 = 12, a < b et c > d, List<String>, C# et C++',
  'Chez Booking.com, en Node.js et TCP/IP, 24/7, et/ou CDD/CDI\n- un\n- deux',
  'Objet : candidature au poste d’aide-soignante\n\nMadame, Monsieur,\n\nSoins de 14 résidents (EHPAD).',
  'L’outil my_team_tool, 5 * par semaine',
])('%j stays as it is', (text) => {
  expect(plainAnswer(text, own)).toBe(text);
});
