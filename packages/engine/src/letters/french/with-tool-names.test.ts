import { expect, test } from 'vitest';
import { withToolNames } from './with-tool-names.ts';

test.each([
  ['paie sur sage paie et EXCEL', 'paie sur Sage Paie et Excel'],
  ['plans sous autocad', 'plans sous AutoCAD'],
  ['réseau et pare-feu, benchmark, liasse 2065', 'réseau et pare-feu, benchmark, liasse 2065'],
  ['tri et mise en rayon', 'tri et mise en rayon'],
  ['le travail en équipe, la notion de service', 'le travail en équipe, la notion de service'],
])('%s', (written, said) => {
  expect(withToolNames(written)).toBe(said);
});

test('in a line that was shouted a name of one word is one too', () => {
  expect(withToolNames('Comptabilité sur sage 100', true)).toBe('Comptabilité sur Sage 100');
});
