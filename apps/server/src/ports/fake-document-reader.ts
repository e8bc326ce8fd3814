import type { DocumentLine, DocumentText } from '@coach/contracts/document-text';
import { DocumentError } from '@coach/documents/document-error';
import type { DocumentReader } from './documents.ts';

/**
 * Reads plain text as if it were a PDF. `!scanned` and the like are refused for that reason, `!unsupported` for its type,
 * and `!wait` is only ended by its signal.
 */
export function fakeDocumentReader(): DocumentReader {
  return {
    async read(bytes, { signal } = {}) {
      const text = new TextDecoder().decode(bytes);
      if (text.startsWith('!wait')) await aborted(signal);
      if (text.startsWith('!unsupported')) throw new DocumentError('unsupported_file');
      const reason = /^!(scanned|empty|encrypted|damaged|hostile|timeout)/.exec(text)?.[1];
      if (reason) throw new DocumentError('unreadable_file', reason as 'scanned');
      return documentOf(text);
    },
    close: async () => {},
  };
}

async function aborted(signal: AbortSignal | undefined): Promise<never> {
  return await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function documentOf(text: string): DocumentText {
  const lines: DocumentLine[] = [...text.matchAll(/[^\n]+/g)].map((match) => ({
    ...{ start: match.index, end: match.index + match[0].length, page: 1, block: 0, origin: 'body' as const },
    ...{ fontSize: 10, bold: false, headingLevel: null, bullet: match[0].startsWith('- '), x: 50, y: match.index },
  }));
  const layout = { columns: 1, tables: 0, textBoxes: 0, images: 0, contactInHeaderOrFooter: false };
  return { kind: 'pdf', text, lines, pageCount: 1, layout };
}
