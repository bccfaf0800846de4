/** The day and time at which an article is to appear, in the admin's own time zone. */
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { toLocal, ZONES } from "./zoned-time.ts";

type PublishTimeProps = {
  /** The time set so far. */
  scheduledFor: Date | null;
  /** What was typed, if the form came back. */
  typed?: { publishOn?: string; zone?: string };
  error?: string;
};

export function PublishTime({ scheduledFor, typed, error }: PublishTimeProps) {
  const { own, time, zone, local } = useOwnZone(scheduledFor, typed?.zone);
  const { formData } = useNavigation();
  const zones = [...new Set([...ZONES, ...[own, typed?.zone].filter((name) => typeof name === "string")])];
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-5">
      <legend className="sr-only">Appear later</legend>
      <TextField
        ref={time}
        label="Appear on"
        name="publishOn"
        type="datetime-local"
        error={error}
        defaultValue={typed?.publishOn ?? local}
      />
      <SelectField
        ref={zone}
        label="Time zone"
        name="zone"
        defaultValue={typed?.zone ?? "UTC"}
        options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
      />
      <Button
        name="intent"
        value="schedule"
        variant="secondary"
        busy={formData?.get("intent") === "schedule"}
        busyLabel="Scheduling..."
        disabled={formData !== undefined}
        aria-describedby="about-schedule"
      >
        {scheduledFor ? "Change the time" : "Schedule"}
      </Button>
      <p id="about-schedule" className="text-sm text-muted">
        Saves it and publishes it automatically at that time.
      </p>
    </fieldset>
  );
}

/** The zone is UTC until scripts run, then the browser's, unless something has been typed or chosen. */
function useOwnZone(scheduledFor: Date | null, chosen: string | undefined) {
  const own = useSyncExternalStore(neverChanges, zoneOfBrowser, () => null);
  const time = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLSelectElement>(null);
  const local = scheduledFor ? toLocal(scheduledFor, "UTC") : "";
  useEffect(() => {
    const [timeField, zoneField] = [time.current, zone.current];
    if (own === null || chosen || !timeField || zoneField?.value !== "UTC" || timeField.value !== local) return;
    zoneField.value = own;
    if (scheduledFor) timeField.value = toLocal(scheduledFor, own);
  }, [own, chosen, local, scheduledFor]);
  return { own, time, zone, local };
}

const neverChanges = () => () => {};
const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
