/** Whether what was chosen or typed is larger than the server takes, known before it is sent. */
import { type ChangeEvent, useState } from "react";

type Filled = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

export function useSizeCheck(mostBytes: number) {
  const [isTooLarge, setTooLarge] = useState(false);
  const onChange = ({ currentTarget }: Filled) => setTooLarge(sizeOf(currentTarget) > mostBytes);
  return { isTooLarge, onChange };
}

function sizeOf(field: Filled["currentTarget"]): number {
  const chosen = "files" in field ? field.files?.[0] : new Blob([field.value]);
  return chosen?.size ?? 0;
}
