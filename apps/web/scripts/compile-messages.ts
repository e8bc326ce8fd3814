import { compile } from '@inlang/paraglide-js';
import { messageOptions } from './message-options.ts';

await compile(messageOptions);
