/** How many answers a page has been given, as the key of what each of them begins anew. */
import { useState } from "react";

/** Rises with each new answer; undefined is none. The key of the location would not do, since a fragment changes it too. */
export function useAnswerCount(answer: object | undefined): number {
  const [last, setLast] = useState({ answer, count: 0 });
  if (answer && answer !== last.answer) setLast({ answer, count: last.count + 1 });
  return last.count;
}
