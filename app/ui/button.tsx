/** Buttons, and links that look like buttons: primary once a screen, secondary and quiet beside it, danger for what cannot be undone. */
import { LoaderCircle } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Link, type LinkProps } from "./link.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

type ButtonSize = "medium" | "large";

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Buttons stand on every page, many of them: their looks are rules of app.css, so that a page need not carry them each time. */
function classes({ variant = "primary", size = "medium", className = "" }: Look) {
  return `button button-${variant} ${size === "large" ? "button-large" : ""} ${className}`.trimEnd();
}

export type ButtonProps = Omit<ComponentProps<"button">, "ref"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disabled and saying so, while its work is done. */
  busy?: boolean;
  /** What it says while busy. Its room is kept from the start, so that nothing moves. */
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

/** A disabled button lets go of the focus, which would then be nowhere; it comes back unless something else took it meanwhile. */
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
