import { missingFact } from '@coach/contracts/site-facts';

/** The operator's address as a link; what stands for a missing one is plain text, as the server writes it. */
export function OperatorEmail({ email }: { email: string }) {
  if (email === missingFact) return <span>{email}</span>;
  return (
    <span>
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>
    </span>
  );
}
