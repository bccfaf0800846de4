/** Goes back to the previous page; if this visit has none, or without JavaScript, to the page given. */
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { Link } from "./link.tsx";

export function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!(window.history.state?.idx > 0)) return; // the first page of this visit
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to={to}
      onClick={goBack}
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-medium text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back
    </Link>
  );
}
