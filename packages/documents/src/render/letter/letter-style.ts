/** The look of a letter in all formats. Sizes in points, colours without `#`. */
export const letterStyle = {
  ink: '1D2321',
  soft: '4C5652',
  accent: '1F4D3F',
  name: 13,
  body: 11,
  margin: { side: 72, top: 62, bottom: 56 },
  /** Where the recipient, the date and the signature begin, from the left margin. */
  right: 255,
  /** Between the parts of the letter. */
  gap: { recipient: 20, date: 20, subject: 20, salutation: 16, paragraph: 8, closing: 8, signature: 22 },
} as const;
