import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

function interestsOf(written: string): string[] {
  return parseCv({ text: `Léa Morin\nlea.morin@example.com\n\nLANGUES\n\nAnglais : B2\n\nLOISIRS\n\n${written}` })
    .interests;
}

describe('pastimes are told one by one', () => {
  test.each([
    'danse, lecture, jardinage et échecs',
    'danse / lecture / jardinage / échecs',
    'danse – lecture – jardinage – échecs',
    'danse - lecture - jardinage - échecs',
    'danse     lecture     jardinage     échecs',
    'danse\tlecture\tjardinage\téchecs',
    'DANSE - LECTURE - JARDINAGE - ÉCHECS',
  ])('%s', (written) => {
    expect(interestsOf(written).map((each) => each.toLowerCase())).toEqual(['danse', 'lecture', 'jardinage', 'échecs']);
  });

  test('in sentences of one word', () => {
    expect(interestsOf('Danse. Lecture. Échecs.')).toEqual(['Danse', 'Lecture', 'Échecs']);
  });

  test('but what is told of one stays with it', () => {
    expect(interestsOf('Football - entraîneur des U11, lecture de BD et de romans')).toEqual([
      'Football - entraîneur des U11',
      'lecture de BD et de romans',
    ]);
  });
  test.each(['Football - club de Dole - gardien de but', 'Peinture. Mes toiles sont au musée. Dessin'])(
    '%s is told of one, between three signs too',
    (written) => {
      expect(interestsOf(written)).toEqual([written]);
    },
  );
});
