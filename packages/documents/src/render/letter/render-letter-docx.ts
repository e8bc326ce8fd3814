import type { Letter } from '@coach/contracts/letter';
import { Document, Packer } from 'docx';
import { type CvMetadata, originNote } from '../cv-metadata.ts';
import { fixPackage } from '../fix-package.ts';
import { wordFont } from '../font-families.ts';
import { contentWidth } from './composing.ts';
import { shapesHeader } from './docx-shapes.ts';
import { a4, halfPoints, twips } from './docx-units.ts';
import { drawDocxBlocks, spacer } from './draw-docx-blocks.ts';
import { estimateLines } from './estimate-lines.ts';
import { fitLetter } from './fit-letter.ts';
import { type Block, paper, type Shape } from './letter-blocks.ts';
import type { LetterModel } from './letter-model.ts';
import { letterParts } from './letter-parts.ts';

/** The letter as a DOCX: paragraphs and tables without edges, no text boxes, its making told in the properties. */
export async function renderLetterDocx(letter: Letter, metadata: CvMetadata, model: LetterModel): Promise<Uint8Array> {
  const { margin, fonts } = model;
  const blocks = fitLetter(letterParts(letter), model, estimateLines(model), 0.1);
  const children = await drawDocxBlocks(blocks, { model, width: contentWidth(model) });
  if (blocks.at(-1)?.kind === 'row') children.push(spacer(1));
  const shapes = [...(model.shapes ?? []), ...topOfBand(blocks, model)];
  const word = new Document({
    title: metadata.title,
    creator: metadata.author,
    lastModifiedBy: metadata.author,
    ...originNote(metadata, 'lettre de motivation'),
    styles: {
      default: {
        document: {
          run: {
            font: wordFont(fonts.text),
            size: halfPoints(model.body),
            color: model.ink,
            language: { value: 'fr-FR' },
          },
        },
      },
    },
    sections: [
      {
        properties: {
          titlePage: shapes.length > 0,
          page: {
            size: a4,
            margin: {
              left: twips(margin.left),
              right: twips(margin.right),
              top: twips(margin.top),
              bottom: twips(margin.bottom),
              header: 0,
              footer: 0,
            },
          },
        },
        ...(shapes.length > 0 ? { headers: headersOf(shapes) } : {}),
        children,
      },
    ],
  });
  return fixPackage(await Packer.toBuffer(word), metadata.date);
}

function headersOf(shapes: Shape[]) {
  return { first: shapesHeader(shapes), default: shapesHeader(shapes.filter(({ on }) => on === 'all')) };
}

/** A band goes to the paper's edge: what lies above the text's own area is a shape. */
function topOfBand(blocks: readonly Block[], { margin }: LetterModel): Shape[] {
  const first = blocks[0];
  const fill = first?.kind === 'row' && first.bleed ? first.cells[0]?.fill : undefined;
  return fill ? [{ x: 0, y: 0, width: paper.width, height: margin.top + 1, color: fill, on: 'first' }] : [];
}
