/** The form that chooses the period of the figures. */
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { PERIODS, type PeriodId } from "./period.ts";

/** Without scripts the button submits it; either way the address holds the choice. */
export function PeriodForm({ period, action }: { period: PeriodId; action: string }) {
  return (
    <Form method="get" action={action} className="mb-6 flex flex-wrap items-end gap-3">
      <SelectField
        key={period}
        label="Period"
        name="period"
        defaultValue={period}
        options={PERIODS.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button variant="secondary">Show</Button>
    </Form>
  );
}
