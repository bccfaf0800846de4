/** The fields of a filter above its list: they follow the address, and keep the focus while the list is rendered again. */
import { type ComponentProps, useEffect, useRef } from "react";
import { SelectField, TextField } from "./field.tsx";

/** Sets the field only when the address changes, so that what was typed before scripts ran stays. */
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

/** Submits its form as soon as another option is chosen. */
export function FilterSelect({ given, ...field }: Followed<ComponentProps<typeof SelectField>>) {
  const following = useFollowing<HTMLSelectElement>(given);
  return (
    <SelectField {...field} {...following} onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()} />
  );
}

/** Tells screen readers after each change how many entries the list has. */
export function FilterStatus({ count, noun }: { count: number; noun: string }) {
  return (
    <p role="status" className="sr-only">
      {`${count || "No"} ${noun}${count === 1 ? "" : "s"} ${count ? "shown" : "found"}`}
    </p>
  );
}
