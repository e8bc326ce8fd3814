/** What must not be found on a page: the criteria of RGAA 4.1 it would break, and what it would be. */
export type SelectorRule = { criteria: string; what: string; selector: string };

export const selectorRules: readonly SelectorRule[] = [
  {
    criteria: '8.2 8.9 10.1',
    what: 'presentation in the markup',
    selector:
      'center, font, marquee, blink, big, tt, strike, basefont, [align], [bgcolor], body[text], [border], [valign]',
  },
  {
    criteria: '8.2',
    what: 'a control within a control',
    selector: 'a a, a button, button a, button button, label label, form form, a input, button input',
  },
  {
    criteria: '8.2 9.3',
    what: 'an element not allowed there',
    selector: 'p div, p ul, p p, ul > :not(li, script, template), ol > :not(li, script, template)',
  },
  { criteria: '1.1 1.2', what: 'an image without alt', selector: 'img:not([alt])' },
  {
    criteria: '1.1 1.2',
    what: 'a drawing neither named nor hidden',
    selector: 'svg:not([role="img"][aria-label], [aria-hidden="true"], [aria-hidden="true"] svg)',
  },
  {
    criteria: '1.4 1.5 2.1 4.1 4.8',
    what: 'content that the table says there is none of',
    selector: 'video, audio, iframe, frame, object, embed, canvas, area, input[type="image"]',
  },
  {
    criteria: '5.4',
    what: 'a table without a name',
    selector: 'table:not(:has(> caption), [aria-labelledby], [aria-label])',
  },
  { criteria: '5.6', what: 'a table without headings', selector: 'table:not(:has(th))' },
  { criteria: '5.7', what: 'a heading of no column or row', selector: 'th:not([scope], [id])' },
  { criteria: '6.1 7.3', what: 'a link that leads nowhere', selector: 'a:not([href])' },
  {
    criteria: '11.6 11.7',
    what: 'a group of fields without a name',
    selector:
      'fieldset:not(:has(legend), [aria-label], [aria-labelledby]), [role="group"]:not([aria-label], [aria-labelledby]), [role="radiogroup"]:not([aria-label], [aria-labelledby])',
  },
  {
    criteria: '11.5',
    what: 'a radio button in no group',
    selector: 'input[type="radio"]:not(fieldset *, [role="radiogroup"] *)',
  },
  { criteria: '12.8', what: 'an order of its own', selector: '[tabindex]:not([tabindex="0"], [tabindex="-1"])' },
  { criteria: '12.10', what: 'a shortcut of one key', selector: '[accesskey]' },
  { criteria: '13.1', what: 'a page that renews itself', selector: 'meta[http-equiv="refresh" i]' },
  {
    criteria: '10.4',
    what: 'a page that cannot be enlarged',
    selector: 'meta[name="viewport"]:is([content*="user-scalable=no"], [content*="maximum-scale"])',
  },
];
