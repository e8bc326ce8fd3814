import { Toast } from '@base-ui/react/toast';
import { m } from '../paraglide/messages.js';
import { CloseMark } from './CloseMark.tsx';
import { cx } from './cx.ts';

type Tone = 'success' | 'error' | 'info';
const manager = Toast.createToastManager();

type ToastOptions = {
  title: string;
  description?: string;
  tone: Tone;
  duration?: number;
  /** Undoes what is told; the toast then stays longer, and goes once pressed. */
  action?: { label: string; onPress: () => void };
};

/** Says what just happened, politely; `duration` in ms (4 500 unless told, 9 000 with an action). */
export function toast({ title, description, tone, action, duration = action ? 9000 : 4500 }: ToastOptions): void {
  const press = () => {
    manager.close(id);
    action?.onPress();
  };
  const actionProps = action ? { children: action.label, onClick: press } : undefined;
  // Base UI hides a high-priority toast from assistive technology while its close button can still be reached.
  const id = manager.add({ title, description, type: tone, timeout: duration, priority: 'low', actionProps });
}

/**
 * The place toasts appear in, once per layout: above, since what is pressed next stands below. A phone shows the latest
 * alone: three would cover half of it.
 */
export function Toaster() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-4 z-60 flex flex-col gap-3 max-sm:[&>*:nth-child(n+2)]:hidden sm:top-24 sm:right-6 sm:left-auto sm:w-104">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const edges: Record<Tone, string> = { success: 'border-ok', error: 'border-bad', info: 'border-brand' };

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection={['right', 'up']}
      className={cx(
        'relative rounded-lg border-l-[6px] bg-card shadow-raised transition-opacity data-ending-style:opacity-0 data-limited:hidden motion-safe:animate-[toast-in_.25s_ease-out]',
        edges[(item.type as Tone | undefined) ?? 'info'],
      )}
    >
      {/* Heard at once where it tells of a failure, in its turn otherwise. */}
      <Toast.Content
        role={item.type === 'error' ? 'alert' : 'status'}
        className="flex items-start gap-3 py-3 pr-2 pl-4"
      >
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-semibold text-base" />
          <Toast.Description className="text-sm text-ink-soft" />
          <Toast.Action className="-ml-3 min-h-11 cursor-pointer rounded-md px-3 font-semibold text-brand underline hover:bg-brand-soft" />
        </div>
        <Toast.Close
          aria-label={m.common_close()}
          // It can be reached at any time: Base UI would hide it from assistive technology until it is.
          aria-hidden={false}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-brand-soft"
        >
          <CloseMark />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
