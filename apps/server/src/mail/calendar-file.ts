import { productName } from '@coach/contracts/brand';
import type { Language } from '@coach/contracts/language';
import type { MeetingNews } from './mail.ts';

type Method = 'PUBLISH' | 'CANCEL';
type Options = { appUrl: string; language: Language; calledOff: boolean };

const words = {
  fr: { online: 'En ligne', join: 'Pour rejoindre\u00a0:', hostedBy: 'Avec' },
  en: { online: 'Online', join: 'To join:', hostedBy: 'With' },
};

export function calendarType(method: Method): string {
  return `text/calendar; charset=utf-8; method=${method}`;
}

export function methodOf(calledOff: boolean): Method {
  return calledOff ? 'CANCEL' : 'PUBLISH';
}

/**
 * A meeting as an iCalendar file (RFC 5545, RFC 5546), in UTC so that no time zone is to be described. The entry keeps its
 * UID: a later file with a greater SEQUENCE moves or removes it.
 */
export function writeCalendar(meeting: MeetingNews['meeting'], { appUrl, language, calledOff }: Options): string {
  const { id, title, startsAt, endsAt, at, sequence, joinUrl, organizer, host, tab } = meeting;
  const word = words[language];
  const page = `${appUrl}/resources-community?tab=${tab}`;
  const description = [`${word.hostedBy} ${host}.`, ...(joinUrl ? [`${word.join} ${joinUrl}`] : []), page].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(calledOff)}`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(appUrl).hostname}`,
    `DTSTAMP:${instant(at)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${calledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN="${host.replaceAll(/["\p{Cc}]/gu, '')}":${organizer}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(joinUrl ?? word.online)}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** `20261203T170000Z` */
function instant(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, '');
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** RFC 5545, 3.1: lines of 75 bytes at most, those that go on begin with a blank; no character is cut. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
