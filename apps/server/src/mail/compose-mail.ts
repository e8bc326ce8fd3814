import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import type { Mail, MailAttachment } from '../ports/mailer.ts';
import { calendarType, methodOf, writeCalendar } from './calendar-file.ts';
import { leaveAddress, leavePage } from './choices/leave-page.ts';
import type { MailContent, MeetingNews } from './mail.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'attachments' | 'leaveUrl'>;

/** A mail in plain text and in HTML, which say the same; one that its reader may do without ends by how to leave it. */
export function composeMail(
  content: MailContent,
  language: Language,
  appUrl: string,
  leaveToken: string | null = null,
): ComposedMail {
  const texts = mailTexts[language];
  const { subject, paragraphs, action } = texts.of(content);
  const link = action ? { ...action, url: linkOf(content, appUrl) } : null;
  const leavePageUrl = leaveToken && leavePage(appUrl, leaveToken);
  const parts = { texts, greeting: texts.greeting(oneLine(content.fullName)), paragraphs, link, leavePageUrl, appUrl };
  const replyTo = content.kind === 'operator_request' ? content.from.email : undefined;
  const attachments = 'meeting' in content ? calendarsOf(content, language, appUrl) : [];
  const leaveUrl = leaveToken ? leaveAddress(appUrl, leaveToken) : undefined;
  return { subject, text: textOf(parts), html: htmlOf(subject, language, parts), replyTo, attachments, leaveUrl };
}

/** What puts a meeting into a calendar, moves it there or takes it out. */
function calendarsOf({ kind, meeting }: MeetingNews, language: Language, appUrl: string): MailAttachment[] {
  const calledOff = kind === 'meeting_left' || kind === 'meeting_called_off';
  if (!calledOff && !/_(seated|promoted|moved)$/.test(kind)) return [];
  const content = writeCalendar(meeting, { appUrl, language, calledOff });
  return [{ fileName: `${meeting.id}.ics`, contentType: calendarType(methodOf(calledOff)), content }];
}

/**
 * The token travels behind `#`, which no server and no log sees, and a page asks before it is used: programs that open
 * every link of a mail to check it use nothing up.
 */
function linkOf(content: MailContent, appUrl: string): string {
  if (content.kind === 'confirm_email') return `${appUrl}/auth#type=signup&token=${encodeURIComponent(content.token)}`;
  if (content.kind === 'reset_password')
    return `${appUrl}/auth#type=recovery&token=${encodeURIComponent(content.token)}`;
  if (content.kind === 'password_changed') return `${appUrl}/auth`;
  if ('tab' in content && content.tab === 'coaching') return `${appUrl}/career-advice?tab=coaching`;
  if ('tab' in content) return `${appUrl}/resources-community?tab=${content.tab}`;
  if (content.kind === 'next_steps') {
    const [only, ...others] = content.steps;
    return `${appUrl}/dashboard/jobs${only && others.length === 0 ? `?offre=${only.jobId}` : ''}`;
  }
  return `${appUrl}/dashboard/subscription`;
}

type Parts = {
  texts: MailTexts;
  greeting: string;
  paragraphs: { before: string[]; after: string[] };
  link: { label: string; url: string } | null;
  leavePageUrl: string | null;
  appUrl: string;
};

function textOf({ texts, greeting, paragraphs, link, leavePageUrl, appUrl }: Parts): string {
  const action = link ? [`${link.label}${texts.colon}\n${link.url}`] : [];
  const signature = `${productName}\n${appUrl}`;
  const leave = leavePageUrl ? [`${texts.leave}${texts.colon}\n${leavePageUrl}`] : [];
  return `${[greeting, ...paragraphs.before, ...action, ...paragraphs.after, signature, ...leave].join('\n\n')}\n`;
}

const fonts = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function htmlOf(
  subject: string,
  language: Language,
  { texts, greeting, paragraphs, link, leavePageUrl, appUrl }: Parts,
): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3d36;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4a5a55">${escapeHtml(texts.fallback)}<br><a href="${escapeHtml(link.url)}" style="color:#1f3d36;word-break:break-all">${escapeHtml(link.url)}</a></p>`
    : '';
  const leave = leavePageUrl
    ? `<br><a href="${escapeHtml(leavePageUrl)}" style="color:#4a5a55">${escapeHtml(texts.leave)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f4ee;color:#17241f;${fonts};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div style="background:#ffffff;border-radius:12px;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escapeHtml(productName)}</p>
${[greeting, ...paragraphs.before].map(paragraph).join('\n')}
${button}
${paragraphs.after.map(paragraph).join('\n')}
</div>
<p style="margin:16px 8px 0;font-size:13px;color:#4a5a55">${escapeHtml(texts.why)} <a href="${escapeHtml(appUrl)}" style="color:#4a5a55">${escapeHtml(new URL(appUrl).host)}</a>${leave}</p>
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] as string);
}

/** A name is what its owner typed: it must not open a line, nor a link in programs that make links of addresses. */
function oneLine(name: string): string {
  const plain = name.replaceAll(/\s+/g, ' ').trim();
  return /[./:@]\S/.test(plain) ? '' : plain;
}
