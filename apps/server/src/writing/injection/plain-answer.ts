import { withoutUnseen } from './clean-material.ts';

/** Names of HTML’s elements, as a part of an expression. */
export const htmlTags =
  'a|abbr|audio|b|base|body|br|button|code|div|embed|em|font|form|frame|frameset|h[1-6]|head|hr|html|i|iframe|img|input|ins|li|link|marquee|math|meta|noscript|object|ol|option|p|picture|pre|script|select|source|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|track|u|ul|video';
const hiddenContent = /<(script|style|svg|iframe|template|noscript|math)\b[^>]*>[\s\S]*?<\/\1\s*>/giu;
const tag = new RegExp(`<!--[\\s\\S]*?(?:-->|$)|<[/!?]?(?:${htmlTags}|!doctype)\\b(?:[^<>]*>|[^<>]{0,400}$)`, 'giu');
const image = /!\[([^\]\n]{0,200})\](?:\([^)\n]{0,2000}\)?|\[[^\]\n]{0,100}\])/gu;
const definition = /^\s{0,3}\[[^\]\n]{1,100}\]:\s*\S+.*$/gmu;
const link = /\[([^\]\n]{1,300})\]\([^)\n]{0,2000}\)?/gu;
const address =
  /\b(?:(?:https?|ftps?|wss?|file|blob):\/{1,3}|mailto:)[^\s<>"»)\]}]{1,2000}|\b(?:javascript:|vbscript:|data:[a-z]+\/)\S{1,2000}|\bwww\.[^\s<>"»)\]}]{2,2000}|(?<![\p{L}\d@._/-])\/\/[a-z\d-]+(?:\.[a-z\d-]+)+[^\s<>"»)\]}]{0,2000}|(?<![\p{L}\d@._/-])[a-z\d][a-z\d-]{1,62}(?:\.[a-z\d-]{1,62}){0,4}\.[a-z]{2,10}\/[^\s<>"»)\]}]{1,2000}/giu;

/** A model’s text as plain text: no Markdown, no HTML, and no web address but the person’s `own`. */
export function plainAnswer(text: string, own: readonly string[]): string {
  const kept = new Set(own.map(bareAddress));
  const isOwn = (written: string) => kept.has(bareAddress(written));
  const plain = withoutUnseen(text)
    .replace(/^```.*$/gm, '')
    .replace(hiddenContent, '')
    .replace(tag, (found) => (/^<br/i.test(found) ? '\n' : ''))
    .replace(image, '$1')
    .replace(definition, '')
    .replace(link, '$1')
    .replace(address, (found) => withTail(found, isOwn));
  return tidy(withoutEmphasis(plain), text);
}

/** A full stop after an address is the sentence’s. */
function withTail(found: string, isOwn: (written: string) => boolean): string {
  const tail = /[.,;:!?…'’]+$/u.exec(found)?.[0] ?? '';
  return isOwn(found.slice(0, found.length - tail.length)) ? found : tail;
}

function bareAddress(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z]+:)?\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.]+$/, '');
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]{0,3}>[ \t]?/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\d*])/gu, '$1')
    .replace(/`+([^`\n]+)`+/g, '$1');
}

/** What a removal left behind; a text that had nothing to remove is as it was. */
function tidy(plain: string, text: string): string {
  if (plain === text) return text;
  return plain
    .replace(/\([ \t]*\)|\[[ \t]*\]|«[\s\u202f]*»/gu, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([.,)])/g, '$1')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
