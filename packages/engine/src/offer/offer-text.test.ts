import { expect, test } from 'vitest';
import { parseOffer } from './parse-offer.ts';
import { splitOffer } from './split-offer.ts';

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><nav><a>Accueil</a><a>Recruteurs</a></nav>` +
  `<div id="cookie-banner"><p>Nous utilisons Python et des cookies.</p></div><main>${main}</main>` +
  '<aside><h2>Offres similaires</h2><p>Développeur Java</p></aside><footer>CGU Docker</footer></body></html>';

test('what a page tells machines comes first, its menus and other offers not at all', () => {
  const posting = {
    '@graph': [
      {
        '@type': 'JobPosting',
        title: 'Couvreur F/H',
        hiringOrganization: { name: 'Toits d’Opale' },
        jobLocation: [{ address: { addressLocality: 'Calais', postalCode: '62100' } }],
        baseSalary: { currency: 'EUR', value: { minValue: 2100, maxValue: 2400, unitText: 'MONTH' } },
      },
    ],
  };
  const offer = parseOffer(
    page(
      '<h1>Couvreur F/H</h1><div class="breadcrumb">Emploi Calais</div><h2>Profil</h2><ul><li>Permis B</li></ul>',
      `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    ),
  );
  expect(offer).toMatchObject({
    title: 'Couvreur',
    company: 'Toits d’Opale',
    city: 'Calais',
    salary: { min: 2100, max: 2400, period: 'month' },
    mustHave: ['Permis B'],
  });
  expect(offer.text).not.toMatch(/cookies|Java|Docker|Recruteurs/);
});

test('labels side by side are apart, and broken JSON-LD is passed over', () => {
  const { text } = parseOffer(
    page(
      '<h1>Couvreur</h1><p><span>CDI</span><span>Calais</span></p>',
      '<script type="application/ld+json">{"@</script>',
    ),
  );
  expect(text.split('\n')).toEqual(expect.arrayContaining(['CDI', 'Calais']));
});

const partsOf = (text: string) => splitOffer(text).map(({ part, text: line }) => `${part}: ${line}`);

test('what was glued onto one line is cut apart again', () => {
  const lines = partsOf(
    'FACTEUR (H/F) à GapVOS MISSIONSTrier le courrier et les colisDistribuer à véloPrésenter les servicesAssurer la relation avec les habitantsVOTRE PROFILPermis B obligatoireVous aimez travailler dehors',
  );
  expect(lines).toContain('missions: Distribuer à vélo');
  expect(lines).toContain('profile: Permis B obligatoire');
});

test('headings inside one long line open their parts', () => {
  const lines = partsOf(
    'CHEF DE CUISINE (H/F) Poste basé à Guéret. Notre résidence recherche son chef. Missions : élaborer les menus, gérer les commandes. Profil : CAP cuisine, cinq ans d’expérience. Salaire 2400 € brut par mois. Avantages : repas, mutuelle.',
  );
  expect(lines.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['missions', 'profile', 'perks']));
});

test('the page around an offer says nothing', () => {
  expect(
    partsOf(
      'Accueil > Offres > Santé > Infirmier\nPostuler\n[ JE POSTULE ]   Partager : in f X\nPublié le 12 novembre 2026 - Plus de 50 candidatures\n#emploi #infirmier\nNous utilisons des cookies.',
    ),
  ).toEqual([]);
});

test('headings in the words of the day', () => {
  expect(
    partsOf(
      'Couvreur\nCe qu’on attend de toi :\nPermis B\nCe que tu feras chez nous\nPoser les tuiles\nCe qu’on t’offre :\nDes repas',
    ),
  ).toEqual(expect.arrayContaining(['profile: Permis B', 'missions: Poser les tuiles', 'perks: Des repas']));
});

test('duties told in prose count, whatever stands above', () => {
  const [, , line] = splitOffer(
    'Couvreur\nL’entreprise\nConcrètement, vous allez poser les tuiles et tailler les ardoises.',
  );
  expect(line?.part).toBe('missions');
});
