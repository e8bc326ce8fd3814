import {
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { emus, pixels } from './docx-units.ts';
import { placed, type Shape } from './letter-blocks.ts';
import { plainPng } from './plain-png.ts';

/** Rectangles behind the text, as stretched pictures that the page's header holds: Word and LibreOffice both draw them. */
export function shapesHeader(shapes: readonly Shape[]): Header {
  const pictures = shapes.map(placed).map(
    ({ x, y, width, height, color }, index) =>
      new ImageRun({
        type: 'png',
        data: plainPng(color),
        transformation: { width: pixels(width), height: pixels(height) },
        altText: { id: `${index + 1}`, name: `Décor ${index + 1}`, description: '', title: '' },
        floating: {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(x) },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(y) },
          behindDocument: true,
          allowOverlap: true,
          wrap: { type: TextWrappingType.NONE },
        },
      }),
  );
  return new Header({
    children: [new Paragraph({ spacing: { line: 20, lineRule: 'exact', after: 0 }, children: pictures })],
  });
}
