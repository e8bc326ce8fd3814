export const rejectionKinds = ['file-invalid-type', 'file-too-large', 'file-too-small', 'too-many-files'] as const;
export type RejectionKind = (typeof rejectionKinds)[number];

/** The one thing to tell about refused files: several at once first, else the first reason of the first file. */
export function rejectionKind(rejections: readonly { errors: readonly { code: string }[] }[]): RejectionKind {
  const codes = rejections.flatMap((rejection) => rejection.errors.map((error) => error.code));
  if (codes.includes('too-many-files')) return 'too-many-files';
  return rejectionKinds.find((kind) => kind === codes[0]) ?? 'file-invalid-type';
}
