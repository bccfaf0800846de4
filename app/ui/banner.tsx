/** A message about the page: what was done (a status) or what went wrong (an alert). */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type BannerTone = "success" | "error" | "warning" | "info";

const TONES = {
  success: { role: "status", icon: CircleCheck, box: "border-success/40 bg-success-soft", mark: "text-success" },
  info: { role: "status", icon: Info, box: "border-info/40 bg-info-soft", mark: "text-info" },
  warning: { role: "status", icon: TriangleAlert, box: "border-warning/40 bg-warning-soft", mark: "text-warning" },
  error: { role: "alert", icon: CircleAlert, box: "border-danger/40 bg-danger-soft", mark: "text-danger" },
} as const;

type BannerProps = { tone: BannerTone; title?: ReactNode; children?: ReactNode };

export function Banner({ tone, title, children }: BannerProps) {
  const { role, icon: Icon, box, mark } = TONES[tone];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-lg border px-4 py-3 ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
