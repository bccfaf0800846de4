/** Follows the answer being given on a step, which the browser's own inputs hold. */
import { type RefObject, useEffect, useState } from "react";
import { applyExclusive } from "#app/features/catalogue/exclusive.ts";
import type { QuestionView } from "./question-view.ts";
import { sameValues } from "./same-values.ts";
import { findUnsaved, keepUnsaved, placeOf } from "./unsaved-answer.ts";

export type Selection = {
  values: readonly string[];
  choose(values: readonly string[]): void;
  /** Whether it differs from what is stored. */
  isUnsaved: boolean;
  /** False until scripts run, so that the server's page leaves every button enabled. */
  isLive: boolean;
};

export function useSelection(
  view: QuestionView,
  form: RefObject<HTMLFormElement | null>,
  typed: readonly string[] | null,
): Selection {
  const [values, setValues] = useState(typed ?? view.selection);
  const [isLive, setLive] = useState(false);
  const place = placeOf(view);

  // A choice made before the scripts ran, or before a reload, takes precedence over what the server knew.
  useEffect(() => {
    setLive(true);
    const inputs = form.current?.querySelectorAll<HTMLInputElement>("input[name=answer]:checked") ?? [];
    const shown = [...inputs].map((input) => input.value);
    const isEarly = !sameValues(shown, view.selection);
    const early = isEarly ? shown : findUnsaved(place);
    if (early) setValues(early);
    if (isEarly) keepUnsaved({ place, values: shown });
  }, [form, place, view.selection]);

  function choose(chosen: readonly string[]) {
    const settled = applyExclusive(view, chosen, values);
    setValues(settled);
    keepUnsaved(sameValues(settled, view.saved) ? null : { place, values: settled });
  }

  return { values, choose, isUnsaved: !sameValues(values, view.saved), isLive };
}

/** Saves the choice when a link leaves the questionnaire, since no form is submitted then. */
export function useSaveOnLeave(form: RefObject<HTMLFormElement | null>, { isUnsaved }: Selection): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !isUnsaved) return;
    return () => {
      if (location.pathname === "/questionnaire") return; // the step's own buttons were used, or the step is still shown
      const fields = new FormData(element);
      fields.set("intent", "keep");
      navigator.sendBeacon(element.action, fields);
    };
  }, [form, isUnsaved]);
}
