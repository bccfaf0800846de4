/** A modal question or short form, on the browser's own dialog: focus is kept inside and returns, Escape closes. */
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export type DialogProps = { title: ReactNode; open: boolean; onClose: () => void; children: ReactNode };

/** Rendered open by the server it stands in the page, readable and usable before any script. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useModal(open);
  const [openInMarkup] = useState(open);
  const titleId = useId();

  function close() {
    dialog.current?.close();
  }

  function closeFromBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      open={openInMarkup}
      onClose={onClose}
      onClick={closeFromBackdrop}
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

/** Keeps the element modal while `open`. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) element.close();
    else if (!element.matches(":modal")) {
      element.removeAttribute("open"); // the markup's own is not modal; closing it would report a close
      element.showModal();
    }
  }, [open]);
  return dialog;
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
