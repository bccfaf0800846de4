/** Buttons, and links that look like buttons: one primary per screen, secondary and quiet beside it, danger for what cannot be undone. */
import { LoaderCircle } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Link, type LinkProps } from "./link.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

type ButtonSize = "medium" | "large";

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Every page has many buttons, so their styles are rules in app.css rather than repeated in each page. */
function classes({ variant = "primary", size = "medium", className = "" }: Look) {
  return `button button-${variant} ${size === "large" ? "button-large" : ""} ${className}`.trimEnd();
}

export type ButtonProps = Omit<ComponentProps<"button">, "ref"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Whether its work is under way: the button is then disabled and shows `busyLabel`. */
  busy?: boolean;
  /** The text while busy. Its space is reserved from the start, so that nothing moves. */
  busyLabel?: string;
};

const STACKED = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";

export function Button({
  variant,
  size,
  className,
  busy = false,
  busyLabel,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const kept = useKeptFocus(busy);
  return (
    <button
      ref={kept}
      type="submit"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes({ variant, size, className })}
    >
      {busyLabel ? (
        <span className="grid">
          <span className={`${STACKED} ${busy ? "invisible" : ""}`}>{children}</span>
          <span className={`${STACKED} ${busy ? "" : "invisible"}`}>
            <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn" />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A button loses the focus when it is disabled. This returns the focus to it afterwards, unless something else has taken it. */
function useKeptFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes({ variant, size, className })} />;
}
