import type { LetterDetail } from '@coach/contracts/features/letters';
import { Lines } from './Lines.tsx';
import { ReadParagraph } from './ReadParagraph.tsx';
import { Sheet } from './Sheet.tsx';

/** The letter to be read through: every sentence that has a source leads to it. */
export function ReadSheet({ letter: { letter, doubts } }: { letter: LetterDetail }) {
  const { sender, recipient } = letter;
  return (
    <Sheet
      sender={<Lines lines={[sender.fullName, sender.city, sender.phone, sender.email]} />}
      recipient={<Lines lines={[recipient.company, recipient.contact, recipient.city]} />}
      placeAndDate={<p>{letter.placeAndDate}</p>}
      subject={letter.subject ? <p>{`Objet\u00a0: ${letter.subject}`}</p> : null}
      salutation={<p>{letter.salutation}</p>}
      paragraphs={letter.paragraphs.map((paragraph, index) => (
        <ReadParagraph
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
          key={index}
          place={index}
          paragraph={paragraph}
          doubts={doubts.flatMap((doubt, number) => (doubt.paragraph === index ? [{ ...doubt, number }] : []))}
        />
      ))}
      closing={<p>{letter.closing}</p>}
      signature={<p>{letter.signature}</p>}
    />
  );
}
