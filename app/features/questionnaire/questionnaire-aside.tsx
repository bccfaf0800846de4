/** The panel beside every step: where the answers are kept, a link to continue later, and a way to start again. */
import { Check, Cloud, Copy, MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { SIGN_IN_PATH } from "./address.ts";
import type { DraftRef } from "./draft.ts";
import { DraftFields } from "./questionnaire-fields.tsx";

export type AsideProps = {
  signedIn: boolean;
  savedAt: string | null;
  draft: DraftRef;
  /** The link that was just made. */
  parkedUrl: string | null;
  /** The form whose answer is saved with the others; on the summary it holds none. */
  formId: string;
};

export function QuestionnaireAside({ signedIn, savedAt, draft, parkedUrl, formId }: AsideProps) {
  const navigation = useNavigation();
  const isParking = navigation.formData?.get("intent") === "park";
  const Icon = signedIn ? Cloud : MonitorSmartphone;
  return (
    <>
      <section aria-labelledby="kept" className="flex flex-col gap-3">
        <h2 id="kept" className="flex items-center gap-2 text-base">
          <Icon aria-hidden className="size-5 text-muted" />
          {savedAt ? "Your answers are saved" : "Your answers are saved as you go"}
        </h2>
        <p className="text-sm text-muted">
          {signedIn ? (
            <>
              They are kept in your account{savedAt ? <SavedAt at={savedAt} /> : null}. You can continue on any device.
            </>
          ) : (
            <>
              They are kept in this browser for 30 days.{" "}
              <Link to={SIGN_IN_PATH} className="link">
                Sign in
              </Link>{" "}
              to keep them in your account.
            </>
          )}
        </p>
        <div>
          <Button variant="secondary" form={formId} name="intent" value="park" busy={isParking} busyLabel="Saving…">
            Save for later
          </Button>
        </div>
        {parkedUrl ? <ParkedLink url={parkedUrl} /> : null}
      </section>
      {savedAt ? <StartAgain draft={draft} /> : null}
    </>
  );
}

/** To the minute and in UTC, so that the server and every browser render the same. */
function SavedAt({ at }: { at: string }) {
  return (
    <>
      , last at <time dateTime={at}>{at.slice(11, 16)} UTC</time>
    </>
  );
}

function ParkedLink({ url }: { url: string }) {
  return (
    <Banner tone="success" title="Saved. Open this link to return to your answers:">
      <div className="mt-2 flex flex-col gap-3">
        <TextField
          label="Your link"
          name="parked-link"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div>
          <CopyButton text={url} />
        </div>
        <p className="text-sm">
          It works for 30 days, in any browser, for anyone who has it. The chosen client is not included.
        </p>
      </div>
    </Banner>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;

  function copy() {
    // If the browser refuses permission, the link above can still be selected.
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      .catch(() => {});
  }

  return (
    <Button type="button" variant="quiet" onClick={copy}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{copied ? "Copied" : "Copy link"}</span>
    </Button>
  );
}

function StartAgain({ draft }: { draft: DraftRef }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer rounded-sm text-muted underline underline-offset-4 hover:text-ink">
        Start again
      </summary>
      <Form method="post" action="/questionnaire" className="mt-3 flex flex-col items-start gap-3">
        <DraftFields draft={draft} />
        <p className="text-muted">
          This removes every answer of this assessment. Other assessments in progress and documents you have generated
          are kept.
        </p>
        <Button variant="danger" name="intent" value="start-again">
          Remove all answers
        </Button>
      </Form>
    </details>
  );
}
