import { missingFact, type SiteFacts } from '@coach/contracts/site-facts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../../paths.ts';

/** The operator’s address, as the help centre has it: what a page says of the installation is filled in when it is served. */
export function useOperatorEmail(): string | null {
  const { data, load, state } = useFetcher<SiteFacts>();
  useEffect(() => {
    if (!data && state === 'idle') void load(paths.resources());
  }, [data, load, state]);
  const email = data?.operatorEmail;
  return email && email !== missingFact ? email : null;
}
