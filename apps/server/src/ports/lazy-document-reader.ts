import type { DocumentReader } from './documents.ts';

/** The real reader, loaded with the first document: most starts never need it. */
export function lazyDocumentReader(): DocumentReader {
  let loading: Promise<DocumentReader> | null = null;
  const load = () => {
    loading ??= import('@coach/documents/document-reader').then(({ createDocumentReader }) => createDocumentReader());
    return loading;
  };
  return {
    read: async (bytes, options) => await (await load()).read(bytes, options),
    close: async () => await (await loading)?.close(),
  };
}
