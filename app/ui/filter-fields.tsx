/** The fields of a form whose answer stands below it: they follow the address, and keep the focus while the list is drawn anew. */
import { type ComponentProps, useEffect, useRef } from "react";
import { SelectField, TextField } from "./field.tsx";

/** What was typed before scripts ran stays; only another address sets the field. */
function useFollowing<Field extends HTMLInputElement | HTMLSelectElement>(given: string) {
  const field = useRef<Field>(null);
  const last = useRef(given);
  useEffect(() => {
    if (field.current && last.current !== given) field.current.value = given;
    last.current = given;
  }, [given]);
  return { ref: field, defaultValue: given };
}

type Followed<Props> = Omit<Props, "defaultValue" | "ref" | "id" | "name"> & { name: string; given: string };

export function FilterText({ given, ...field }: Followed<ComponentProps<typeof TextField>>) {
  const following = useFollowing<HTMLInputElement>(given);
  return <TextField {...field} {...following} type="search" autoComplete="off" />;
}

/** Sends its form as soon as something else is chosen. */
export function FilterSelect({ given, ...field }: Followed<ComponentProps<typeof SelectField>>) {
  const following = useFollowing<HTMLSelectElement>(given);
  return (
    <SelectField {...field} {...following} onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()} />
  );
}

/** Tells a screen reader what the list holds after each change. */
export function FilterStatus({ count, noun }: { count: number; noun: string }) {
  return (
    <p role="status" className="sr-only">
      {`${count || "No"} ${noun}${count === 1 ? "" : "s"} ${count ? "shown" : "found"}`}
    </p>
  );
}
