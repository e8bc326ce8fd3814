import { isToolName } from '../../skills/tool-name.ts';

const tool =
  /^(?:\p{Lu}\p{Ll}+(?:\p{Lu}\p{L}*)?|\p{Lu}+\p{Ll}+\p{Lu}\p{L}*|SAP|GLPI|GMAO|GPAO|WMS|TMS|TIA|MS)(?:[ -][\p{Lu}\d]\S*)*$/u;

/** « NetSoins », « SAP »: no norm, no board and no paper, which are written in capitals as well. */
export function isTool(name: string): boolean {
  return tool.test(name) && isToolName(name.split(' ')[0] ?? '');
}
