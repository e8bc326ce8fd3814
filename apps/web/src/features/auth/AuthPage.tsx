import { m } from '../../paraglide/messages.js';

export function AuthPage() {
  return <h1 className="container-page py-16 text-4xl">{m.auth_signin()}</h1>;
}
