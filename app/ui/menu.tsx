/** A button that opens a panel of links. As a native popover it opens, and closes on Escape or a click outside, before any script runs. */
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

type MenuProps = {
  /** Unique on the page; links the button to the panel. */
  id: string;
  button: ReactNode;
  buttonClassName?: string;
  /** Positions the panel, measured from the top of the document. */
  className: string;
  children: ReactNode;
};

export function Menu({ id, button, buttonClassName = "", className, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);

  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClassName}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`absolute inset-auto m-0 border border-line bg-raised text-ink shadow-lg print:hidden ${className}`}
      >
        {children}
      </div>
    </>
  );
}
