/** The text of a page, by the encoding its header or its first bytes name (HTML, « determining the character encoding »). */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  return decoderOf(named).decode(bytes);
}

function decoderOf(name: string | undefined): { decode(bytes: Uint8Array): string } {
  try {
    return new TextDecoder(name ?? 'utf-8');
  } catch {
    return new TextDecoder('utf-8');
  }
}
