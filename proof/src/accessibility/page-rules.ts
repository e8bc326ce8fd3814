/**
 * Each function runs in the page, alone: nothing outside it may be used. Each tells what it found as « criteria: fault ».
 */
export const pageRules: readonly (() => string[])[] = [
  findUnnamedPage,
  findBrokenReferences,
  findWrongNesting,
  findHeadingFaults,
  findLandmarkFaults,
  findLinkFaults,
  findNamesThatDiffer,
  findFieldFaults,
  findUnfillableFields,
  findEndlessMovement,
];

function findUnnamedPage(): string[] {
  const faults: string[] = [];
  const { doctype, documentElement, title } = document;
  if (doctype?.name !== 'html') faults.push('8.1: no doctype');
  if (!/^(fr|en)$/.test(documentElement.lang)) faults.push(`8.3 8.4: the page's language is "${documentElement.lang}"`);
  if (!/\S \| Coach Carrière$/.test(title)) faults.push(`8.5 8.6: the title is "${title}"`);
  for (const { lang } of document.querySelectorAll<HTMLElement>('[lang]'))
    if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(lang)) faults.push(`8.8: "${lang}" is no language`);
  return faults;
}

function findBrokenReferences(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `8.2: the id ${id} twice`);
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list', 'headers'])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/))
        if (id && !document.getElementById(id)) faults.push(`7.1 8.2: ${attribute} leads nowhere: ${id}`);
  return faults;
}

/** What the parser moves elsewhere when it reads the page again was nested wrongly. */
function findWrongNesting(): string[] {
  const outline = (root: Element): string =>
    `${root.localName}(${[...root.children].map((each) => outline(each)).join()})`;
  const again = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html');
  return outline(again.body) === outline(document.body) ? [] : ['8.2: elements are nested as no parser reads them'];
}

function findHeadingFaults(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6,[role="heading"]')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const levels = headings.map(({ localName, ariaLevel }) => Number(ariaLevel ?? localName.slice(1)));
  const firsts = levels.filter((level) => level === 1).length;
  const faults = firsts === 1 ? [] : [`9.1: ${firsts} headings of level 1`];
  for (const [index, level] of levels.entries()) {
    const text = headings[index]?.textContent?.trim();
    if (!text) faults.push('9.1: an empty heading');
    if (level > (levels[index - 1] ?? 1) + 1) faults.push(`9.1: from level ${levels[index - 1]} to ${level}: ${text}`);
  }
  return faults;
}

function findLandmarkFaults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const faults: string[] = [];
  for (const selector of [
    'main',
    '#page > header',
    'footer',
    'footer a[href="/plan-du-site"]',
    'footer a[href="/accessibilite"]',
  ])
    if (shown(selector).length !== 1) faults.push(`9.2 12.1 12.4 12.6: ${shown(selector).length} × ${selector}`);
  const names = shown('nav').map(({ ariaLabel }) => ariaLabel);
  if (names.includes(null) || new Set(names).size < names.length)
    faults.push(`12.6: navigations named ${names.join()}`);
  for (const nav of shown('nav'))
    if (nav.querySelectorAll('a').length > 1 && !nav.querySelector('ul, ol'))
      faults.push(`9.3: ${nav.ariaLabel} is no list`);
  if (document.querySelector('a')?.getAttribute('href') !== '#contenu' || !document.getElementById('contenu'))
    faults.push('12.7: the first link does not lead to the content');
  return faults;
}

function findLinkFaults(): string[] {
  const vague = /^\s*(ici|cliquez ici|en savoir plus|lire la suite|plus|here|more)\s*$/i;
  const announced = /nouvel onglet|nouvelle fenêtre|new tab|new window/i;
  return [...document.querySelectorAll('a')].flatMap((link) => {
    const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt);
    const name = [link.ariaLabel ?? link.textContent ?? '', ...pictures].join(' ');
    if (vague.test(name)) return [`6.1: a vague link: ${name}`];
    return link.target === '_blank' && !announced.test(name) ? [`13.2: opens a window unannounced: ${name}`] : [];
  });
}

function findNamesThatDiffer(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim();
  return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], summary[aria-label]')]
    .filter(({ textContent }) => plain(textContent ?? '').length > 1)
    .filter(({ textContent, ariaLabel }) => !plain(ariaLabel ?? '').includes(plain(textContent ?? '')))
    .map(({ textContent, ariaLabel }) => `6.1 11.9: "${textContent}" is called "${ariaLabel}"`);
}

function findFieldFaults(): string[] {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const fields = [...document.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea')];
  return fields
    .filter((field) => field.checkVisibility())
    .flatMap((field) => {
      const label = field.labels?.[0]?.textContent?.trim() ?? '';
      const isNamed = label || field.ariaLabel || field.getAttribute('aria-labelledby');
      if (!isNamed) return [`11.1: a field without a label: ${field.outerHTML.slice(0, 100)}`];
      const isAsked = field.required || field.ariaRequired === 'true';
      return isAsked && !/obligatoire|required/.test(label) ? [`11.10: nobody sees that it is required: ${label}`] : [];
    });
}

function findUnfillableFields(): string[] {
  const own =
    /^(nom complet|adresse e-mail|e-mail|téléphone|mot de passe|nouveau mot de passe|ville|site web|linkedin)\b/i;
  return [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter((field) => own.test(field.labels?.[0]?.textContent?.trim() ?? '') && !field.autocomplete)
    .map((field) => `11.13: the browser cannot fill in ${field.labels?.[0]?.textContent}`);
}

/** With movement wished away, nothing moves for longer than five seconds. */
function findEndlessMovement(): string[] {
  const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return ends.filter((end) => end > 5000).map((end) => `13.8: moves for ${end} ms`);
}
