/** The product's one name. */
export const productName = 'Coach Carrière';
