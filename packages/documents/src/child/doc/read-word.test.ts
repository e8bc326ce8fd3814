import { describe, expect, it } from 'vitest';
import { fixture } from '../../testing/fixtures.ts';
import { assembleDocument } from '../assemble-document.ts';
import { readWord } from './read-word.ts';

const read = async (slug: string) => assembleDocument('doc', await readWord(fixture(`pairs/${slug}/cv.doc`)));

async function linesOf(slug: string, wanted: 'bullet' | 'headingLevel'): Promise<string[]> {
  const { text, lines } = await read(slug);
  return lines.filter((line) => line[wanted]).map((line) => text.slice(line.start, line.end));
}

describe('an old Word file', () => {
  it('has its list items', async () => {
    const items = await linesOf('assistante-rh', 'bullet');
    expect(items).toHaveLength(18);
    expect(items).toContain('• Accueil, état civil, courrier');
  });

  it('has its headings', async () => {
    const headings = await linesOf('assistante-rh', 'headingLevel');
    expect(headings).toEqual(expect.arrayContaining(['Mon parcours', 'Formation', 'Compétences', 'Langues']));
  });

  it('has its tables, a date and its post in one line', async () => {
    const { text, layout } = await read('comptable');
    expect(text).toContain(
      '04/2019 – à ce jour\tComptable général, Groupe Ligérien de Distribution, Nantes (85 salariés)\n• ',
    );
    expect(layout.tables).toBe(2);
  });

  it('has its apostrophes, accents and weights', async () => {
    const { text, lines } = await read('cariste');
    expect(text).toContain('180 colis à l’heure en moyenne');
    expect(lines.some((line) => line.bold)).toBe(true);
    expect(lines.every((line) => line.fontSize !== null && line.fontSize > 6)).toBe(true);
  });

  it('cut anywhere is damaged, never a fault of ours', async () => {
    const whole = fixture('pairs/cariste/cv.doc');
    for (const length of [600, 2_000, 5_000, 9_000, 12_000, 14_000]) {
      const reason = await readWord(whole.slice(0, length)).then(
        () => 'read',
        (error: { reason?: string }) => error.reason,
      );
      expect(['damaged', 'read']).toContain(reason);
    }
  });
});
