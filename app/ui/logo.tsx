/** The portal's logo: a P drawn as a sheet with a cut corner, and the name beside it. */
import { SITE_NAME } from "#app/shared/site.ts";

export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M10.5 25.5V7h8l5 5v6.5h-13"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-lg font-semibold tracking-tight">{SITE_NAME}</span>
    </span>
  );
}
