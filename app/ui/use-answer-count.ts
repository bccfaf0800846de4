/** Counts the answers that a page has received, to be used as the key of what each new answer must reset. */
import { useState } from "react";

/** Rises with each new answer; undefined is not one. The location's key would not do, since a fragment changes it too. */
export function useAnswerCount(answer: object | undefined): number {
  const [last, setLast] = useState({ answer, count: 0 });
  if (answer && answer !== last.answer) setLast({ answer, count: last.count + 1 });
  return last.count;
}
