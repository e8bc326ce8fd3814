/**
 * Run as a program: unpacks the Chromium that comes as an npm package into the folder given, its libraries
 * and fonts beside it. A program of its own because the package changes the environment of its process.
 */
const [folder = ''] = process.argv.slice(2);
process.env.TMPDIR = folder;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();
