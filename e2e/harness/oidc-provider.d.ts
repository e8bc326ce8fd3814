/** The part of oidc-provider, which ships no types, that the journeys use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  class Prompt {
    constructor(options: { name: string; requestable: boolean });
  }
  export const interactionPolicy: {
    base: () => { add: (prompt: Prompt, index: number) => void };
    Prompt: typeof Prompt;
  };

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> };
  export type GrantContext = {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
