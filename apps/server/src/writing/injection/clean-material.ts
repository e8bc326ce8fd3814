/** Zero-width, direction and variation signs, soft hyphens, fillers: nobody sees them, a model reads them. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]|[\u{1d173}-\u{1d17a}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Signs by which chat models part turns; some servers read them wherever they stand. */
const turnSigns =
  /<[|｜][^<>\n]{0,60}[|｜]>|<\/?s>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]|<\/?(?:start_of_turn|end_of_turn|bos|eos|pad|unk|tool_call|tool_response|function_calls|invoke|antml:[a-z_]+)\b[^<>\n]{0,60}>/giu;
const markers = /[<＜‹﹤⟨〈]{2,}|[>＞›﹥⟩〉]{2,}/gu;

/** Without what nobody sees. */
export function withoutUnseen(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '').replace(controls, ' ');
}

/** A document as a model may read it: no sign that parts turns or blocks, nothing hidden, no wide gaps. */
export function cleanMaterial(text: string, nonce: string): string {
  return withoutUnseen(text)
    .replace(turnSigns, ' ')
    .replace(new RegExp(nonce.replace(/[^\w-]/g, '').replace(/-/g, '\\-'), 'gi'), ' ')
    .replace(markers, (found) => ('<＜‹﹤⟨〈'.includes(found[0] as string) ? '<' : '>'))
    .replace(/[ \t\u00a0]{6,}/g, '    ')
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .trim();
}
