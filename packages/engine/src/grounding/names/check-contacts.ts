import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** E-mails, telephone numbers and addresses that are not the candidate’s; the employer’s where a letter is addressed. */
export function checkContacts({ reading, contacts, marks, own, all }: CheckContext): Finding[] {
  return contacts.flatMap(({ kind, value, start, end }): Finding[] => {
    const facts = marks[start] === stances.self ? own : all;
    if (facts.contacts.has(value)) return [];
    if (kind !== 'phone' && isPart(facts.unbroken, value)) return [];
    return [{ kind, start, end, reason: reasons.contact(reading.text.slice(start, end)) }];
  });
}

/** A link broken over two lines; never the beginning of a longer one. */
function isPart(unbroken: string, value: string): boolean {
  const at = unbroken.indexOf(value);
  return at >= 0 && !/[\w@]/.test(unbroken[at + value.length] ?? '') && !/[\w@-]/.test(unbroken[at - 1] ?? '');
}
