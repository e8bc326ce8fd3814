import { cvModelIds } from '@coach/contracts/models';
import { describe, expect, it } from 'vitest';
import { renderCv } from '../../render-cv.ts';
import { fullCv, longCv } from '../../testing/cv-examples.ts';
import { cvModels } from './cv-models.ts';

/** WCAG 2.2, 1.4.3: relative luminance, and the contrast of two colours. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

const metadata = { title: 'CV', author: 'Ana Blanc', writtenBy: 'engine', date: new Date(0) } as const;

describe.each(cvModelIds)('%s', (id) => {
  it('can be read in print: contrast and size of every text', () => {
    const { colors, sizes } = cvModels[id];
    const { ink, soft, accent, wash, deep, onDeep, onDeepAccent } = colors;
    const onPale = [ink, soft, accent].flatMap((text) => [contrast(text, 'FFFFFF'), contrast(text, wash)]);
    const ratios = [...onPale, contrast(onDeep, deep), contrast(onDeepAccent, deep)];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...Object.values(sizes))).toBeGreaterThanOrEqual(9);
  });

  it('has the same bytes whatever was drawn before', async () => {
    for (const format of ['pdf', 'docx'] as const) {
      const once = await renderCv(fullCv, format, metadata, id);
      await renderCv(longCv(5), format, metadata, id);
      expect(Buffer.compare(once, await renderCv(fullCv, format, metadata, id))).toBe(0);
    }
  });
});

it('only the first five exist as DOC', async () => {
  await expect(renderCv(fullCv, 'doc', metadata, 'elegance')).rejects.toThrow(RangeError);
});
