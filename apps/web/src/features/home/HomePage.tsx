import { m } from '../../paraglide/messages.js';

export default function HomePage() {
  return <h1 className="container-page py-16 text-4xl">{m.home_title()}</h1>;
}
