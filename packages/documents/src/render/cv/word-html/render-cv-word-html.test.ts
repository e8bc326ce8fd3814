import { cvModelIds, isFreeModel } from '@coach/contracts/models';
import { expect, it } from 'vitest';
import { renderCv } from '../../../render-cv.ts';
import { fullCv } from '../../../testing/cv-examples.ts';

const metadata = { title: 'CV', author: 'Ana Blanc', writtenBy: 'engine', date: new Date(0) } as const;
const models = cvModelIds.filter((id) => isFreeModel('cv', id));

async function drawn(model: (typeof models)[number]): Promise<string> {
  return new TextDecoder().decode(await renderCv(fullCv, 'doc', metadata, model));
}

it.each(models)(
  '%s opens with a table, without which LibreOffice loses the name and leaves a page blank',
  async (id) => {
    expect(/<div class="cv">\s*<(\w+)/.exec(await drawn(id))?.[1]).toBe('table');
  },
);

it('names its page for Word alone: LibreOffice reads the rule without a name', async () => {
  const html = await drawn('classique');
  const [, style = '', forWord = ''] =
    /<style>(.*?)<\/style>.*?<!--\[if gte mso 9\]><style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(style).toMatch(/@page \{ size: 595\.3pt 841\.9pt; margin: [\d. pt]+; \}/);
  expect(style).not.toContain('page: CV');
  expect(forWord).toContain('div.cv { page: CV; }');
});

it('has a figure before every point: LibreOffice drops what follows « .6pt »', async () => {
  for (const id of models) expect(await drawn(id)).not.toMatch(/[:\s]\.\d+pt/);
});
