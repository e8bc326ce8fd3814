import { parseCv } from '@coach/engine/cv/parse-cv';
import { fold } from '../alike.ts';
import { contactLayouts, phoneWritings } from '../contact-layouts.ts';
import type { Figure } from '../figure.ts';
import type { ReadPair } from '../read-set.ts';
import { inTurn, setPage } from '../set-page.ts';
import { Tally } from '../tally.ts';

const pagesEach = 6;
const streets = [
  '12 rue des Lilas',
  '3 bis avenue Jean-Jaurès',
  '8, impasse du Moulin',
  '45 boulevard Voltaire',
  '7 allée des Chênes, Bât. B',
];

/** The labelled contacts of the CVs, set in every way of `contactLayouts`: names, e-mails, telephones and towns read. */
export function measureContactLayouts(pairs: readonly ReadPair[]): Figure {
  const people = pairs.flatMap((pair) => personOf(pair) ?? []);
  const tally = new Tally();
  for (let turn = 0; turn < contactLayouts.length * pagesEach; turn++) {
    const layout = contactLayouts[Math.floor(turn / pagesEach)] as string;
    const person = inTurn(people, turn);
    const [head = '', end = ''] = setContact(layout, person, turn).split('|||');
    const { contact } = parseCv({ text: setPage({ contact: head, end }) });
    const add = (told: string, got: string | null) =>
      tally.add(fold(told) === fold(got), `${JSON.stringify(layout)}: ${got} ≠ ${told}`);
    add(person.fullName, contact.fullName);
    add(person.email, contact.email);
    add(person.phone, contact.phone);
    add(person.city, contact.city);
  }
  return {
    name: `the same contacts in ${contactLayouts.length} layouts`,
    value: tally.share,
    unit: 'share',
    bound: { atLeast: 0.97 },
    faults: tally.faults,
  };
}

type Person = Record<'fullName' | 'email' | 'phone' | 'city' | 'linkedin' | 'title', string>;

/** Someone of whom all is labelled, with a French number. */
function personOf({ labels: { cv } }: ReadPair): Person | null {
  const { fullName, email, phone, city, linkedin } = cv.contact;
  if (!fullName?.includes(' ') || !email || !phone?.startsWith('+33') || !city || /\d/.test(city)) return null;
  if (!cv.title || cv.title.length > 60) return null;
  return { fullName, email, phone, city, linkedin: linkedin ?? 'linkedin.com/in/camille-perrin-12', title: cv.title };
}

function setContact(layout: string, { fullName, email, phone, city, linkedin, title }: Person, turn: number): string {
  const [first = '', ...others] = fullName.split(' ');
  const last = others.join(' ');
  const values: Record<string, string> = {
    N: fullName,
    NN: fullName.toUpperCase(),
    Nl: `${first} ${last.toUpperCase()}`,
    R: `${last.toUpperCase()} ${first}`,
    F: first,
    A: last,
    T: title,
    P: inTurn(phoneWritings, turn)(phone.slice(3)),
    E: email,
    S: inTurn(streets, turn),
    Z: '49100',
    L: city,
    K: linkedin,
  };
  return layout.replace(/\{([A-Za-z]+)(!?)\}/g, (_, part: string, loud: string) => {
    const value = values[part] as string;
    return loud ? value.toUpperCase() : value;
  });
}
