/** A modal question or short form, on the browser's own dialog: focus is kept inside and returns, Escape closes. */
import { X } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export type DialogProps = {
  title: ReactNode;
  open: boolean;
  /** Whether its form is being sent. If closed meanwhile, the dialog opens again when the answer keeps it open. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** If the server renders it open, it is part of the page, and can be read and used before any script runs. */
export function Dialog({ title, open, busy = false, onClose, children }: DialogProps) {
  const dialog = useModal(open, busy);
  const [openInMarkup] = useState(open);
  const backdrop = useBackdrop(close);
  const titleId = useId();

  function close() {
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      open={openInMarkup}
      onClose={() => open && !busy && onClose()}
      {...backdrop}
      aria-labelledby={titleId}
      className="m-auto overscroll-contain w-[min(36rem,calc(100vw-2rem))] rounded-xl border border-line bg-raised p-0 text-ink shadow-lg backdrop:bg-deep/60"
    >
      <div className="relative p-5 sm:p-7">
        <h2 id={titleId} className="mb-5 pe-12 text-2xl">
          {title}
        </h2>
        {children}
        {/* Last, so that the browser puts the focus on the first field. */}
        <CloseButton onClick={close} />
      </div>
    </dialog>
  );
}

/** Makes the element modal when it is `open`, and again when it is still open after being `busy`. */
function useModal(open: boolean, busy: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: while busy the person may have closed it
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) element.close();
    else if (!element.matches(":modal")) {
      element.removeAttribute("open"); // opened by the markup it is not modal, and calling close() would report a close
      element.showModal();
    }
  }, [open, busy]);
  return dialog;
}

/** A press on the backdrop closes; the keyboard has Escape and the button. A drag that only ends there, as when selecting text, does not. */
function useBackdrop(close: () => void) {
  const began = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      began.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (began.current && target === currentTarget) close();
    },
  };
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute end-3 top-4 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden className="size-5" />
      <span className="sr-only">Close</span>
    </button>
  );
}
