/** An affine transformation, as PDF writes it: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** `outer` after `inner`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(inner);
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    outer[0] * e + outer[2] * f + outer[4],
    outer[1] * e + outer[3] * f + outer[5],
  ];
}

export function transformPoint(matrix: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
}
