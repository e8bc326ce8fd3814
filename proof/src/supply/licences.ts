/** Every licence that a package may have, and why. */
export const allowedLicences: Record<string, string> = {
  MIT: 'permissive',
  'MIT-0': 'permissive, without notice',
  ISC: 'permissive',
  '0BSD': 'permissive, without notice',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'Apache-2.0': 'permissive, with a grant of patents',
  'BlueOak-1.0.0': 'permissive',
  'Python-2.0': 'permissive',
  Unlicense: 'public domain',
  Zlib: 'permissive',
  'CC-BY-4.0': 'data under attribution (caniuse-lite, in the build only)',
  'OFL-1.1': 'fonts: free to embed and to serve; never sold by themselves',
  'MPL-2.0': 'copyleft of single files, which are used unchanged (lightningcss in the build, axe-core in tests)',
  'LGPL-3.0-or-later': 'libvips, loaded as a library of its own beside sharp, unchanged and replaceable',
};

/** The licences an expression leaves one with: of « A OR B » one is enough, of « A AND B » both count. */
export function licencesToMeet(expression: string): string[] {
  const plain = expression.replaceAll(/[()]/g, '');
  const choices = plain.split(/ OR /).map((choice) => choice.split(/ AND /).map((each) => each.trim()));
  return choices.find((all) => all.every((each) => each in allowedLicences)) ?? choices[0] ?? [];
}
