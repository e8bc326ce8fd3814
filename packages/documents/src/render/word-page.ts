import type { CvMetadata, originNote } from './cv-metadata.ts';

type Page = {
  metadata: CvMetadata;
  note: ReturnType<typeof originNote>;
  style: string;
  /** What Word alone reads. */
  wordStyle?: string;
  body: string;
};

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/**
 * A first paragraph in a table of one bare cell: of a short page LibreOffice loses it otherwise, and leaves a page blank
 * before the rest.
 */
export function inBareTable(paragraph: string): string {
  return `<table width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td style="padding:0">${paragraph.trim()}</td></tr></table>`;
}

/** The HTML that Word opens under the name .doc, in UTF-8 with its mark. */
export function wordPage({ metadata, note, style, wordStyle, body }: Page): Uint8Array {
  const forWord = wordStyle ? `<!--[if gte mso 9]><style>${wordStyle}</style><![endif]-->\n` : '';
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40" lang="fr">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="author" content="${escapeHtml(metadata.author)}">
<meta name="description" content="${escapeHtml(note.description)}">
<meta name="keywords" content="${escapeHtml(note.keywords)}">
<meta name="date" content="${metadata.date.toISOString()}">
<title>${escapeHtml(metadata.title)}</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View><w:Zoom>100</w:Zoom></w:WordDocument></xml><![endif]-->
<style>${style}</style>
${forWord}</head>
<body lang="FR">
${body}
</body>
</html>
`;
  return new TextEncoder().encode(`\ufeff${html}`);
}
