/** Where a file is sent: the CV reader, the account’s documents, the LinkedIn reader, the photo. */
export const routes = {
  cv: { method: 'POST', path: '/api/functions/parse-cv' },
  document: { method: 'POST', path: '/api/documents' },
  linkedin: { method: 'POST', path: '/api/functions/parse-linkedin' },
  photo: { method: 'PUT', path: '/api/profile/photo' },
} as const;
export type Route = keyof typeof routes;

export type HostileFile = {
  /** What it tries; files are counted by it. */
  family: string;
  name: string;
  bytes: Uint8Array;
  /** As the form tells it. */
  fileName: string;
  type: string;
  route: Route;
  /** A form written by hand instead: its body, and its content type. */
  form?: { body: Uint8Array; type: string };
};

const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** A file sent as what its extension says. */
export function fileOf(
  family: string,
  name: string,
  content: Uint8Array | string,
  extension: string,
  route: Route = 'cv',
): HostileFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const type = types[extension] ?? 'application/octet-stream';
  return { family, name, bytes, fileName: `cv.${extension}`, type, route };
}
