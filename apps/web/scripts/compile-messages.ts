import { readFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { messageOptions } from './message-options.ts';

// Paraglide compiles nothing, without a word, when the plugin is not where the settings say.
const settingsFile = new URL('../project.inlang/settings.json', import.meta.url);
const settings: { modules: string[] } = JSON.parse(await readFile(settingsFile, 'utf8'));
const installed = import.meta.resolve('@inlang/plugin-message-format');
const named = settings.modules.map((module) => new URL(`../${module}`, import.meta.url).href);
if (!named.includes(installed)) throw new Error(`project.inlang/settings.json should name ${installed}`);

await compile(messageOptions);
