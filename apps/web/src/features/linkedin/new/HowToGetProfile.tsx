import { m } from '../../../paraglide/messages.js';
import { Disclosure } from '../../../ui/Disclosure.tsx';

const ways = [
  { title: m.linkedin_how_pdf, steps: [m.linkedin_how_pdf_1, m.linkedin_how_pdf_2, m.linkedin_how_pdf_3] },
  { title: m.linkedin_how_paste, steps: [m.linkedin_how_paste_1, m.linkedin_how_paste_2, m.linkedin_how_paste_3] },
  { title: m.linkedin_how_phone, steps: [m.linkedin_how_phone_1, m.linkedin_how_phone_2, m.linkedin_how_phone_3] },
];

/** How a profile leaves LinkedIn: its PDF or its text, on a computer or on a phone. */
export function HowToGetProfile() {
  return (
    <Disclosure summary={m.linkedin_how()}>
      <div className="flex flex-col gap-4">
        {ways.map(({ title, steps }) => (
          <div key={title()}>
            <h3 className="text-base">{title()}</h3>
            <ol className="mt-1 list-decimal pl-6 text-sm">
              {steps.map((step) => (
                <li key={step()}>{step()}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
