import { accessibilityAudit, accessibilityFigures, type Conformity } from '@coach/contracts/accessibility';
import { productName } from '@coach/contracts/brand';
import type { SiteFacts } from '@coach/contracts/site-facts';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { OperatorEmail } from '../../ui/OperatorEmail.tsx';
import { FactList, LegalSection, PlainList } from './LegalSection.tsx';

const states: Record<Conformity, () => string> = {
  total: m.legal_access_total,
  partial: m.legal_access_partial,
  none: m.legal_access_none,
};
const link = 'underline underline-offset-4';

/** The declaration of accessibility, in the order that the decree 2019-768 and the order of 20 September 2019 give it. */
export function AccessibilityStatement({ facts }: { facts: SiteFacts }) {
  return (
    <>
      <LegalSection title={m.legal_access_title()}>
        <FactList
          facts={[
            { name: m.legal_access_responsible(), value: facts.operatorName },
            { name: m.legal_access_service(), value: `${productName}, ${facts.origin}` },
          ]}
        />
        <p>{m.legal_access_promise()}</p>
        <p>{m.legal_access_scope()}</p>
      </LegalSection>
      <LegalSection title={m.legal_access_state()}>
        <p>{states[accessibilityFigures().conformity]()}</p>
      </LegalSection>
      <Results />
      <OutOfReach />
      <Drawing />
      <LegalSection title={m.legal_access_contact()}>
        <p>{m.legal_access_contact_text()}</p>
        <FactList
          facts={[
            { name: m.legal_notice_email(), value: <OperatorEmail email={facts.operatorEmail} /> },
            {
              name: m.legal_access_form(),
              value: (
                <Link to={paths.help()} className={link}>
                  {m.legal_access_form_link()}
                </Link>
              ),
            },
          ]}
        />
      </LegalSection>
      <Remedies />
    </>
  );
}

function Results() {
  const { applicable, conforming, rate } = accessibilityFigures();
  const { criteria, notApplicable, failing } = accessibilityAudit;
  return (
    <LegalSection title={m.legal_access_results()}>
      <p>{m.legal_access_results_text({ rate: rate.toLocaleString(m.legal_access_locale()) })}</p>
      <PlainList
        items={[
          m.legal_access_all({ criteria, applicable }),
          m.legal_access_conforming({ conforming }),
          m.legal_access_failing({ failing: failing.length }),
          m.legal_access_apart({ notApplicable }),
        ]}
      />
      <p>{m.legal_access_table()}</p>
    </LegalSection>
  );
}

function OutOfReach() {
  return (
    <LegalSection title={m.legal_access_out()}>
      <h3 className="mt-2 text-lg">{m.legal_access_faults()}</h3>
      <PlainList items={[m.legal_access_fault_heard()]} />
      <h3 className="mt-2 text-lg">{m.legal_access_burden()}</h3>
      <p>{m.legal_access_burden_none()}</p>
      <h3 className="mt-2 text-lg">{m.legal_access_exempt()}</h3>
      <PlainList items={[m.legal_access_exempt_own(), m.legal_access_exempt_others()]} />
    </LegalSection>
  );
}

function Drawing() {
  return (
    <LegalSection title={m.legal_access_made()}>
      <p>{m.legal_access_made_on({ date: formatDay(accessibilityAudit.evaluatedOn) })}</p>
      <h3 className="mt-2 text-lg">{m.legal_access_techniques()}</h3>
      <PlainList items={['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'SVG']} />
      <h3 className="mt-2 text-lg">{m.legal_access_tools()}</h3>
      <PlainList
        items={[
          m.legal_access_tool_browser(),
          m.legal_access_tool_axe(),
          m.legal_access_tool_tree(),
          m.legal_access_tool_own(),
        ]}
      />
      <p>{m.legal_access_tool_missing()}</p>
      <h3 className="mt-2 text-lg">{m.legal_access_sample()}</h3>
      <PlainList
        items={[
          m.legal_access_sample_public(),
          m.legal_access_sample_account(),
          m.legal_access_sample_cv(),
          m.legal_access_sample_interview(),
          m.legal_access_sample_advice(),
          m.legal_access_sample_area(),
          m.legal_access_sample_files(),
        ]}
      />
    </LegalSection>
  );
}

function Remedies() {
  return (
    <LegalSection title={m.legal_access_remedies()}>
      <p>{m.legal_access_remedies_text()}</p>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">
        <li>
          <a className={link} href="https://formulaire.defenseurdesdroits.fr/">
            {m.legal_access_remedy_form()}
          </a>
        </li>
        <li>
          <a className={link} href="https://www.defenseurdesdroits.fr/saisir/delegues">
            {m.legal_access_remedy_delegate()}
          </a>
        </li>
        <li>
          {m.legal_access_remedy_phone()}{' '}
          <a className={link} href="tel:+33969390000">
            {'09\u00a069\u00a039\u00a000\u00a000'}
          </a>
        </li>
        <li>
          {m.legal_access_remedy_post()}
          <address lang="fr" className="mt-1 not-italic">
            Défenseur des droits
            <br />
            Libre réponse 71120
            <br />
            75342 Paris CEDEX 07
          </address>
        </li>
      </ul>
    </LegalSection>
  );
}
