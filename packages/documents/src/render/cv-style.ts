/** The look all formats share. Sizes in points, colours without `#`. */
export const cvStyle = {
  ink: '1D2321',
  soft: '4C5652',
  accent: '1F4D3F',
  hairline: 'C9D3CE',
  name: 27,
  headline: 12.5,
  contact: 9.5,
  section: 13,
  entry: 11,
  body: 10.25,
  margin: { side: 58, top: 54, bottom: 52 },
} as const;

/** Between contact details, and between the items of a list set in a line. */
export const inlineSeparator = ' · ';
