import { type Matrix, transformPoint } from './matrix.ts';

/** `isAcross`: level, `at` its height; else upright, `at` its place from the left. */
export type Rule = { isAcross: boolean; at: number; from: number; to: number };

/** In points. */
const thickest = 2.2;
const shortest = 8;
/** How many numbers follow each step of a path: move, line, curve, quadratic curve, close. */
const numbersOf = [2, 2, 6, 4, 0];

type Point = { x: number; y: number };

/** The level and upright lines of a path, the sides of its boxes among them; a thin box is one line. */
export function rulesIn(path: ArrayLike<number>[] | null | undefined, matrix: Matrix): Rule[] {
  return shapesOf(path?.[0], matrix).flatMap((points) => {
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    if (bottom - top <= thickest) return lineOf(true, (top + bottom) / 2, left, right);
    if (right - left <= thickest) return lineOf(false, (left + right) / 2, top, bottom);
    return [];
  });
}

function lineOf(isAcross: boolean, at: number, from: number, to: number): Rule[] {
  return to - from >= shortest ? [{ isAcross, at, from, to }] : [];
}

/** The points of each part of a path that is drawn without lifting the pen; none of what is curved. */
function shapesOf(path: ArrayLike<number> | null | undefined, matrix: Matrix): Point[][] {
  const shapes: Point[][] = [];
  for (let index = 0; path && index < path.length; ) {
    const step = path[index] as number;
    const count = numbersOf[step];
    if (count === undefined || count > 2) return [];
    if (step === 0) shapes.push([]);
    if (count === 2) shapes.at(-1)?.push(transformPoint(matrix, path[index + 1] as number, path[index + 2] as number));
    index += count + 1;
  }
  return shapes.filter((points) => points.length > 1 && points.length < 6);
}
