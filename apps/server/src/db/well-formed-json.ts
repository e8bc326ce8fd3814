/** JSON writes half a surrogate pair as an escape, and nothing else that way. */
export function wellFormedJson(content: unknown): string {
  const text = JSON.stringify(content);
  if (!/\\ud[89a-f]/.test(text)) return text;
  return text.replaceAll(/\\(u[0-9a-f]{4}|.)/g, (written) => (/^\\ud[89a-f]/.test(written) ? '\ufffd' : written));
}
